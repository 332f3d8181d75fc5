#include "client/ui/key_zones.h"

#include <QKeyEvent>
#include <QQuickWindow>
#include <algorithm>
#include <string_view>

#include "client/ui/controls_near.h"

namespace cardroom::window {
namespace {

constexpr const char* kZone = "keyZone";
constexpr const char* kFirst = "keyFirst";

/// The value of a property of the item, or of the nearest enclosing item that has it.
QVariant told_of(const QQuickItem& item, const char* property) {
  for (const QQuickItem* at = &item; at; at = at->parentItem()) {
    const QVariant told = at->property(property);
    if (told.isValid()) return told;
  }
  return {};
}

QString zone_of(const QQuickItem& item) {
  return told_of(item, kZone).toString();
}

/// The item that gets the focus first: the last focused one or, if its `keyFirst` is false, the next one whose
/// `keyFirst` is true.
QQuickItem* where_to_begin(const QList<QQuickItem*>& all, QQuickItem* last) {
  const auto useful = [](const QQuickItem* item) { return told_of(*item, kFirst).toBool(); };
  const auto before = std::max<qsizetype>(all.indexOf(last), 0);
  for (qsizetype i = 0; i < all.size(); ++i) {
    QQuickItem* item = all[(before + i) % all.size()];
    if (useful(item)) return item;
  }
  return all[before];
}

}  // namespace

KeyZones::KeyZones(QQuickItem* parent) : QQuickItem{parent} {
  setFlag(ItemIsFocusScope);
  connect(this, &KeyZones::patientChanged, this, &KeyZones::findFocusSoon);
}

/// The items inside become invisible after this, and none of our handlers may run then.
KeyZones::~KeyZones() {
  disconnect(m_panelShown);
  disconnect(m_hiding);
  if (m_watched) disconnect(m_watched, nullptr, this, nullptr);
}

void KeyZones::setPanel(QQuickItem* panel) {
  if (m_panel == panel) return;
  if (panel && !m_panel) m_beforePanel = focused();
  m_panel = panel;
  disconnect(m_panelShown);
  if (panel) m_panelShown = connect(panel, &QQuickItem::visibleChanged, this, &KeyZones::findFocusSoon);
  Q_EMIT panelChanged();
  if (!panel && usable(m_beforePanel)) {
    focus(*m_beforePanel);
  } else {
    refocus();
  }
}

bool KeyZones::enter(const QString& zone, QQuickItem* beside) {
  const auto all = controls(zone);
  if (all.isEmpty()) return false;
  QQuickItem* next = where_to_begin(all, m_last.value(zone));
  if (beside) {
    const auto middle = [](const QQuickItem* item) { return item->mapToScene({item->width() / 2, 0}).x(); };
    const qreal from = middle(beside);
    next = *std::min_element(all.begin(), all.end(), [&](const QQuickItem* left, const QQuickItem* right) {
      return std::abs(middle(left) - from) < std::abs(middle(right) - from);
    });
  }
  focus(*next);
  return true;
}

bool KeyZones::inZone(const QString& zone) const {
  const QQuickItem* const item = focused();
  return item && zone_of(*item) == zone;
}

void KeyZones::refocus() {
  if (m_panel) {
    const auto inside = controls_in(*m_panel);
    if (!inside.isEmpty()) return focus(*inside.last());  // The primary action is the last one.
  } else {
    for (const QString& zone : std::as_const(m_order))
      if (enter(zone)) return;
  }
  // Without any control, the page's own keys still have to work.
  forceActiveFocus(Qt::OtherFocusReason);
}

int KeyZones::latinKey(int key, quint32 nativeScanCode) {
  constexpr int kFirstNamedKey = 0x01000000;  // Enter, Tab and the like; the code of any other key is its character.
  if (key < 0x80 || key >= kFirstNamedKey) return key;
  if (const int digit = QChar::digitValue(static_cast<char32_t>(key)); digit >= 0) return Qt::Key_0 + digit;
  // The kernel's key codes plus 8, as in X11.
  constexpr struct {
    quint32 first;
    std::string_view letters;
  } kRows[]{{24, "QWERTYUIOP[]"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}};
  for (const auto& row : kRows)
    if (nativeScanCode >= row.first && nativeScanCode - row.first < row.letters.size())
      return row.letters[nativeScanCode - row.first];
  return key;
}

bool KeyZones::typing() const {
  const QQuickItem* item = window() ? window()->activeFocusItem() : nullptr;
  return item && (item->flags() & ItemAcceptsInputMethod);
}

bool KeyZones::eventFilter(QObject* watched, QEvent* event) {
  if (!isVisible() || !isEnabled()) return QQuickItem::eventFilter(watched, event);
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin) {
    setByKeyboard(false);
  } else if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool here = focused() || (window() && !window()->activeFocusItem());
    if (here) setByKeyboard(true);
    const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (here && plain && key->key() == Qt::Key_Tab) return step(key->modifiers() & Qt::ShiftModifier);
    if (here && plain && key->key() == Qt::Key_Backtab) return step(true);
  }
  return QQuickItem::eventFilter(watched, event);
}

