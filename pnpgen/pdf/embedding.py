"""Fonts as PDF holds them: subsets of TrueType files, addressed by glyph, with the text of each glyph."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import sha1
from itertools import groupby

import uharfbuzz as harfbuzz
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFName,
    PDFObjectReference,
    PDFString,
)

from pnpgen.pdf.font import Font
from pnpgen.pdf.numbers import short
from pnpgen.pdf.objects import stream

LEFT_OUT = ("GDEF", "GPOS", "GSUB", "STAT", "BASE", "DSIG", "gasp", "kern", "cmap", "name", "meta", "MATH")
"""Tables a PDF reader has no use for."""
SYMBOLIC, ITALIC = 4, 64


def embed(font: Font, texts: Mapping[int, str], document: PDFDocument) -> PDFDictionary:
    """The font object for the glyphs of a document, given the text each code stands for."""
    glyphs = sorted({font.glyph(code) for code in texts})
    data = subset(font, glyphs)
    tag = sha1(repr((font.name, sorted(texts.items()))).encode(), usedforsecurity=False).digest()
    name = "".join(chr(65 + byte % 26) for byte in tag[:6]) + "+" + font.name
    program = stream(zlib.compress(data), Length1=len(data), Filter=PDFName("FlateDecode"))
    descriptor = PDFDictionary({**measures(font), "FontName": PDFName(name)})
    descriptor["Type"] = PDFName("FontDescriptor")
    descriptor["FontFile2"] = document.Reference(program, f"program {font.name}")
    to_unicode = stream(zlib.compress(cmap(texts).encode("ascii")), Filter=PDFName("FlateDecode"))
    descendant = PDFDictionary(
        {
            "Type": PDFName("Font"),
            "Subtype": PDFName("CIDFontType2"),
            "BaseFont": PDFName(name),
            "CIDSystemInfo": PDFDictionary(
                {"Registry": PDFString("Adobe"), "Ordering": PDFString("Identity"), "Supplement": 0}
            ),
            "FontDescriptor": document.Reference(descriptor, f"descriptor {font.name}"),
            "DW": 1000,
            "W": widths(font, texts),
            "CIDToGIDMap": code_map(font, texts, document),
        }
    )
    return PDFDictionary(
        {
            "Type": PDFName("Font"),
            "Subtype": PDFName("Type0"),
            "BaseFont": PDFName(name),
            "Encoding": PDFName("Identity-H"),
            "DescendantFonts": PDFArray([document.Reference(descendant, f"descendant {font.name}")]),
            "ToUnicode": document.Reference(to_unicode, f"texts {font.name}"),
        }
    )


def subset(font: Font, glyphs: list[int]) -> bytes:
    """The TrueType file with the outlines of some glyphs only, their numbers unchanged."""
    wanted = harfbuzz.SubsetInput()
    wanted.glyph_set.update(glyphs)
    wanted.flags = (
        harfbuzz.SubsetFlags.RETAIN_GIDS
        | harfbuzz.SubsetFlags.NO_HINTING
        | harfbuzz.SubsetFlags.NOTDEF_OUTLINE
        | harfbuzz.SubsetFlags.NO_LAYOUT_CLOSURE
    )
    wanted.drop_table_tag_set.update(int.from_bytes(tag.ljust(4).encode(), "big") for tag in LEFT_OUT)
    return bytes(harfbuzz.subset(font.face, wanted).blob.data)


def measures(font: Font) -> dict[str, object]:
    """The numbers of a font descriptor, in thousandths of an em."""
    head = font.face.reference_table("head").data
    box = [int.from_bytes(head[i : i + 2], "big", signed=True) * 1000 / font.upem for i in (36, 38, 40, 42)]
    return {
        "Flags": SYMBOLIC | (ITALIC if font.italic else 0),
        "FontBBox": PDFArray([round(v) for v in box]),
        "ItalicAngle": -12 if font.italic else 0,
        "Ascent": round(font.ascent * 1000),
        "Descent": round(-font.descent * 1000),
        "CapHeight": round(font.ascent * 700),
        "StemV": round(font.weight / 6),
    }


def widths(font: Font, texts: Mapping[int, str]) -> str:
    """The `W` array: for each run of codes the widths of their glyphs."""
    rows: list[str] = []
    numbered = enumerate(sorted(texts))
    for _, run in groupby(numbered, key=lambda pair: pair[1] - pair[0]):
        codes = [code for _, code in run]
        values = (font.font.get_glyph_h_advance(font.glyph(code)) * 1000 / font.upem for code in codes)
        rows.append(f"{codes[0]} [{' '.join(map(short, values))}]")
    return f"[{' '.join(rows)}]"


def code_map(font: Font, texts: Mapping[int, str], document: PDFDocument) -> object:
    """How codes become glyphs: as they are, unless one glyph stands for several characters."""
    if all(font.glyph(code) == code for code in texts):
        return PDFName("Identity")
    table = bytearray(2 * (max(texts) + 1))
    for code in texts:
        table[2 * code : 2 * code + 2] = font.glyph(code).to_bytes(2, "big")
    found = stream(zlib.compress(bytes(table)), Filter=PDFName("FlateDecode"))
    return document.Reference(found, f"codes {font.name}")


def cmap(texts: Mapping[int, str]) -> str:
    """The ToUnicode map: what each code says, so that text can be searched and copied."""
    rows = [
        f"<{code:04X}> <{text.encode('utf-16-be').hex().upper()}>"
        for code, text in sorted(texts.items())
        if text
    ]
    blocks = [rows[i : i + 100] for i in range(0, len(rows), 100)]
    body = [line for block in blocks for line in (f"{len(block)} beginbfchar", *block, "endbfchar")]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
            "1 begincodespacerange <0000> <FFFF> endcodespacerange",
            *body,
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        ]
    )


def reference(font: Font) -> PDFObjectReference:
    """The reference to a font that is embedded when the document is finished."""
    return PDFObjectReference(f"font {font.name}")
