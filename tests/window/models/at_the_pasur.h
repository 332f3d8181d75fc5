#pragma once

#include <gtest/gtest.h>

#include "client/models/games/pasur/pasur_model.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/pasur_evening.h"
#include "tests/window/scenes/played_pasur.h"

namespace cardroom::testing {

/// Maren, the person at the window, with Parisa; Nora joins them at a table of three, and Selma too at a table of four.
/// The games are those in the reference pictures.
class AtThePasur : public ::testing::Test {
 protected:
  explicit AtThePasur(int viewer = pasur_evening::kMaren) : viewer_{viewer} { sit(3); }

  void sit(int seats) {
    played = PlayedPasur{viewer_, seats};
    played.sitPerson(pasur_evening::kMaren, "Maren", true);
    played.sitPerson(pasur_evening::kParisa, "Parisa");
    if (seats > pasur_evening::kNora) played.sitBot(pasur_evening::kNora, table::v1::BOT_TYPE_CLEVER);
    if (seats > pasur_evening::kSelma) played.sitPerson(pasur_evening::kSelma, "Selma");
    show();
  }

  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }

  void play(const char* moves) {
    played.plays(moves);
    show();
  }

  /// Three players, third round, second handout: it is Maren's turn. Earlier announcements are dropped.
  void comeToYourTurn() {
    played.dealAfter(pasur_evening::kRoundsBefore, pasur_evening::kTotalsBefore, pasur_evening::kThree);
    show();
    play(pasur_evening::kFirstHandout);
    play(pasur_evening::kToYourTurn);
    forget();
  }

  /// The third round of three players is over, and the table pauses.
  void comeToTheRoundsEnd() {
    comeToYourTurn();
    played.playOn(pasur::kPlays - 1);
    show();
    forget();
    played.playOn();
    played.rest(8'000);
    show();
  }

  void dealTwo() {
    sit(2);
    played.deal(pasur_evening::kTwo);
    show();
  }

  void forget() {
    heard.announced.clear();
    heard.sounds.clear();
    heard.toasts.clear();
    heard.refused.clear();
  }

  window::PasurModel& game() { return dynamic_cast<window::PasurModel&>(*heard.table.game()); }
  window::PasurSeat seat(int which) { return game().table().seats.value(which); }
  int total(int which) { return seat(which).total; }
  QStringList choices() {
    QStringList ids;
    for (const window::Choice& one : heard.table.choice()->ways())
      ids << one.id;
    return ids;
  }

  int viewer_;
  client::Instant now{60'000};
  PlayedPasur played{viewer_, 3};
  HeardTable heard;
};

}  // namespace cardroom::testing
