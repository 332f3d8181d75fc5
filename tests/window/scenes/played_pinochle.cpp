#include "tests/window/scenes/played_pinochle.h"

#include <algorithm>

namespace cardroom::testing {

void PlayedPinochle::deal(const pinochle::Wanted& wanted, const pinochle::Rules& rules) {
  dealOut(pinochle::deal_of(wanted), pinochle::Game::begin(rules, pinochle::kSeats));
}

void PlayedPinochle::plays(std::string_view moves) {
  constexpr std::string_view kBetween = ", ";
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(kBetween), moves.size());
    playsAs(turn(), moves.substr(0, end));
    moves.remove_prefix(std::min(end + kBetween.size(), moves.size()));
  }
}

void PlayedPinochle::playsAs(int seat, std::string_view move) {
  play(seat, pinochle::move(move), move);
}

void PlayedPinochle::playOn(int until) {
  BotDice dice{1};
  while (state().table.stage == Stage::moves && state().table.play_count < until) {
    const Viewer viewer{Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(turn())}};
    play(pinochle::Game::choose(BotType::basic, pinochle::Game::view(state(), viewer), {}, dice), "as a bot does");
  }
}

}  // namespace cardroom::testing
