"""The settings dialog, made from the model: a new field of the model is a new line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desktop.plain import Label, agrees
from judgeapp.desktop.saying import noop
from judgeapp.desktop.settings import Settings, SettingsStore

STEP = 0.1
WIDTH, MARGIN = 520, 80
_VALUES = {
    "system": noop("Settings", "As the system"),
    "en": "English",
    "ru": "Русский",
    "light": noop("Settings", "Light"),
    "dark": noop("Settings", "Dark"),
    "contrast": noop("Settings", "High contrast"),
}


def _said(text: str | None) -> str:
    return QCoreApplication.translate("Settings", text or "")


def shown_fields() -> dict[str, FieldInfo]:
    """The fields of the model that are set in the dialog."""
    return {name: field for name, field in Settings.model_fields.items() if not field.json_schema_extra}


class SettingsDialog(QDialog):
    """Changes take effect at once."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.fields: dict[str, QWidget] = {}
        self._form = QFormLayout()
        self._held = QWidget()
        self._held.setLayout(self._form)
        self._held.installEventFilter(self)
        self._area = QScrollArea()
        self._area.setObjectName("settingsArea")
        self._area.setWidget(self._held)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        choice = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(choice.Close | choice.RestoreDefaults)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(choice.RestoreDefaults).setAutoDefault(False)
        self._buttons.button(choice.RestoreDefaults).clicked.connect(self._restore)
        layout = QVBoxLayout(self)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._buttons)
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit)
        self._fill()
        self._fit()

    def _fill(self) -> None:
        """Make a line of each field."""
        self.setLocale(QLocale())
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields = {}
        for name, field in shown_fields().items():
            widget = self._editor(name, field)
            widget.setObjectName(f"setting-{name}")
            widget.setAccessibleName(_said(field.title))
            widget.setAccessibleDescription(_said(field.description))
            self.fields[name] = widget
            told = Label(_said(field.description))
            told.setObjectName("note")
            told.setWordWrap(True)
            title = Label(_said(field.title))
            title.setBuddy(widget)
            self._form.addRow(title, widget)
            self._form.addRow(Label(), told)
        choice = QDialogButtonBox.StandardButton
        self._buttons.button(choice.Close).setText(self.tr("Close"))
        self._buttons.button(choice.RestoreDefaults).setText(self.tr("Restore defaults"))
        self.setWindowTitle(self.tr("Settings"))

    def _fit(self) -> None:
        """Be as large as the lines need at the present size of text, within the screen; the rest is scrolled to."""
        screen = self.screen().availableSize()
        bar = self._area.verticalScrollBar().sizeHint().width()
        width = max(round(WIDTH * self._store.value.font_scale), self._held.minimumSizeHint().width() + bar)
        width = min(width, screen.width() - MARGIN)
        layout = self.layout()
        assert layout is not None
        sides = layout.contentsMargins()
        inner = width - sides.left() - sides.right()
        high = self._form.totalHeightForWidth(inner) + self._buttons.sizeHint().height() + layout.spacing()
        high += sides.top() + sides.bottom()
        self.resize(width, min(high, screen.height() - MARGIN))

    def _editor(self, name: str, field: FieldInfo) -> QWidget:
        value = getattr(self._store.value, name)
        put: Callable[[Any], None] = lambda new: self._store.set(**{name: new})  # noqa: E731
        if get_origin(field.annotation) is Literal:
            box = QComboBox()
            for key in get_args(field.annotation):
                box.addItem(_said(_VALUES.get(key, key)), key)
            box.setCurrentIndex(box.findData(value))
            box.currentIndexChanged.connect(lambda _: put(box.currentData()))
            return box
        if field.annotation is bool:
            check = QCheckBox()
            check.setChecked(value)
            check.toggled.connect(put)
            return check
        number = QDoubleSpinBox() if field.annotation is float else QSpinBox()
        least, most = _bounds(field)
        number.setRange(least, most)  # type: ignore[arg-type]
        if isinstance(number, QDoubleSpinBox):
            number.setSingleStep(STEP)
            number.setDecimals(1)
        number.setValue(value)
        number.valueChanged.connect(put)
        return number

    def _restore(self) -> None:
        """Put everything back as it was at first, when that is truly wanted."""
        text = self.tr("Put all settings back as they were at first, with language, theme and size of text?")
        if not agrees(self, self.tr("Restore defaults"), text):
            return
        usual = Settings()
        self._store.set(**{name: getattr(usual, name) for name in shown_fields()})
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the lines need is another size now: of their letters, or of their words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fitting.start()
        return super().eventFilter(watched, event)


def _bounds(field: FieldInfo) -> tuple[float, float]:
    """The limits of a number."""
    least = next((m.ge for m in field.metadata if isinstance(m, Ge)), 0)
    most = next((m.le for m in field.metadata if isinstance(m, Le)), 1_000_000)
    kind = field.annotation if field.annotation in (int, float) else float
    return kind(least), kind(most)  # type: ignore[arg-type]
