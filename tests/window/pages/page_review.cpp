#include "tests/window/pages/page_review.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

#include "client/ui/controls_near.h"
#include "tests/window/scenes/scenes.h"

namespace cardroom::testing {

QQuickWindow& shown_window() {
  return *qobject_cast<QQuickWindow*>(QGuiApplication::topLevelWindows().constFirst());
}

std::vector<std::string> scene_names() {
  std::vector<std::string> names;
  for (const QString& name : Scene::names())
    names.push_back(name.toStdString());
  return names;
}

namespace {

QRectF place_of(const QQuickItem& item) {
  return item.mapRectToScene(QRectF{0, 0, item.width(), item.height()});
}

bool is_text(const QQuickItem& item) {
  return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

bool contains(const QQuickItem& outer, const QQuickItem* inner) {
  while (inner != nullptr && inner != &outer)
    inner = inner->parentItem();
  return inner != nullptr;
}

/// The text or the spoken name, without the mark that gives a sentence its direction.
QString words_of(const QQuickItem& item) {
  if (is_text(item)) {
    const QString text = item.property("text").toString();
    return text.startsWith(QChar{0x200E}) || text.startsWith(QChar{0x200F}) ? text.mid(1) : text;
  }
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item));
  return told == nullptr ? QString{} : told->text(QAccessible::Name);
}

void visit(const QQuickItem& root, const std::function<void(const QQuickItem&)>& each) {
  const auto children = root.childItems();
  for (const QQuickItem* child : children) {
    // A nearly transparent item is being hidden.
    if (!child->isVisible() || child->opacity() < 0.05) continue;
    each(*child);
    visit(*child, each);
  }
}

/// The area in which an item can be visible: content that scrolls may be longer than its viewport, and wider only if it
/// scrolls sideways.
QRectF room_of(const QQuickItem& item, const QQuickWindow& window) {
  QRectF room{0, 0, static_cast<qreal>(window.width()), static_cast<qreal>(window.height())};
  for (const QQuickItem* outer = item.parentItem(); outer != nullptr; outer = outer->parentItem()) {
    if (!outer->clip()) continue;
    const QRectF view = place_of(*outer);
    const bool sideways = outer->property("contentWidth").toReal() > outer->width() + 1;
    if (outer->inherits("QQuickFlickable") && sideways) return QRectF{-1e6, room.top(), 2e6, room.height()};
    room.setLeft(std::max(room.left(), view.left()));
    room.setRight(std::min(room.right(), view.right()));
    if (outer->inherits("QQuickFlickable")) {
      room.setTop(-1e6);
      room.setBottom(1e6);
    }
  }
  return room;
}

/// Whether the item has a name and a role.
bool is_told(const QAccessibleInterface& item) {
  return !item.text(QAccessible::Name).isEmpty() && item.role() != QAccessible::NoRole &&
         item.role() != QAccessible::Client;
}

bool is_usable(QAccessibleInterface& item) {
  if (item.state().disabled) return false;
  return item.state().focusable ||
         (item.actionInterface() != nullptr &&
          item.actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
}

void collect_untold(QAccessibleInterface& item, QStringList& found) {
  if (item.state().invisible) return;
  // The window itself and the popup overlay are not part of the page.
  if (qobject_cast<QQuickItem*>(item.object()) != nullptr && is_usable(item) && !is_told(item))
    found << QString::fromLatin1(item.object()->metaObject()->className()) + QStringLiteral(" ") +
                 item.text(QAccessible::Name);
  for (int index = 0; index < item.childCount(); ++index)
    collect_untold(*item.child(index), found);
}

void collect_told(QAccessibleInterface& item, QStringList& found) {
  if (item.state().invisible) return;
  found << item.text(QAccessible::Name) << item.text(QAccessible::Description);
  for (int index = 0; index < item.childCount(); ++index)
    collect_told(*item.child(index), found);
}

/// Whether that QML file defines the item's type.
bool is_a(const QQuickItem& item, const char* type) {
  return QLatin1StringView{item.metaObject()->className()}.startsWith(QLatin1String{type} + QLatin1String{"_QMLTYPE"});
}

/// The part of an item that is not clipped.
QRectF seen_of(const QQuickItem& item) {
  QRectF seen = place_of(item);
  for (const QQuickItem* outer = item.parentItem(); outer != nullptr; outer = outer->parentItem()) {
    if (outer->clip()) seen = seen.intersected(place_of(*outer));
  }
  return seen;
}

}  // namespace

PageReview::PageReview(QQuickWindow& window) : m_window{&window}, m_root{window.contentItem()} {
  visit(*window.contentItem(), [this](const QQuickItem& item) {
    if (item.inherits("QQuickPopupItem")) m_root = const_cast<QQuickItem*>(&item);
  });
}

QStringList PageReview::cut() const {
  QStringList found;
  visit(*m_root, [&](const QQuickItem& item) {
    if (is_text(item) && item.property("truncated").toBool() &&
        !words_of(item).startsWith(QLatin1String("cardroom://")))
      found << words_of(item);
  });
  return found;
}

QStringList PageReview::outside() const {
  QStringList found;
  const auto controls = window::controls_in(*m_root);
  visit(*m_root, [&](const QQuickItem& item) {
    if (!is_text(item) && !controls.contains(&item)) return;
    const QRectF room = room_of(item, *m_window).adjusted(-1, -1, 1, 1);
    if (!room.contains(place_of(item))) found << words_of(item);
  });
  return found;
}

QStringList PageReview::overlapping() const {
  QStringList found;
  const auto controls = window::controls_in(*m_root);
  for (const QQuickItem* one : controls) {
    for (const QQuickItem* other : controls) {
      if (one >= other || contains(*one, other) || contains(*other, one)) continue;
      const QRectF both = seen_of(*one).intersected(seen_of(*other));
      if (both.width() > 1 && both.height() > 1) found << words_of(*one) + QStringLiteral(" / ") + words_of(*other);
    }
  }
  return found;
}

QStringList PageReview::nameless() const {
  QStringList found;
  for (QQuickItem* control : window::controls_in(*m_root)) {
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(control);
    if (told == nullptr || told->text(QAccessible::Name).isEmpty() || told->role() == QAccessible::NoRole ||
        told->role() == QAccessible::Client)
      found << QString::fromLatin1(control->metaObject()->className());
  }
  return found;
}

QStringList PageReview::untold() const {
  QStringList found;
  collect_untold(*QAccessible::queryAccessibleInterface(m_window), found);
  return found;
}

QList<std::pair<const QQuickItem*, const QQuickItem*>> PageReview::lines_of_primaries() const {
  QList<const QQuickItem*> primaries;
  QList<const QQuickItem*> others;
  visit(*m_root, [&](const QQuickItem& item) {
    if (is_a(item, "PrimaryButton")) primaries << &item;
    if (is_a(item, "QuietButton")) others << &item;
  });
  QList<std::pair<const QQuickItem*, const QQuickItem*>> lines;
  for (const QQuickItem* primary : primaries) {
    for (const QQuickItem* other : others)
      if (std::abs(place_of(*primary).center().y() - place_of(*other).center().y()) < 4)
        lines << std::pair{primary, other};
  }
  return lines;
}

int PageReview::primaries_in_line() const {
  return static_cast<int>(lines_of_primaries().size());
}

QStringList PageReview::misplaced_primaries() const {
  const int end = QGuiApplication::layoutDirection() == Qt::RightToLeft ? -1 : 1;
  QStringList found;
  for (const auto& [primary, other] : lines_of_primaries()) {
    if (end * (place_of(*primary).center().x() - place_of(*other).center().x()) < 0)
      found << words_of(*primary) + QStringLiteral(" / ") + words_of(*other);
  }
  return found;
}

QStringList PageReview::texts() const {
  QStringList found;
  visit(*m_window->contentItem(), [&](const QQuickItem& item) {
    if (is_text(item)) found << words_of(item);
  });
  collect_told(*QAccessible::queryAccessibleInterface(m_window), found);
  found.removeDuplicates();
  return found;
}

QStringList PageReview::tiny() const {
  QStringList found;
  for (const QQuickItem* control : window::controls_in(*m_root)) {
    if (control->width() < 39.5 || control->height() < 39.5) found << words_of(*control);
  }
  return found;
}

QStringList PageReview::places() const {
  QStringList found;
  const auto controls = window::controls_in(*m_root);
  visit(*m_root, [&](const QQuickItem& item) {
    const bool picture = item.inherits("QQuickImage");
    if (!is_text(item) && !picture && !controls.contains(&item)) return;
    const QRect place = place_of(item).toRect();
    found << QStringLiteral("%1: from %2 to %3")
                 .arg(picture ? item.property("source").toString().section(QLatin1Char{'?'}, 0, 0) : words_of(item))
                 .arg(place.left())
                 .arg(place.right());
  });
  return found;
}

QStringList PageReview::controls() const {
  QStringList names;
  for (const QQuickItem* control : window::controls_in(*m_root))
    names << words_of(*control);
  names.sort();
  return names;
}

QStringList PageReview::reached_by_tab() const {
  QList<QQuickItem*> reached;
  for (;;) {
    QTest::keyClick(m_window, Qt::Key_Tab);
    QQuickItem* focused = m_window->activeFocusItem();
    if (focused == nullptr || reached.contains(focused)) break;
    reached << focused;
  }
  QStringList names;
  for (const QQuickItem* item : reached)
    names << words_of(*item);
  names.sort();
  return names;
}

QStringList PageReview::reached_by_arrows() const {
  const auto controls = window::controls_in(*m_root);
  if (controls.isEmpty()) return {};
  QList<QQuickItem*> reached{controls.first()};
  for (qsizetype at = 0; at < reached.size(); ++at) {
    for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      reached[at]->forceActiveFocus(Qt::TabFocusReason);
      QTest::keyClick(m_window, arrow);
      QQuickItem* next = m_window->activeFocusItem();
      if (controls.contains(next) && !reached.contains(next)) reached << next;
    }
  }
  QStringList names;
  for (const QQuickItem* item : reached)
    names << words_of(*item);
  names.sort();
  return names;
}

}  // namespace cardroom::testing