void KeyZones::keyPressEvent(QKeyEvent* event) {
  const auto key = static_cast<Qt::Key>(event->key());
  const bool arrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
  QQuickItem* from = focused();
  if (!arrow || !from || (event->modifiers() & ~Qt::KeypadModifier)) {
    event->ignore();
    return;
  }
  if (focusLost()) return refocus();
  const auto all = m_panel ? controls_in(*m_panel) : controls(zone_of(*from));
  if (QQuickItem* next = nearest_control(all, *from, key)) focus(*next);
}

void KeyZones::itemChange(ItemChange change, const ItemChangeData& data) {
  if (change == ItemSceneChange) {
    if (m_watched) {
      m_watched->removeEventFilter(this);
      disconnect(m_watched, nullptr, this, nullptr);
    }
    m_watched = data.window;
    if (m_watched) {
      m_watched->installEventFilter(this);
      connect(m_watched, &QQuickWindow::activeFocusItemChanged, this, &KeyZones::focusMoved);
    }
  }
  // If the turn began before the page was visible, the page could not set the focus then.
  if (change == ItemVisibleHasChanged && data.boolValue) focusMoved();
  QQuickItem::itemChange(change, data);
}

QList<QQuickItem*> KeyZones::controls(const QString& zone) const {
  auto all = controls_in(*this);
  all.removeIf([&](const QQuickItem* item) { return zone_of(*item) != zone; });
  return all;
}

QQuickItem* KeyZones::focused() const {
  QQuickItem* item = window() ? window()->activeFocusItem() : nullptr;
  return item && (item == this || isAncestorOf(item)) ? item : nullptr;
}

bool KeyZones::usable(const QQuickItem* item) const {
  if (!item || !item->isEnabled()) return false;
  if (!item->isVisible() && item != m_awaited) return false;
  if (item->activeFocusOnTab() || (item->flags() & ItemAcceptsInputMethod)) return true;
  for (const QQuickItem* at = item->parentItem(); at && at != this; at = at->parentItem())
    if (at->isFocusScope() && at->activeFocusOnTab()) return true;
  return false;
}

bool KeyZones::focusLost() const {
  if (!window() || !isVisible() || !isEnabled()) return false;
  const QQuickItem* item = window()->activeFocusItem();
  const bool ours = !item || item == this || item->isAncestorOf(this) || isAncestorOf(item);
  return ours && !usable(item);
}

bool KeyZones::step(bool backwards) {
  QQuickItem* from = focused();
  if (m_panel) {
    const auto inside = controls_in(*m_panel);
    if (inside.isEmpty()) return true;
    const auto at = from ? inside.indexOf(from) : -1;
    const auto count = inside.size();
    focus(*inside[at < 0 ? 0 : (at + (backwards ? count - 1 : 1)) % count]);
    return true;
  }
  const auto count = m_order.size();
  auto at = from ? m_order.indexOf(zone_of(*from)) : -1;
  if (at < 0) at = backwards ? 0 : count - 1;
  for (qsizetype tried = 0; tried < count; ++tried) {
    at = (at + (backwards ? count - 1 : 1)) % count;
    if (enter(m_order[at])) return true;
  }
  return true;
}

void KeyZones::focus(QQuickItem& item) {
  item.forceActiveFocus(m_byKeyboard ? Qt::TabFocusReason : Qt::OtherFocusReason);
}

void KeyZones::setByKeyboard(bool byKeyboard) {
  if (m_byKeyboard == byKeyboard) return;
  m_byKeyboard = byKeyboard;
  Q_EMIT byKeyboardChanged();
}

void KeyZones::focusMoved() {
  disconnect(m_hiding);
  QQuickItem* item = focused();
  m_awaited = item && !item->isVisible() ? item : nullptr;
  if (focusLost()) return findFocusSoon();
  if (!item) return;
  m_last[zone_of(*item)] = item;
  // Qt leaves the focus on an item when the item is hidden.
  m_hiding = connect(item, &QQuickItem::visibleChanged, this, [this] {
    m_awaited = nullptr;
    findFocusSoon();
  });
}

void KeyZones::findFocusSoon() {
  if (!focusLost()) return;
  // The code that took the focus away may not have finished yet.
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (!m_patient && focusLost()) refocus();
      },
      Qt::QueuedConnection);
}

}  // namespace cardroom::window
