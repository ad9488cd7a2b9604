"""Rules as programs: the kernel, and what plays, walks and checks them."""
