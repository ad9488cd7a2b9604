"""`python -m pnpgen`."""

from pnpgen.cli.main import main

if __name__ == "__main__":
    main()
