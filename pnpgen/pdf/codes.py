"""What the findings of drawing stand for."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "V121": Rationale("element not supported", "What is not drawn must not be lost in silence."),
    "V122": Rationale("attribute not supported", "An attribute without effect would print something else."),
    "V123": Rationale("value not understood", "A number, color or transform that cannot be read."),
    "V124": Rationale("broken outline", "Path data or points that cannot be read draw half a picture."),
    "V125": Rationale("broken reference", "A gradient, clip or symbol that is not there, or uses itself."),
    "V126": Rationale("not possible in <text>", "A <text> is one plain line in one color."),
    "V127": Rationale("not possible in a text box", "Text boxes hold paragraphs of plain message markup."),
    "V128": Rationale("style not supported", "A style without effect would print something else."),
    "V129": Rationale("not possible in a clip", "Clips are made of plain shapes."),
    "V130": Rationale("too many elements", "A face that heavy stops printers."),
    "V132": Rationale(
        "not a path of a picture", "Pictures come from the game folder, never from the network."
    ),
    "V133": Rationale(
        "picture outside the folder", "A game must not print files of the machine it is built on."
    ),
    "V134": Rationale("picture missing", "A missing picture would leave a gap."),
    "V135": Rationale("picture broken", "A file that is no PNG or JPEG cannot be printed."),
    "V136": Rationale("picture too coarse", "Below 300 dpi pixels can be seen in print."),
    "F101": Rationale("font file unusable", "Only static TrueType files can be embedded."),
    "F102": Rationale("font family unknown", "Text would be set in another face than designed."),
    "F103": Rationale("weight or slant missing", "Text is set in the nearest style there is."),
    "F110": Rationale("glyph missing", "The character would print as an empty box."),
    "F120": Rationale("line too long", "A title that does not fit runs over its frame."),
    "F121": Rationale("text too long", "Text that does not fit would be cut off or run over other things."),
    "F122": Rationale("word too wide", "A word wider than its box runs over the edge."),
}
