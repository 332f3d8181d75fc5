#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "common/classic/classic_settings.h"
#include "common/game/played_game.h"
#include "common/games/match_of.h"

namespace cardroom {

/// The match that a table plays from a property file: the game's own rules, with deals from the classic source and the
/// moves that the file determines. Threading: as for MatchOf.
template <class Kind>
class ClassicMatch : public MatchOf<typename Kind::Game, typename Kind::Wire> {
 public:
  using Game = typename Kind::Game;
  using Wire = typename Kind::Wire;
  using Base = MatchOf<Game, Wire>;

  explicit ClassicMatch(const typename Kind::Classic::Settings& settings)
      : Base{settings.rules, static_cast<std::uint8_t>(settings.players.size())},
        settings_{settings},
        classic_{settings} {}

  /// Sets what the log of the game takes from the file.
  void describe(PlayedGame<Game>& game) const {
    game.seed = std::to_string(settings_.seed);
    game.players = settings_.player_names;
    game.animate = settings_.animate.value_or(false);
    if constexpr (requires { classic_.hands_in_order(); }) game.hands = classic_.hands_in_order();
  }

  std::unique_ptr<Match> copy() const override { return std::make_unique<ClassicMatch>(*this); }

  std::uint32_t pause_ms() const override {
    const std::uint32_t usual = Base::pause_ms();
    return usual == 0 ? 0 : settings_.pause_ms.value_or(usual);
  }

  /// Ignores the stream.
  Verdict deal(FairStream&) override {
    if (Base::stage() != Stage::deal) return Base::deal_as({});  // Refused; the game gives the reason.
    return Base::deal_as(classic_.deal());
  }

  Verdict apply(Seat seat, const wire::GameMove& move) override {
    const auto read = Wire::move(move);
    if (read && Game::legal_moves(Base::state(), seat).contains(*read)) classic_.prepare(Base::state(), seat, *read);
    return Base::apply(seat, move);
  }

  bool scripted(Seat seat) const override {
    return Base::to_act().contains(seat) && classic_.decided(seat).has_value();
  }
  bool fair() const override { return false; }

  std::unique_ptr<Thought> think(Seat seat, BotType type, std::uint64_t seed) const override {
    if (!scripted(seat)) return Base::think(seat, type, seed);
    return std::make_unique<Decided>(*classic_.decided(seat));
  }

 private:
  class Decided : public Thought {
   public:
    explicit Decided(const typename Game::Move& move) : move_{move} {}
    void run(wire::GameMove& out) override { Wire::write(move_, out); }

   private:
    typename Game::Move move_;
  };

  ClassicSettings settings_;
  typename Kind::Classic classic_;
};

}  // namespace cardroom
