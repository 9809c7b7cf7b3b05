"""The language of the window, switched while it runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from judgeapp.desktop.settings import SettingsStore
from judgeapp.library.places import resources_root


class Tongue(QObject):
    """Loads translations. Widgets get a LanguageChange event; `changed` is for all who are no widgets."""

    changed = Signal()

    def __init__(self, settings: SettingsStore) -> None:
        super().__init__()
        self._settings = settings
        self._loaded: list[QTranslator] = []
        self._now = ""
        settings.watch("language", self.apply)

    @property
    def code(self) -> str:
        """``en`` or ``ru``."""
        chosen = self._settings.value.language
        if chosen == "system":
            return "ru" if QLocale.system().language() == QLocale.Language.Russian else "en"
        return chosen

    def apply(self) -> None:
        """Speak the chosen language."""
        if self.code == self._now:
            return
        self._now = self.code
        for old in self._loaded:
            QCoreApplication.removeTranslator(old)
        self._loaded = []
        if self.code != "en":
            qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._load(f"qtbase_{self.code}", qt)
            self._load(f"judgeapp_{self.code}", str(resources_root() / "ui" / "translations"))
        QLocale.setDefault(QLocale(QLocale.Language.Russian if self.code == "ru" else QLocale.Language.English))
        self.changed.emit()

    def _load(self, name: str, folder: str) -> None:
        made = QTranslator(self)
        if made.load(name, folder):
            QCoreApplication.installTranslator(made)
            self._loaded.append(made)
