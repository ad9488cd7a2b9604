"""What goes wrong in a template, as findings at its lines."""

from __future__ import annotations

import difflib
import traceback
from collections.abc import Iterable, Mapping
from types import TracebackType

from jinja2 import TemplateError, TemplateNotFound, TemplateSyntaxError
from jinja2.exceptions import SecurityError
from lxml import etree

from pnpgen.faces.icons import UnknownIconError
from pnpgen.faces.origin import Origins
from pnpgen.faces.sandbox import MissingValueError, TooMuchWorkError, names_of
from pnpgen.faces.templates import Templates
from pnpgen.findings import AuthorError, Finding, Place

BROKEN = (
    TemplateError,
    TooMuchWorkError,
    UnknownIconError,
    ArithmeticError,
    TypeError,
    ValueError,
    LookupError,
    AttributeError,
)
"""What running a template may raise through no fault of ours, recursion aside."""


def template_error(
    error: Exception, templates: Templates, name: str, context: Mapping[str, object], subject: str
) -> AuthorError:
    """The error of a template, at the line that caused it."""
    place = place_of(error, templates, name)
    hint = ""
    if isinstance(error, TemplateNotFound):
        code, message = "V101", f"there is no template {error.name!r}"
        hint = did_you_mean(str(error.name), templates.environment.list_templates())
    elif isinstance(error, TemplateSyntaxError):
        code, message = "V102", error.message or "the template cannot be read"
    elif isinstance(error, MissingValueError):
        code, message = "V103", f"there is no `{error.name}`"
        names = (
            names_of(error.owner) if error.owner is not None else [*context, *templates.environment.globals]
        )
        hint = did_you_mean(str(error.name), names)
    elif isinstance(error, SecurityError):
        code, message = "V105", f"templates may not do this: {error}"
        hint = "templates read values, call macros and methods of texts and lists"
    elif isinstance(error, TooMuchWorkError):
        code, message = "V106", f"the template does too much: {error}"
    elif isinstance(error, UnknownIconError):
        code, message, hint = "V131", str(error), error.hint
    elif isinstance(error, RecursionError):
        code, message = "V106", "the template calls itself without end"
    else:
        code, message = "V104", f"{type(error).__name__}: {error}"
    return AuthorError(Finding(code, message, place, hint=hint, subjects=subjects(subject)))


def place_of(error: Exception, templates: Templates, name: str) -> Place:
    """The line of a template that an error comes from."""
    if isinstance(error, TemplateSyntaxError):
        return Place(error.filename or file_of(templates, name), error.lineno)
    if isinstance(error, TooMuchWorkError) and error.place:
        return error.place
    frames = template_frames(error.__traceback__, templates)
    return frames[-1] if frames else Place(file_of(templates, name))


def template_frames(trace: TracebackType | None, templates: Templates) -> list[Place]:
    """The template lines an error passed through, outermost first."""
    files = tuple(str(folder) for folder in templates.folders)
    return [
        Place(frame.filename, frame.lineno or 1)
        for frame in traceback.extract_tb(trace)
        if frame.filename.startswith(files)
    ]


def file_of(templates: Templates, name: str) -> str:
    """The file of a template; where there is none, the path it should have in the first folder."""
    paths = [folder / name for folder in templates.folders]
    return str(next((path for path in paths if path.is_file()), paths[0] if paths else name))


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """A hint at names like one that is not there."""
    close = difflib.get_close_matches(name, [n for n in names if not n.startswith("_")], 3)
    return f"did you mean {', '.join(f'`{c}`' for c in close)}?" if close else ""


def xml_error(error: etree.XMLSyntaxError, origins: Origins, subject: str) -> AuthorError:
    """The error of SVG that is not well-formed, at the template line that writes it."""
    row, column = error.position
    place = origins.place(max(row, 1) - 1)
    message = (error.msg or "not well-formed").split(", line ")[0]
    hint = f"column {column} of the line as written" if column else ""
    message = f"not well-formed SVG: {message}"
    return AuthorError(Finding("V107", message, place, hint=hint, subjects=subjects(subject)))


def subjects(subject: str) -> tuple[str, ...]:
    """What a finding is about, where a template is drawn for something."""
    return (subject,) if subject else ()
