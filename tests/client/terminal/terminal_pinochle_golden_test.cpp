// Pinochle as people read it, compared with text files.
#include <functional>
#include <gtest/gtest.h>

#include "tests/client/terminal/evening.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;

struct PinochleEvening : Evening {
  PinochleEvening(std::optional<std::uint8_t> seat, bool cutthroat) : Evening{seat, "pinochle", 2} {
    table.update.mutable_settings()->mutable_rules()->mutable_pinochle()->set_cutthroat(cutthroat);
    stage.transcript.clear();
  }

  const games::pinochle::v1::View& game() const { return stage.client.table()->update.view().pinochle(); }
  const games::pinochle::v1::Moves& moves() const { return stage.client.table()->update.legal_moves().pinochle(); }
  bool asked_for(games::pinochle::v1::Moves::MovesCase what) const { return asked() && moves().moves_case() == what; }

  static std::string typed(int one) { return card(static_cast<cards::v1::Card>(one), {.symbols = false}); }

  /// A card in the hand that may not be played now.
  std::optional<std::string> forbidden_card() const {
    const auto& legal = moves().play().cards();
    for (const int one : game().hand())
      if (std::ranges::find(legal, one) == legal.end()) return typed(one);
    return std::nullopt;
  }

  /// Plays the whole game. `answer` returns what the person types when asked, and may inspect the table first.
  void play_whole(const std::function<std::string()>& answer) {
    while (!over() && !::testing::Test::HasFailure()) {
      others_play();
      if (asked()) person_plays(answer());
    }
  }
};

TEST(TerminalPinochleGolden, AWholeEveningOfAPlayerWhoMissesTheBid) {
  PinochleEvening evening{std::uint8_t{1}, false};
  evening.stage.type("rules");
  evening.stage.type("help");
  evening.begin(4);
  bool bid = false;
  int forbidden = 0;
  evening.play_whole([&]() -> std::string {
    if (evening.asked_for(games::pinochle::v1::Moves::kBid)) {
      if (!std::exchange(bid, true)) {
        evening.stage.type("");
        evening.stage.type("worth");
        evening.person_asks_for_a_hint();
        evening.types_what_is_refused({"5", "3000", "99", "hearts"});
      }
      return "3";
    } else if (evening.asked_for(games::pinochle::v1::Moves::kTrump)) {
      evening.types_what_is_refused({"as", "hand", "worth"});
      evening.person_asks_for_a_hint();
      return "clubs";
    } else if (const auto card = evening.forbidden_card(); card && forbidden < 4) {
      if (forbidden++ == 0) evening.stage.type("table");
      evening.person_asks_for_a_hint();
      evening.types_what_is_refused({*card, "2c"});
    }
    return "1";
  });
  for (const char* typed : {"", "", "scores", "again"})
    evening.stage.type(typed);
  evening.stage.answer_done();
  expect_golden("terminal/pinochle_player.txt", evening.stage.transcript);
}

TEST(TerminalPinochleGolden, AWholeEveningOfCutThroatAsAPlayerReadsIt) {
  PinochleEvening evening{std::uint8_t{0}, true};
  evening.begin(2);
  evening.play_whole([&]() -> std::string {
    if (evening.asked_for(games::pinochle::v1::Moves::kBid)) {
      return evening.game().bids().empty() ? "120" : "p";
    } else if (evening.asked_for(games::pinochle::v1::Moves::kTake)) {
      evening.types_what_is_refused({"2c", "take 3", "ok"});
      evening.person_asks_for_a_hint();
      return "take " + PinochleEvening::typed(evening.moves().take().cards(1));
    } else if (evening.asked_for(games::pinochle::v1::Moves::kKeep)) {
      const auto cards = evening.moves().keep().cards();
      evening.types_what_is_refused({"keep", "2c", PinochleEvening::typed(cards[0]), "moves", "h", "-h"});
      evening.person_asks_for_a_hint();
      // The other player does not have to wait, and the marks stay.
      evening.table.play_as_a_bot(1);
      evening.show();
      std::string twelve;
      for (int i = 0; i < 12; ++i)
        twelve += " " + PinochleEvening::typed(cards[i]);
      evening.types_what_is_refused({"clear", twelve, PinochleEvening::typed(cards[12]), "table", "moves"});
      return "keep";
    }
    return "1";
  });
  evening.stage.type("");
  expect_golden("terminal/pinochle_cut_throat.txt", evening.stage.transcript);
}

TEST(TerminalPinochleGolden, ASpectatorsEveningOfCutThroat) {
  PinochleEvening evening{std::nullopt, true};
  evening.begin(1);
  int looks = 0;
  while (!evening.over()) {
    evening.others_play();
    if (looks++ % 9 == 0)
      for (const char* typed : {"", "hand"})
        evening.stage.type(typed);
  }
  evening.stage.wait(5s);
  expect_golden("terminal/pinochle_watcher.txt", evening.stage.transcript);
}

/// A player who returns in the middle of the tricks is told about the whole game.
TEST(TerminalPinochleGolden, APlayerWhoReturnsInTheMiddle) {
  PinochleEvening evening{std::uint8_t{1}, true};
  evening.table.begin(3);
  for (int moves = 0; moves < 16; ++moves) {
    evening.table.play_as_a_bot();
    if (evening.table.paused()) evening.table.end_pause();
  }
  evening.show();
  expect_golden("terminal/pinochle_late_friend.txt", evening.stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
