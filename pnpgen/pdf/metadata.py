"""What a document says about itself."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFDocument, PDFName, PDFString

from pnpgen.pdf.objects import stream

PRODUCER = "pnpgen"
XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>{producer}</xmp:CreatorTool><pdf:Producer>{producer}</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>
"""


@dataclass(frozen=True, slots=True)
class Metadata:
    """Title, author, subject and language of a document."""

    title: str
    author: str = ""
    subject: str = ""
    language: str = "en"


def write_metadata(metadata: Metadata, document: PDFDocument) -> None:
    """Puts the metadata into a document, and how viewers and printers should treat it."""
    info = document.info
    info.title, info.author, info.subject = metadata.title, metadata.author, metadata.subject
    info.creator = info.producer = PRODUCER
    catalog = document.Catalog
    catalog.Lang = PDFString(metadata.language)
    catalog.ViewerPreferences = PDFDictionary({"PrintScaling": PDFName("None"), "DisplayDocTitle": "true"})
    text = XMP.format(
        title=escape(metadata.title, quote=False),
        author=escape(metadata.author, quote=False),
        subject=escape(metadata.subject, quote=False),
        language=escape(metadata.language, quote=False),
        producer=PRODUCER,
    )
    catalog.Metadata = stream(text.encode(), Type=PDFName("Metadata"), Subtype=PDFName("XML"))
