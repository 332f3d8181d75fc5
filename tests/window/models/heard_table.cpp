#include "tests/window/models/heard_table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>

#include "client/translations/language.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

/// Texts are those that people read: with the plurals of English.
class English : public ::testing::Environment {
 public:
  void SetUp() override {
    m_offscreen = std::make_unique<Offscreen>();
    window::install_language(*qGuiApp, nullptr, QStringLiteral("en"));
  }
  void TearDown() override { m_offscreen.reset(); }

 private:
  std::unique_ptr<Offscreen> m_offscreen;
};

[[maybe_unused]] const auto* const english = ::testing::AddGlobalTestEnvironment(new English);

}  // namespace

using window::TableController;

HeardTable::HeardTable() {
  QObject::connect(&table, &TableController::announced, [this](const QString& sentence) { announced << sentence; });
  QObject::connect(&table, &TableController::heard, [this](const QString& sound) { sounds << sound; });
  QObject::connect(&table, &TableController::told, [this](const QString& text) { toasts << text; });
  QObject::connect(&table, &TableController::refused, [this](const QString& key) { refused << key; });
  QObject::connect(&table, &TableController::said,
                   [this](int seat, const QString& text) { bubbles << QStringLiteral("%1: %2").arg(seat).arg(text); });
  QObject::connect(&table, &TableController::turnBegan, [this] { ++turns; });
  QObject::connect(&table, &TableController::gameChanged, [this] {
    if (table.game() != nullptr) watch(table.game()->cards());
  });
  watch(table.seats());
  watch(table.log());
  watch(table.chat());
}

void HeardTable::watch(QAbstractItemModel* model) {
  new QAbstractItemModelTester{model, QAbstractItemModelTester::FailureReportingMode::Fatal, model};
}

void HeardTable::refuse(session::v1::RefusalReason reason) {
  client::Answered answer{.tag = asked.back().tag, .answer = {}};
  answer.answer.mutable_refused()->set_reason(reason);
  EXPECT_TRUE(table.answered(answer));
}

void HeardTable::accept() {
  client::Answered answer{.tag = asked.back().tag, .answer = {}};
  answer.answer.mutable_done();
  EXPECT_TRUE(table.answered(answer));
}

window::TableCard HeardTable::card(const QString& key) const {
  const auto& cards = table.game()->cards()->cards();
  const auto found = std::ranges::find(cards, key, &window::TableCard::key);
  EXPECT_NE(found, cards.end()) << key.toStdString();
  return found == cards.end() ? window::TableCard{} : *found;
}

QString HeardTable::zone(const QString& zone, int seat) const {
  QList<window::TableCard> cards;
  for (const window::TableCard& one : table.game()->cards()->cards())
    if (one.zone == zone && (seat < 0 || one.seat == seat)) cards << one;
  std::ranges::sort(cards, {}, &window::TableCard::place);
  QStringList codes;
  for (const window::TableCard& one : cards)
    codes << (one.card.isEmpty() ? QStringLiteral("--") : one.card);
  return codes.join(QLatin1Char{' '});
}

}  // namespace cardroom::testing
