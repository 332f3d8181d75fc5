#pragma once

#include <gtest/gtest.h>

#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_lucky_thirteen.h"

namespace cardroom::testing {

/// Otto (a bot), Jonas, Maren (the person at the window) and Iris (a bot). The cards are those in the reference
/// pictures.
class AtTheTable : public ::testing::Test {
 protected:
  AtTheTable() {
    played.sitBot(0, table::v1::BOT_TYPE_CLEVER);
    played.sitPerson(1, "Jonas");
    played.sitPerson(2, "Maren", true);
    played.sitBot(3, table::v1::BOT_TYPE_BASIC);
    settings().set_turn_limit_ms(30'000);
    show();
  }

  table::v1::Settings& settings() { return *played.update().mutable_settings(); }
  table::v1::Person& person(int seat) { return *played.update().mutable_seats(seat)->mutable_person(); }

  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }

  void deal() { played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C"); }

  /// It is Maren's turn in the third round, with 30 s left. Earlier announcements are dropped.
  void comeToYourTurn() {
    deal();
    played.discards("3C QC 2C AC JD 4D 9D JH");
    show();
    played.discards("2H TH");
    played.update().set_turn_time_left_ms(30'000);
    show();
    forget();
  }

  void playToTheEnd() {
    comeToYourTurn();
    played.discards("KC 3S 8D 2S 5H 9C");
    played.update().clear_turn_time_left_ms();
    show();
  }

  void forget() {
    heard.announced.clear();
    heard.sounds.clear();
    heard.toasts.clear();
  }

  client::Instant now{60'000};
  PlayedLuckyThirteen played{2};
  HeardTable heard;
};

}  // namespace cardroom::testing
