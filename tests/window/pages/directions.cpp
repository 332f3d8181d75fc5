#include "tests/window/pages/directions.h"

#include <QAbstractItemModel>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QRegularExpression>

#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {
namespace {

/// All text that is visible now, and all text in the log and the chat.
QStringList texts_of(ShownScene& scene) {
  QStringList texts = PageReview{shown_window()}.texts();
  texts << shown_window().title();
  const window::TableController& table = *scene.application().table();
  texts << table.log()->justNow() << table.people()->watchersText() << table.turn()->prompt();
  for (const QAbstractItemModel* list : std::initializer_list<const QAbstractItemModel*>{
           table.people()->seats(), table.log(), table.chat()->lines(), scene.application().nearby()}) {
    const QList<int> roles = list->roleNames().keys();
    for (int row = 0; row < list->rowCount(); ++row) {
      for (const int role : roles)
        texts << list->index(row, 0).data(role).toString();
    }
  }
  return texts;
}

}  // namespace

QStringList turned_round(ShownScene& scene) {
  // A Persian zero looks like these dots, and the Persian decimal sign is U+066B.
  static const QRegularExpression wrong{QStringLiteral("[\u00b7\u2022]|[\u06f0-\u06f9][.,/][\u06f0-\u06f9]")};
  const bool persian = QGuiApplication::layoutDirection() == Qt::RightToLeft;
  // Names in the direction of the language need no isolation.
  QStringList foreign = SceneNames::given();
  foreign.removeIf([&](const QString& name) { return name.isRightToLeft() == persian; });
  QStringList texts = texts_of(scene);
  texts.removeIf(
      [&](const QString& text) { return !has_loose_name(text, foreign) && !(persian && text.contains(wrong)); });
  return texts;
}

}  // namespace cardroom::testing
