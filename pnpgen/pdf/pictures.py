"""Pictures from PNG and JPEG files, as PDF holds them."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha1
from pathlib import Path

from PIL import Image, ImageOps, UnidentifiedImageError

MOST_PIXELS = 60_000_000
MODES: Mapping[str, str] = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}


class PictureError(Exception):
    """Says why a file is no picture that can be printed."""


@dataclass(frozen=True, eq=False)
class Picture:
    """Pixels ready for a PDF, and the mask of a transparent picture."""

    name: str
    width: int
    height: int
    color_space: str
    filter: str
    data: bytes
    mask: bytes | None = None
    inverted: bool = False
    """Whether its inks are stored upside down, as Adobe writes CMYK JPEG files."""


@lru_cache(64)
def load_picture(path: Path) -> Picture:
    """The picture of a PNG or JPEG file; PictureError where it is neither or is broken."""
    try:
        data = path.read_bytes()
        with Image.open(path, formats=("PNG", "JPEG")) as image:
            if image.width * image.height > MOST_PIXELS:
                raise PictureError(f"it has {image.width} x {image.height} pixels, more than {MOST_PIXELS}")
            image.load()
            name = "I" + sha1(data, usedforsecurity=False).hexdigest()[:12]
            # A JPEG that says how it is turned must be turned here: PDF does not know.
            if image.format == "JPEG" and image.mode in MODES and image.getexif().get(0x0112, 1) == 1:
                space = MODES[image.mode]
                inverted = image.mode == "CMYK" and "adobe" in image.info
                return Picture(name, *image.size, space, "/DCTDecode", data, inverted=inverted)
            return _flat(name, image)
    except (UnidentifiedImageError, Image.DecompressionBombError, SyntaxError, ValueError, EOFError) as error:
        raise PictureError(f"it is no PNG or JPEG file that can be read ({error})") from error
    except OSError as error:
        raise PictureError(error.strerror or str(error)) from error


def _flat(name: str, image: Image.Image) -> Picture:
    turned = ImageOps.exif_transpose(image)
    mask = None
    if "A" in turned.getbands() or "transparency" in turned.info:
        rgba = turned.convert("RGBA")
        alpha = rgba.getchannel("A")
        if alpha.getextrema()[0] != 255:
            mask = zlib.compress(alpha.tobytes())
        turned = rgba
    plain = turned.convert("L" if turned.mode in ("1", "L") else "RGB")
    data = zlib.compress(plain.tobytes())
    return Picture(name, *plain.size, MODES[plain.mode], "/FlateDecode", data, mask)
