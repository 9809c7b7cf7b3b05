"""Bringing in the user's own copy of a publisher's document.

    report = import_document(Path("hunted.txt"), "HNT", user_root())

The five documents that our rulings cite are cut into statements under the numbers by which rulings cite them; any other
document with numbered sections becomes a rulebook. The wording stays in the user's folder.
"""

from judgeapp.library.importing.bringing import import_document, imported_documents, remove_document
from judgeapp.library.importing.report import ImportReport, Remark

__all__ = ["ImportReport", "Remark", "import_document", "imported_documents", "remove_document"]
