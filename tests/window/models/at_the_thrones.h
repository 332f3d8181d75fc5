#pragma once

#include <gtest/gtest.h>

#include "client/models/games/thrones/thrones_model.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_thrones.h"
#include "tests/window/scenes/thrones_evening.h"

namespace cardroom::testing {

/// Otto and Jonas against Maren (the person at the window) and Iris. The game is the one in the reference pictures.
class AtTheThrones : public ::testing::Test {
 protected:
  explicit AtTheThrones(int viewer = thrones_evening::kMaren) : played{viewer} {
    played.sitBot(thrones_evening::kOtto, table::v1::BOT_TYPE_CLEVER);
    played.sitPerson(thrones_evening::kMaren, "Maren", true);
    played.sitPerson(thrones_evening::kJonas, "Jonas");
    played.sitBot(thrones_evening::kIris, table::v1::BOT_TYPE_BASIC);
    show();
  }

  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }

  void deal(int first = thrones_evening::kJonas) {
    played.deal(thrones_evening::kHands, first);
    show();
  }

  void play(const char* turns) {
    played.turns(turns);
    show();
  }

  /// It is Maren's turn, the ninth of the fourth play, at 27 to 19. Earlier announcements are dropped.
  void comeToYourTurn() {
    deal();
    for (const char* const one :
         {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay, thrones_evening::kThirdPlay})
      play(one);
    play(thrones_evening::kFourthPlay);
    forget();
  }

  /// The pause after the fourth battle.
  void comeToTheBattle() {
    comeToYourTurn();
    played.turns("6S on 1");
    played.passUntilBattle();
    played.rest(6'000);
    show();
  }

  void playToTheEnd() {
    comeToTheBattle();
    played.goOn();
    show();
    play(thrones_evening::kFifthPlay);
    forget();
    play(thrones_evening::kSixthPlay);
  }

  void forget() {
    heard.announced.clear();
    heard.sounds.clear();
    heard.toasts.clear();
    heard.refused.clear();
  }

  window::ThronesModel& game() { return dynamic_cast<window::ThronesModel&>(*heard.table.game()); }
  window::ThronesPile pile(int which) { return game().table().piles.value(which); }
  window::ThronesPreview preview(int which) { return game().preview().value(which); }

  client::Instant now{60'000};
  PlayedThrones played;
  HeardTable heard;
};

}  // namespace cardroom::testing
