#include "tests/window/scenes/shown_scene.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QTest>
#include <QTimer>
#include <stdexcept>

#include "client/assets/fonts.h"
#include "client/pictures/pictures.h"
#include "client/translations/window_language.h"
#include "tests/window/support/blank_pictures.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

QAccessibleInterface* found(QAccessibleInterface* parent, const QString& name) {
  if (parent == nullptr || parent->state().invisible) return nullptr;
  if (parent->text(QAccessible::Name) == name) return parent;
  for (int index = 0; index < parent->childCount(); ++index) {
    if (QAccessibleInterface* child = found(parent->child(index), name); child != nullptr) return child;
  }
  return nullptr;
}

/// Walks both trees: items created by a repeater are only in the visual tree, objects that are not items only in the
/// object tree.
void collect(const QObject& object, QSet<const QObject*>& seen) {
  if (seen.contains(&object)) return;
  seen.insert(&object);
  for (const QObject* child : object.children())
    collect(*child, seen);
  if (const auto* item = qobject_cast<const QQuickItem*>(&object)) {
    const auto children = item->childItems();
    for (const QQuickItem* child : children)
      collect(*child, seen);
  }
}

QAccessibleInterface& item_in(QQuickWindow& window, const QString& name) {
  QAccessibleInterface* item = found(QAccessible::queryAccessibleInterface(&window), name);
  if (item == nullptr) throw std::runtime_error{"nothing is called \"" + name.toStdString() + "\""};
  return *item;
}

}  // namespace

QQuickWindow& show_scene(Scene& scene, const Look& look, QQmlApplicationEngine& engine) {
  // Installing the language again settles a table that has just been dealt: its cards neither fly nor make a sound.
  window::install_language(*qGuiApp, nullptr, QString::fromLatin1(look.language));
  scene.application().retranslate();
  scene.preferences().setLight(look.light ? window::Preferences::Day : window::Preferences::Evening);
  install_fonts();
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  install_pictures(engine);
  QVariantMap given{{QStringLiteral("application"), QVariant::fromValue(&scene.application())}};
  if (look.blank) {
    install_blank_pictures(engine);
    given[QStringLiteral("width")] = look.size.width();
    given[QStringLiteral("height")] = look.size.height();
  }
  engine.setInitialProperties(given);
  engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cardroom/Ui/Main.qml")});
  auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().front());
  if (window == nullptr) throw std::runtime_error{"Main.qml does not load"};
  window->resize(look.size);
  return *window;
}

ShownScene::ShownScene(const QString& scene, const Look& look) {
  window::install_language(*qGuiApp, nullptr, QString::fromLatin1(look.language));
  m_scene = std::make_unique<Scene>(scene, look.names);
  m_window = &show_scene(*m_scene, look, m_engine);
  m_window->requestActivate();
  // Clocks do not advance: an event "a second ago" remains a second ago.
  for (QTimer* timer : m_scene->application().findChildren<QTimer*>())
    if (!timer->isSingleShot()) timer->stop();
  // The pointer rests where nothing is highlighted. It is moved elsewhere first: a new window finds the pointer at its
  // old position, and a pointer that does not move sends no event.
  Offscreen::current->rest(*m_window);
  for (const int away : {3, 2})
    QTest::mouseMove(m_window, QPoint{look.size.width() - away, look.size.height() - away});
}

ShownScene::~ShownScene() = default;

void ShownScene::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  Offscreen::current->rest(*m_window);
  QTest::keyClick(m_window, key, modifiers);
}

void ShownScene::type(const QString& text) {
  Offscreen::current->rest(*m_window);
  for (const QChar letter : text)
    QTest::sendKeyEvent(QTest::Click, m_window, Qt::Key_unknown, letter, Qt::NoModifier);
}

void ShownScene::press(const QString& name) {
  Offscreen::current->rest(*m_window);
  QAccessibleActionInterface* actions = item_in(*m_window, name).actionInterface();
  if (actions == nullptr) throw std::runtime_error{"\"" + name.toStdString() + "\" cannot be pressed"};
  actions->doAction(QAccessibleActionInterface::pressAction());
}

void ShownScene::drag(const QString& name, QPoint by) {
  Offscreen::current->rest(*m_window);
  const QPoint start = place_of(name).center();
  QTest::mousePress(m_window, Qt::LeftButton, {}, start);
  // A drag starts only after the pointer has moved a few pixels.
  for (int step = 1; step <= 4; ++step)
    QTest::mouseMove(m_window, start + by * step / 4);
}

bool ShownScene::shows(const QString& name) {
  Offscreen::current->rest(*m_window);
  return found(QAccessible::queryAccessibleInterface(m_window), name) != nullptr;
}

QString ShownScene::focused() {
  Offscreen::current->rest(*m_window);
  const QAccessibleInterface* item = QAccessible::queryAccessibleInterface(m_window->activeFocusItem());
  if (item == nullptr) return {};
  const QString description = item->text(QAccessible::Description);
  return item->text(QAccessible::Name) + (description.isEmpty() ? QString{} : QStringLiteral(": ") + description);
}

QRect ShownScene::place_of(const QString& name) const {
  return item_in(*m_window, name).rect().translated(-m_window->position());
}

qsizetype ShownScene::objects() const {
  QSet<const QObject*> seen;
  collect(*m_window->contentItem(), seen);
  return seen.size();
}

void ShownScene::resize(QSize size) {
  // After resizing, an item may lie under the pointer's old position.
  QTest::mouseMove(m_window, QPoint{2, 2});
  m_window->resize(size);
  rest();
}

void ShownScene::speak(const QString& language) {
  window::install_language(*qGuiApp, &m_engine, language);
  m_scene->application().retranslate();
}

void ShownScene::rest() {
  Offscreen::current->rest(*m_window);
}

QImage ShownScene::picture() {
  return Offscreen::current->settled(*m_window);
}

}  // namespace cardroom::testing
