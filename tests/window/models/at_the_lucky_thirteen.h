#pragma once

#include <gtest/gtest.h>

#include "client/models/games/lucky_thirteen/lucky_thirteen_model.h"
#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {

/// Maren, the person at the window, at a Lucky Thirteen table with Jonas and two bots. The clock does not advance.
class AtTheLuckyThirteen : public ::testing::Test {
 protected:
  explicit AtTheLuckyThirteen(int viewer = 2) : played{viewer} {
    played.sitBot(0, table::v1::BOT_TYPE_CLEVER);
    played.sitPerson(1, "Jonas");
    played.sitPerson(2, "Maren", true);
    played.sitBot(3, table::v1::BOT_TYPE_BASIC);
    show();
  }

  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }

  void deal() {
    played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C");
    show();
  }

  /// Advances the game to Maren's turn in the third round.
  void comeToYourTurn() {
    deal();
    played.discards("3C QC 2C AC JD 4D 9D JH");
    show();
    played.discards("2H TH");
    show();
  }

  window::LuckyThirteenModel& game() { return dynamic_cast<window::LuckyThirteenModel&>(*heard.table.game()); }

  const client::Instant now{60'000};
  PlayedLuckyThirteen played;
  HeardTable heard;
};

/// The same table as a spectator sees it.
class AtTheWatchedLuckyThirteen : public AtTheLuckyThirteen {
 protected:
  AtTheWatchedLuckyThirteen() : AtTheLuckyThirteen{-1} {}
};

}  // namespace cardroom::testing
