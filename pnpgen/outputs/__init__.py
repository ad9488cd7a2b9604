"""The files of an edition: PDFs, manifest, pictures."""
