#include "common/games/registry.h"

#include <algorithm>
#include <array>

#include "common/games/list.h"
#include "common/games/match_of.h"

namespace cardroom {
namespace {

template <class Kind>
constexpr GameKind entry() {
  using Game = typename Kind::Game;
  using Wire = typename Kind::Wire;
  return {
      Game::kFacts,
      [](const wire::GameRules& in, std::uint8_t seats) -> Expected<std::unique_ptr<Match>, MatchError> {
        if (seats < Game::kFacts.seats_min || seats > Game::kFacts.seats_max)
          return Unexpected<MatchError>{MatchError::bad_seats};
        const auto rules = Wire::rules(in);
        if (!rules) return Unexpected<MatchError>{MatchError::bad_option};
        return std::make_unique<MatchOf<Game, Wire>>(*rules, seats);
      },
      [](wire::GameRules& rules) {
        const auto read = Wire::rules(rules);
        if (!read) return false;
        rules.Clear();  // Keeps only the values that were read.
        Wire::write(*read, rules);
        return true;
      },
  };
}

template <class... Kinds>
constexpr std::array<GameKind, sizeof...(Kinds)> entries(KindList<Kinds...>) {
  return {entry<Kinds>()...};
}

constexpr auto kGameKinds = entries(AllKinds{});

}  // namespace

std::span<const GameKind> game_kinds() {
  return kGameKinds;
}

const GameKind* find_game_kind(std::string_view id) {
  const auto* const found = std::ranges::find(kGameKinds, id, &GameKind::id);
  return found == kGameKinds.end() ? nullptr : found;
}

wire::GameMove reread_move(const wire::GameMove& move) {
  wire::GameMove reread;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (const auto read = Kind::Wire::move(move)) Kind::Wire::write(*read, reread);
  });
  return reread;
}

std::unique_ptr<Match> make_any_match(const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) {
  const GameKind* const known = find_game_kind(kind);
  auto match = known != nullptr ? known->make_match(rules, seats) : Unexpected<MatchError>{MatchError::bad_option};
  return match ? std::move(*match) : nullptr;
}

}  // namespace cardroom
