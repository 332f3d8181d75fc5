#include "tests/window/models/heard_table.h"

#include <QDebug>
#include <QMetaProperty>
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <memory>

#include "client/translations/window_language.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

/// Installs the English translation, which contains the plural forms.
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

/// A value with all its fields, as text.
QString written(const QVariant& value) {
  QStringList parts;
  if (const QMetaObject* gadget = value.metaType().metaObject()) {
    for (int i = 0; i < gadget->propertyCount(); ++i)
      parts << gadget->property(i).name() + written(gadget->property(i).readOnGadget(value.constData()));
  } else if (value.canConvert<QVariantList>() && !value.canConvert<QString>()) {
    for (const QVariant& one : value.toList())
      parts << written(one);
  } else {
    QString text;
    QDebug{&text} << value;
    return text;
  }
  return QStringLiteral("{%1}").arg(parts.join(QStringLiteral(", ")));
}

[[maybe_unused]] const auto* const english = ::testing::AddGlobalTestEnvironment(new English);

}  // namespace

using window::TableController;

HeardTable::HeardTable() {
  QObject::connect(table.voice(), &window::TableVoice::announced,
                   [this](const QString& sentence) { announced << sentence; });
  QObject::connect(table.voice(), &window::TableVoice::heard, [this](const QString& sound) { sounds << sound; });
  QObject::connect(table.voice(), &window::TableVoice::told, [this](const QString& text) { toasts << text; });
  QObject::connect(table.voice(), &window::TableVoice::withdrawn, [this](const QString& text) { withdrawn << text; });
  QObject::connect(table.choice(), &window::ChoiceModel::refused, [this](const QString& key) { refused << key; });
  QObject::connect(table.chat(), &window::ChatModel::said,
                   [this](int seat, const QString& text) { bubbles << QStringLiteral("%1: %2").arg(seat).arg(text); });
  QObject::connect(table.turn(), &window::TurnModel::began, [this] { ++turns; });
  QObject::connect(&table, &TableController::gameChanged, [this] {
    if (table.game() != nullptr) watch(table.game()->cards());
  });
  watch(table.people()->seats());
  watch(table.log());
  watch(table.chat()->lines());
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

QString HeardTable::likeIn(const HeardTable& other, const QString& key) const {
  const window::TableCard card = other.card(key);
  for (const window::TableCard& one : table.game()->cards()->cards())
    if (one.card == card.card && one.zone == card.zone && one.seat == card.seat && one.place == card.place)
      return one.key;
  return {};
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

QStringList shownBy(const window::TableController& table) {
  QStringList lines{QStringLiteral("phase %1").arg(table.phase()), table.tableName(), table.kindTitle(),
                    // Left out during a pause, when it depends on whether the person has asked to continue.
                    table.phase() == window::TablePhase::Paused ? QString{} : table.turn()->waitingFor(),
                    table.result()->wantAnother(),
                    QStringLiteral("turn %1 held %2 ready %3")
                        .arg(table.turn()->yours())
                        .arg(table.people()->held())
                        .arg(table.people()->ready())};
  for (const window::EveningStanding& one : table.result()->evening())
    lines << QStringLiteral("%1 %2").arg(one.name, one.wonText);
  lines << QStringLiteral("paced %1 stopped %2 speed %3")
               .arg(table.pace()->paced())
               .arg(table.pace()->stopped())
               .arg(table.pace()->speed());
  for (const window::SeatCard& seat : table.people()->seats()->seats()) {
    lines << QStringLiteral("seat %1 %2 cards %3 act %4 %5 %6")
                 .arg(seat.seat)
                 .arg(seat.name)
                 .arg(seat.cardsHeld)
                 .arg(seat.toAct)
                 .arg(seat.scoreText, seat.lost ? QString{} : seat.secondLine);
  }
  for (const window::LogLine& line : table.log()->lines())
    lines << line.heading + line.who + line.text + line.plain + line.justNow + line.cardKey;
  if (table.game() == nullptr) return lines;
  // Everything that the kind's page reads, except the person's current selection, which is not part of the table, and
  // what has just happened, which is shown only for a moment.
  const std::array kNotOfTheTable{"cards", "preview", "captures", "captureTitle", "lastPlay", "surText", "ready"};
  const QMetaObject& kind = *table.game()->metaObject();
  for (int i = QObject::staticMetaObject.propertyCount(); i < kind.propertyCount(); ++i) {
    const QMetaProperty property = kind.property(i);
    if (std::ranges::any_of(kNotOfTheTable, [&](const char* name) { return qstrcmp(property.name(), name) == 0; }))
      continue;
    lines << property.name() + written(property.read(table.game()));
  }
  QStringList cards;
  for (const window::TableCard& card : table.game()->cards()->cards()) {
    cards << QStringLiteral("%1 %2 %3 seat %4 place %5 of %6 playable %7 drawn %8 last %9")
                     // The key of a face-up card is left out: equal cards are distinguished by their position.
                     .arg(card.card.isEmpty() ? card.key : QString{}, card.card, card.zone)
                     .arg(card.seat)
                     .arg(card.place)
                     .arg(card.places)
                     .arg(card.playable)
                     .arg(card.drawn)
                     .arg(card.lastPlayed) +
                 (card.used ? QStringLiteral(" used") : QString{});
  }
  cards.sort();
  return lines + cards;
}

}  // namespace cardroom::testing
