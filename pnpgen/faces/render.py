"""Faces rendered: a template and what it shows become SVG."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha1

from lxml import etree

from pnpgen.faces.errors import BROKEN, template_error, xml_error
from pnpgen.faces.face import Face
from pnpgen.faces.origin import Origins, separate
from pnpgen.faces.sandbox import BUDGET, Budget, TooMuchWorkError
from pnpgen.faces.templates import Templates
from pnpgen.findings import AuthorError, Finding

LONGEST = 2_000_000
"""How many characters the SVG of one face may have."""
ICON = re.compile(r"<icon:([A-Za-z0-9_-]+)\s*/>")
FORBIDDEN = re.compile(r"<!(?:DOCTYPE|ENTITY)")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SVG = "{http://www.w3.org/2000/svg}"
SIZE = re.compile(r"(\d+(?:\.\d+)?|\.\d+)mm")


def render_face(templates: Templates, name: str, context: Mapping[str, object], subject: str = "") -> Face:
    """The face a template makes of a context; AuthorError where template or SVG are wrong."""
    try:
        marked = render(templates, name, context)
    except BROKEN as error:
        raise template_error(error, templates, name, context, subject) from error
    except RecursionError as error:
        raise template_error(error, templates, name, context, subject) from error
    text, origins = separate(marked)
    text = ICON.sub(r'<span class="icon">\1</span>', text)
    root = parse(text, origins, subject)
    left, top, width, height = measures(root, origins)
    language = str(root.get(LANGUAGE) or context.get("locale", ""))
    root.set(LANGUAGE, language)
    digest = sha1(f"{name}\n{language}\n{text}".encode(), usedforsecurity=False).hexdigest()
    return Face(name, root, left, top, width, height, origins, subject, templates.pictures, digest)


def render(templates: Templates, name: str, context: Mapping[str, object]) -> str:
    """The marked text of a template; TooMuchWorkError where it is endless."""
    template = templates.environment.get_template(name)
    parts: list[str] = []
    length = 0
    for part in template.generate(**{**context, BUDGET: Budget()}):
        length += len(part)
        if length > 2 * LONGEST:  # the markers count too
            text, origins = separate("".join(parts))
            raise TooMuchWorkError(f"more than {LONGEST} characters of SVG", origins.place(text.count("\n")))
        parts.append(part)
    return "".join(parts)


def parse(text: str, origins: Origins, subject: str) -> etree._Element:
    """The root of well-formed SVG without entities or a document type."""
    forbidden = FORBIDDEN.search(text)
    if forbidden:
        place = origins.place(text[: forbidden.start()].count("\n"))
        raise AuthorError(Finding("V108", "SVG of faces has no DOCTYPE and no entities", place))
    if len(text) > LONGEST:
        message = f"the SVG has {len(text)} characters, more than {LONGEST}"
        raise AuthorError(Finding("V106", message, origins.place(text[:LONGEST].count("\n"))))
    parser = etree.XMLParser(
        resolve_entities=False, load_dtd=False, no_network=True, remove_comments=True, remove_pis=True
    )
    try:
        return etree.fromstring(text.encode(), parser)
    except etree.XMLSyntaxError as error:
        raise xml_error(error, origins, subject) from error


def measures(root: etree._Element, origins: Origins) -> tuple[float, float, float, float]:
    """Left, top, width and height of a face in mm."""
    line = root.sourceline
    place = origins.place(line - 1 if isinstance(line, int) else 0)
    if root.tag != SVG + "svg":
        hint = f'begin with <svg xmlns="{SVG[1:-1]}" viewBox="0 0 63 88" width="63mm" height="88mm">'
        raise AuthorError(Finding("V109", f"a face is an <svg> element, not <{root.tag}>", place, hint=hint))
    sizes = [SIZE.fullmatch(root.get(key, "").strip()) for key in ("width", "height")]
    box = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", root.get("viewBox", ""))]
    if len(box) != 4 or box[2] <= 0 or box[3] <= 0 or None in sizes:
        hint = 'like viewBox="-3 -3 69 94" width="69mm" height="94mm"; the trim corner is at 0 0'
        raise AuthorError(
            Finding("V109", "a face needs a viewBox, and width and height in mm", place, hint=hint)
        )
    width, height = (float(size[1]) for size in sizes if size)
    if abs(width / box[2] - height / box[3]) > 1e-6 * width / box[2]:
        message = f"viewBox {box[2]:g} x {box[3]:g} and size {width:g} x {height:g} mm have other proportions"
        raise AuthorError(Finding("V109", message, place))
    scale = width / box[2]
    return box[0] * scale, box[1] * scale, width, height
