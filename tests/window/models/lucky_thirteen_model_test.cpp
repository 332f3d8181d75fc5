// Where the cards lie on the Lucky Thirteen table, for players and spectators.
#include <algorithm>
#include <gtest/gtest.h>

#include "tests/window/models/at_the_lucky_thirteen.h"

namespace cardroom::testing {
namespace {

using window::Preferences;
using window::TableCard;

TEST_F(AtTheLuckyThirteen, CardsLieAsTheyWereDealtAndDiscarded) {
  comeToYourTurn();
  EXPECT_EQ(heard.zone(s("pile")), s("-- -- -- -- --"));
  EXPECT_EQ(heard.zone(s("public")), s("6D 5S"));
  EXPECT_EQ(heard.zone(s("hand")), s("8S 7H KC"));
  EXPECT_EQ(heard.zone(s("seat"), 0), s("-- --"));
  EXPECT_EQ(heard.zone(s("discards"), 0), s("3C JD 2H"));
  EXPECT_EQ(heard.zone(s("discards"), 1), s("QC 4D TH"));
  EXPECT_EQ(heard.zone(s("discards"), 2), s("2C 9D"));
  EXPECT_EQ(heard.zone(s("discards"), 3), s("AC JH"));
  EXPECT_EQ(game().pileText(), s("31 in the pile"));
  EXPECT_EQ(game().progress(), s("Round 3 of 4"));
  EXPECT_EQ(game().step(), 3);
}

TEST_F(AtTheLuckyThirteen, TheDrawnCardIsMarkedAndLiesLastWhileItIsYourTurn) {
  comeToYourTurn();
  EXPECT_TRUE(heard.card(s("KC")).drawn);
  EXPECT_TRUE(heard.card(s("KC")).playable);
  EXPECT_TRUE(heard.card(s("8S")).playable);
  EXPECT_TRUE(heard.card(s("TH")).lastPlayed);
  EXPECT_FALSE(heard.card(s("2H")).lastPlayed);
  played.discard("8S");
  show();
  EXPECT_EQ(heard.zone(s("hand")), s("7H KC"));
  EXPECT_FALSE(heard.card(s("KC")).drawn);
  EXPECT_FALSE(heard.card(s("KC")).playable);
}

TEST_F(AtTheLuckyThirteen, TheHandIsSortedAsThePersonWants) {
  played.deal("6D 5S TS 9S QH AD 2C KH 4S TD 3C QC JC");
  played.discards("3C QC");
  show();
  EXPECT_EQ(heard.zone(s("hand")), s("KH 2C JC"));
  heard.preferences.setHandOrder(Preferences::AsDrawn);
  EXPECT_EQ(heard.zone(s("hand")), s("KH 2C JC"));
  played.discard("KH");
  played.discardWhatIsDrawn();
  show();
  heard.preferences.setHandOrder(Preferences::ByRank);
  EXPECT_EQ(heard.zone(s("hand")), s("JC 2C"));
  heard.preferences.setHandOrder(Preferences::AsDrawn);
  EXPECT_EQ(heard.zone(s("hand")), s("2C JC"));
}

TEST_F(AtTheLuckyThirteen, ADealComesFromThePileCardByCard) {
  deal();
  EXPECT_EQ(heard.card(s("6D")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("6D")).step, 0);
  EXPECT_EQ(heard.card(s("seat-0-0")).step, 2);
  EXPECT_EQ(heard.card(s("8S")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("8S")).step, 6);
  EXPECT_EQ(heard.card(s("seat-3-1")).step, 9);
  EXPECT_EQ(heard.card(s("seat-0-2")).step, 10);
  show();
  EXPECT_EQ(heard.card(s("8S")).origin, QString{});
  EXPECT_EQ(heard.card(s("8S")).step, 0);
}

TEST_F(AtTheLuckyThirteen, PlaysComeFromTheirSeatsOneAfterTheOther) {
  deal();
  played.discards("3C QC");
  show();
  EXPECT_EQ(heard.card(s("3C")).origin, s("seat"));
  EXPECT_EQ(heard.card(s("3C")).step, 0);
  EXPECT_EQ(heard.card(s("QC")).step, 2);
  EXPECT_EQ(heard.card(s("9D")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("9D")).step, 3);
}

TEST_F(AtTheLuckyThirteen, APersonWhoJoinsDuringAGameSeesTheCardsAtRest) {
  comeToYourTurn();
  HeardTable comer;
  comer.table.tableChanged(&played.table(), {.new_events = 99, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(comer.card(s("8S")).origin, QString{});
  EXPECT_EQ(comer.table.log()->count(), heard.table.log()->count());
}

/// Records changes to a model's rows.
class RowChanges : public QObject {
 public:
  explicit RowChanges(QAbstractItemModel* model) {
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const auto&, int first, int last) { inserted += last - first + 1; });
    connect(model, &QAbstractItemModel::rowsRemoved, this,
            [this](const auto&, int first, int last) { removed += last - first + 1; });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { resets++; });
  }
  int inserted = 0;
  int removed = 0;
  int resets = 0;
};

TEST_F(AtTheLuckyThirteen, APlayedCardStaysTheSameRow) {
  comeToYourTurn();
  const auto row_of = [this](const char* key) {
    const auto& cards = game().cards()->cards();
    return std::ranges::find(cards, s(key), &TableCard::key) - cards.begin();
  };
  const auto row = row_of("KC");
  const RowChanges changes{game().cards()};
  played.discard("KC");
  show();
  // Iris has drawn in the meantime, which adds a face-down card; the pile still shows its five cards.
  EXPECT_EQ(row_of("KC"), row);
  EXPECT_EQ(changes.inserted, 1);
  EXPECT_EQ(changes.removed, 0);
  EXPECT_EQ(changes.resets, 0);
  EXPECT_EQ(heard.card(s("KC")).zone, s("discards"));
}

TEST_F(AtTheLuckyThirteen, AllHandsLieOpenAtTheEnd) {
  deal();
  played.discardWhatIsDrawn();
  show();
  EXPECT_EQ(heard.zone(s("seat"), 1), s("QH AD"));
  EXPECT_TRUE(heard.card(s("QH")).used);
  EXPECT_FALSE(heard.card(s("TS")).used);
}

TEST_F(AtTheWatchedLuckyThirteen, ASpectatorSeesBacksAndNoPrompt) {
  deal();
  played.discards("3C QC");
  show();
  EXPECT_EQ(heard.zone(s("hand")), s("-- --")) << "seat 0 is below";
  EXPECT_EQ(heard.card(s("seat-0-0")).seat, 0);
  EXPECT_EQ(heard.zone(s("seat"), 0), QString{});
  EXPECT_EQ(heard.zone(s("seat"), 2), s("-- -- --"));
  EXPECT_TRUE(heard.table.people()->watching());
  EXPECT_EQ(heard.table.turn()->prompt(), s("Maren is choosing …"));
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  EXPECT_EQ(heard.zone(s("discards"), 1), s("QC"));
  EXPECT_EQ(heard.card(s("3C")).origin, s("hand"));
}

TEST_F(AtTheWatchedLuckyThirteen, ASpectatorSeesEveryHandOnceTheGameIsOver) {
  deal();
  played.discardWhatIsDrawn();
  show();
  EXPECT_EQ(heard.zone(s("hand")), s("TS 9S"));
  EXPECT_EQ(heard.zone(s("seat"), 1), s("QH AD"));
  EXPECT_EQ(heard.zone(s("seat"), 2), s("8S 2C"));
}

}  // namespace
}  // namespace cardroom::testing
