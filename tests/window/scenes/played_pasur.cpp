#include "tests/window/scenes/played_pasur.h"

#include "common/cards/deal_key.h"

namespace cardroom::testing {

void PlayedPasur::deal(const pasur::Wanted& wanted) {
  dealOut(pasur::deal_of(wanted, static_cast<std::uint8_t>(m_seats)));
}

void PlayedPasur::dealAfter(int rounds, const Scores& totals, const pasur::Wanted& wanted) {
  pasur::State before = pasur::Game::begin({}, static_cast<std::uint8_t>(m_seats));
  before.table.number = static_cast<std::uint16_t>(rounds);
  before.table.totals = totals;
  dealOut(pasur::deal_of(wanted, static_cast<std::uint8_t>(m_seats)), before);
}

void PlayedPasur::dealNextRound(const pasur::Wanted& wanted) {
  dealMore(pasur::deal_of(wanted, static_cast<std::uint8_t>(m_seats)));
}

void PlayedPasur::plays(std::string_view moves) {
  constexpr std::string_view kBetween = ", ";
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(kBetween), moves.size());
    const std::string_view one = moves.substr(0, end);
    play(pasur::move(one), one);
    moves.remove_prefix(std::min(end + kBetween.size(), moves.size()));
  }
}

void PlayedPasur::playOn(int until) {
  BotDice dice{1};
  while (state().table.stage == Stage::moves && state().table.plays < until) {
    const Viewer viewer{Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(turn())}};
    play(pasur::Game::choose(BotType::basic, pasur::Game::view(state(), viewer), {}, dice), "as a bot does");
  }
}

void PlayedPasur::shuffleNextRound() {
  FairStream stream{simulation_key(7, 0, state().table.number)};
  dealMore(pasur::Game::draw(state(), stream));
}

}  // namespace cardroom::testing
