"""The codes of what can be wrong with texts and their translations."""

from __future__ import annotations

from types import MappingProxyType

from pnpgen.findings import Codes, Rationale

CODES: Codes = MappingProxyType(
    {
        "M101": Rationale("broken placeholder", "A brace that names no value would be printed as it is."),
        "M102": Rationale("broken selector", "A bracket that is no selector would be printed as it is."),
        "M103": Rationale("stray closing bracket", "It is most often the rest of a broken placeholder."),
        "M104": Rationale("unknown tag", "Only <b>, <i>, <br/> and <icon:name/> can be printed."),
        "M105": Rationale(
            "tags do not nest", "Bold or italic that is not closed runs to the end of the text."
        ),
        "M106": Rationale(
            "HTML entity", "Texts are written in plain characters; an entity is printed as it is."
        ),
        "M201": Rationale("unknown value", "The game has no number, fact or page of that name."),
        "M202": Rationale("wrong number of forms", "Each language has its own number of plural forms."),
        "M203": Rationale("words say another value", "The sentence words a number that has since changed."),
        "M204": Rationale("words say no number", "Asserted words must say the value they are bound to."),
        "M205": Rationale("value is no number", "Word forms and asserted words go with numbers only."),
        "M301": Rationale("value missing in translation", "A player reading it would not learn the number."),
        "M302": Rationale("value not in the source", "The translation tells a number the source does not."),
        "M303": Rationale(
            "markup differs", "Bold, italics, breaks and icons belong to the text in every language."
        ),
        "M304": Rationale(
            "plural text without one number", "Nothing says which of its plural forms to print."
        ),
        "M401": Rationale(
            "address or sign differs", "A link that was changed leads nowhere; a sign is the same everywhere."
        ),
        "M402": Rationale("space at the edge", "It shifts what is centered and shows in no editor."),
        "M403": Rationale("other end", "A sentence without its period, or a question without its mark."),
        "M404": Rationale("word twice", "The eye skips it; the printed card keeps it."),
        "M405": Rationale("stray space", "It opens a hole in the line, or starts one with a comma."),
        "M406": Rationale("mark without partner", "A bracket or quotation that never ends confuses readers."),
        "M407": Rationale("foreign quotation mark", "Every language has its own."),
        "M408": Rationale(
            "other script or letters", "A word left over, or look-alike letters that no search will find."
        ),
        "M409": Rationale("remains of a page or program", "File names and escapes are nothing to read."),
        "M410": Rationale("fixed particle", "It fits the value there is now, and not the next."),
        "M411": Rationale("open particle", "Brackets of a particle or ending would stand on the card."),
        "N101": Rationale("number typed by hand", "It would stay when the number in the YAML changes."),
        "N102": Rationale("number word typed by hand", "It would stay when the number in the YAML changes."),
        "N201": Rationale(
            "printed number from nowhere", "What is printed must say the model's values and no other."
        ),
        "N202": Rationale(
            "number read otherwise", "A sign or a digit beside a value makes another number of it."
        ),
        "P101": Rationale(
            "byte order mark", "Readers take it for a part of the first keyword and lose the header."
        ),
        "P102": Rationale("not UTF-8", "Letters of other encodings cannot be told apart."),
        "P103": Rationale("merge conflict", "Both sides of the conflict would be read as entries."),
        "P104": Rationale("broken string", "Lenient readers cut the text without a word."),
        "P105": Rationale("stray line", "What belongs to no entry is lost at the next update."),
        "P106": Rationale("duplicate context", "Only one of the two translations can be printed."),
        "P107": Rationale("previous text of an obsolete entry", "Other tools lose the entry before it."),
        "P108": Rationale(
            "plural forms", "A gap or a wrong number of forms prints empty or wrong sentences."
        ),
        "P109": Rationale("Plural-Forms", "Translation tools ask for the forms this header names."),
        "P110": Rationale("Language", "The catalog would be read as another language."),
        "P111": Rationale("line ends", "Old line ends turn a file into a single line for other tools."),
        "P112": Rationale("not NFC", "Fonts and searches see two characters where people see one."),
        "P113": Rationale("charset", "Tools believe the header and misread the letters."),
        "P114": Rationale("incomplete entry", "An entry is a source text and its translation."),
        "P115": Rationale("entry without context", "Texts are kept apart by their context, not their words."),
        "P116": Rationale("half an obsolete entry", "An entry is in use or obsolete as a whole."),
        "P117": Rationale(
            "invisible character", "Nobody sees it, but it breaks lines, searches and particles."
        ),
        "P118": Rationale("catalog cannot be read", "Nothing is known of its translations."),
        "P119": Rationale("no header", "Tools need its charset, language and plural forms."),
        "T101": Rationale("term missing", "Readers look for the word they know from the card."),
        "T102": Rationale("another term", "A thing called by the name of another is played as the other."),
        "T103": Rationale("forbidden synonym", "Two words for one thing look like two things."),
        "T104": Rationale("one word for two terms", "Readers cannot tell the two things apart."),
        "T105": Rationale("terms without a word", "Every translator would choose a word of their own."),
        "T106": Rationale("word is none of its stems", "The check would not find the very word it prints."),
        "T107": Rationale("component not called by its term", "The list of parts names what the rules name."),
        "T108": Rationale("unknown game or term", "An entry that belongs to nothing is never used."),
        "T109": Rationale("stem too short", "It would find its term in nearly every sentence."),
        "I101": Rationale("untranslated", "The text is printed in the author's language."),
        "I102": Rationale("fuzzy", "Nobody has confirmed it; the text is printed in the author's language."),
        "I103": Rationale("unknown context", "The game has no such text (any more)."),
        "I104": Rationale("texts missing in the catalog", "They are printed in the author's language."),
        "I105": Rationale("source has changed", "The translation says what the source said before."),
        "I106": Rationale("no catalog", "Every text is printed in the author's language."),
        "I108": Rationale("same as the source", "Nobody translated it, though nothing marks it as missing."),
        "I201": Rationale(
            "changed on both sides", "Only a person can say which of two translations is right."
        ),
        "I202": Rationale(
            "source changed since the export", "The table translates what the game said before."
        ),
        "I203": Rationale("line of a table without a text", "It belongs to no text of the game any more."),
        "I204": Rationale("unreadable table", "Nothing of it can be put into a catalog."),
        "I205": Rationale("library for workbooks missing", "Workbooks are an extra; CSV needs nothing."),
        "I107": Rationale(
            "obsolete entries", "Kept so that nothing translated is lost; delete them at will."
        ),
    }
)
