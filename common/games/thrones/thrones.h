#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "common/cards/card.h"
#include "common/game/baseline.h"
#include "common/game/contract.h"
#include "common/games/thrones/board.h"
#include "common/games/thrones/pile.h"
#include "common/games/thrones/thrones_facts.h"

/// Game of Thrones (Spill med Troner): two teams of two, seats 0 and 2 against 1 and 3, with a pack without aces.
///
/// Each player gets three hearts and nine other cards. In each of six plays the starting player and the next one each
/// put a heart on their own team's pile. Ten turns follow, clockwise, in which each player puts another card on either
/// pile or passes. After these twelve turns the piles fight (see pile.h). The team with more points wins; if they are
/// level, both do.
///
/// Details that the sources of the rules leave open:
///  - a player with only hearts passes automatically, because everybody can count them;
///  - a player with other cards but no legal place for any of them is asked as usual, and can only pass;
///  - attack and defence never fall below zero, after any card and not only at the end.
namespace cardroom::thrones {

inline constexpr std::size_t kCards = 48;
/// The pause after a battle at a table with people, in milliseconds.
inline constexpr std::uint32_t kPauseAfterBattleMs = 6000;

/// There are no options.
struct Rules {
  bool operator==(const Rules&) const = default;
};

struct Deal {
  Seat first{};  ///< The seat that begins the first play.
  /// In dealing order: three hearts to seat 0, three to seat 1 ..., then the other cards one at a time, nine times
  /// around, starting with seat 0.
  std::array<Card, kCards> pack{};
  bool operator==(const Deal&) const = default;
};

/// A rule that a move can break; Refusal::rule with Reason::broke_rule. Also an enum on the wire: numbers never change.
enum class BrokeRule : std::uint8_t {
  pass_on_heart_turn = 1,    ///< A heart must be played in each of the first two turns of a play.
  effect_on_heart_turn = 2,  ///< The same, for a card that is not a heart.
  heart_on_effect_turn = 3,  ///< Hearts open a play; after them only other cards are allowed.
  heart_on_other_pile = 4,   ///< A heart goes on one's own team's pile.
  diamond_on_heart = 5,      ///< A diamond must not be put directly on a heart.
};

/// The cards for pile 0 in the order of a fresh pack, then those for pile 1, then the pass.
struct Moves {
  std::array<CardSet, kPiles> cards{};  ///< By pile.
  bool may_pass = false;
  std::uint32_t size() const { return cards[0].size() + cards[1].size() + (may_pass ? 1U : 0U); }
  Move operator[](std::uint32_t i) const {
    for (std::uint8_t pile = 0; pile < kPiles; ++pile) {
      const std::uint32_t here = cards[pile].size();
      if (i < here) return {cards[pile][i], pile};
      i -= here;
    }
    return Move::pass();
  }
  bool contains(const Move& move) const {
    if (move.passes()) return may_pass && move == Move::pass();
    return move.pile < kPiles && cards[move.pile].contains(move.card);
  }
  bool operator==(const Moves&) const = default;
};

/// The complete state, including what no player may see. Exists only on the server. Without padding, so that equal
/// states have equal bytes.
struct State {
  std::array<CardSet, kSeats> hands{};
  std::array<Card, kCards> pack{};  ///< In the order of the deal.
  Board board{};
  bool operator==(const State&) const = default;
};

/// Everything that a viewer has learnt in this deal. No member could hold another seat's cards while they are hidden.
struct View {
  Viewer viewer{};
  CardSet hand{};                       ///< The viewer's own.
  Board board{};                        ///< What everybody sees.
  std::array<CardSet, kSeats> shown{};  ///< By seat: cards that were never played. Empty before Stage::over.
  bool operator==(const View&) const = default;
};

/// A seat got its twelve cards.
struct Dealt {
  Seat seat{};
  CardSet cards{};  ///< Empty for all but that seat.
  bool operator==(const Dealt&) const = default;
};
/// A play begins.
struct Started {
  std::uint8_t play{};  ///< From 0.
  Seat seat{};          ///< The seat that begins it.
  bool operator==(const Started&) const = default;
};
struct Played {
  Seat seat{};
  Card card{};
  std::uint8_t pile{};
  Values after{};  ///< The values of that pile.
  bool operator==(const Played&) const = default;
};
struct Passed {
  Seat seat{};
  bool had_nothing{};  ///< The hand has only hearts, so the player was not asked.
  bool operator==(const Passed&) const = default;
};
/// The twelve turns of a play are over.
struct Fought {
  std::uint8_t play{};  ///< From 0.
  Battle battle{};
  bool operator==(const Fought&) const = default;
};
/// The game is over and a seat shows the cards that it never played; one event for each seat, ascending.
struct Shown {
  Seat seat{};
  CardSet cards{};
  bool operator==(const Shown&) const = default;
};
using Event = std::variant<Dealt, Started, Played, Passed, Fought, Shown>;

/// Why a move is good.
enum class HintReason : std::uint8_t {
  only_heart,      ///< A heart must be played, and this is the last one.
  strong_heart,    ///< A strong character, which attacks and defends well from the start.
  weak_heart,      ///< A weak character: little is lost if it falls.
  wins_attack,     ///< It makes our attack succeed.
  stops_attack,    ///< It makes their attack fail.
  cannot_be_lost,  ///< No other hand can have a diamond that takes away twice what it adds: it builds a lead.
  stands_well,     ///< Pass: both attacks already go our way.
  saves_cards,     ///< Pass: a card could turn the battle in our favour now, but is worth more later.
  nothing_helps,   ///< Pass: no card turns the battle in our favour without risk.
  no_place,        ///< Pass: no card in the hand can be played.
  builds_up,       ///< It decides nothing yet, but strengthens our side for the rest of the battle.
};

/// Why a move is good. Members that the reason does not use are empty or 0.
struct Hint {
  Move move{};
  HintReason reason{};
  std::int16_t gain_now{};   ///< Our team's gain if the battle took place now; for effects and passes.
  std::int16_t gain_then{};  ///< The same if it took place right after the move.
  CardSet feared{};          ///< The diamonds of the card's rank, each of which has been played or is in our own hand.
  /// How much this reason speaks for the move, compared with another move that has it too.
  constexpr int weight() const { return gain_then; }
  bool operator==(const Hint&) const = default;
};

/// The legal moves of a seat with this hand; none if it is not to act. The only definition of legality.
Moves moves_of(const Board& board, Seat seat, CardSet hand);

/// The rule that a move of the seat to act breaks; empty if it breaks none. Precondition: the seat has the card.
std::optional<BrokeRule> rule_broken(const Board& board, const Move& move);

/// Deals the whole pack. Returns false and changes nothing if the pack is incomplete, if its hearts do not come first,
/// or if there is no such first seat.
bool hand_out(State& state, const Deal& deal);

/// The game's implementation of the contract (common/game/contract.h).
struct Game {
  using Rules = thrones::Rules;
  using Deal = thrones::Deal;
  using State = thrones::State;
  using Move = thrones::Move;
  using Moves = thrones::Moves;
  using View = thrones::View;
  using Event = thrones::Event;
  using Hint = thrones::Hint;

  static constexpr const GameFacts& kFacts = thrones::kFacts;

  /// Precondition: four seats.
  static State begin(const Rules& rules, std::uint8_t seats);
  /// The starting player first, then the shuffled pack.
  static Deal draw(const State& state, FairStream& stream);
  /// Rejects an incomplete pack, or one whose hearts do not come first, as malformed.
  template <class Log>
  static Verdict deal(State& state, const Deal& deal, Log& log);

  static Stage stage(const State& state) { return state.board.stage; }
  static SeatSet to_act(const State& state) {
    return state.board.stage == Stage::moves ? only(state.board.turn) : SeatSet{};
  }
  static Moves legal_moves(const State& state, Seat seat) {
    return moves_of(state.board, seat, state.hands[seat.index]);
  }
  static Moves legal_moves(const View& view);
  /// Applies the move; then players with only hearts pass, and after twelve turns the piles fight.
  template <class Log>
  static Verdict apply(State& state, Seat seat, const Move& move, Log& log);

  /// `all` sees the same as a spectator.
  static View view(const State& state, Viewer viewer);
  /// Uniform over the worlds in which this viewer would have learnt exactly the same.
  static State sample_world(const View& view, BotDice& dice);
  /// Always empty: every card is dealt at the start.
  static std::span<Card> undealt(State& state);

  /// Each member of a team has the team's points.
  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static std::uint32_t time_share(const State&, Seat) { return 1; }
  /// Non-zero after each battle, and therefore before the result too.
  static std::uint32_t pause_ms(const State& state);
  static std::uint32_t pause_since(const State& state) { return state.board.fought() ? 0 : 1; }

  /// See thrones_bot.h. Precondition: the viewer is to act.
  static Move choose(BotType type, const View& view, Budget budget, BotDice& dice);
  static Budget usual_budget(BotType type);
  static std::span<const Baseline<Game>> baselines();
  /// Precondition: the viewer is to act.
  static std::vector<Valued<Move>> analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also);
  /// Precondition: the viewer is to act, and the move is legal.
  static Hint explain(const View& view, const Move& move);
};

/// Plays one turn, whoever decided it, and scores the battle after the twelfth.
template <class Log>
void take_turn(State& state, const Move& move, bool had_nothing, Log& log) {
  Board& board = state.board;
  const Seat seat = board.turn;
  const std::uint8_t play = board.play();
  board.add(move);
  if (move.passes()) {
    log.everybody(Event{Passed{seat, had_nothing}});
  } else {
    state.hands[seat.index].remove(move.card);
    log.everybody(Event{Played{seat, move.card, move.pile, board.piles[move.pile].values()}});
  }
  if (!board.fought()) return;
  if constexpr (!std::same_as<Log, NoEvents>) log.everybody(Event{Fought{play, board.battle()}});
  if (board.stage == Stage::moves) {
    log.everybody(Event{Started{board.play(), board.turn}});
  } else {
    for (Seat shown{}; shown.index < kSeats; ++shown.index)
      log.everybody(Event{Shown{shown, state.hands[shown.index]}});
  }
}

template <class Log>
Verdict Game::deal(State& state, const Deal& deal, Log& log) {
  if (state.board.stage == Stage::over) return Refusal{Reason::game_over};
  if (state.board.stage != Stage::deal || !hand_out(state, deal)) return Refusal{Reason::malformed};
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    log.split(only(seat), Event{Dealt{seat, state.hands[seat.index]}}, Event{Dealt{seat, CardSet{}}});
  }
  log.everybody(Event{Started{0, state.board.turn}});
  return accepted;
}

template <class Log>
Verdict Game::apply(State& state, Seat seat, const Move& move, Log& log) {
  Board& board = state.board;
  if (board.stage == Stage::over) return Refusal{Reason::game_over};
  if (!to_act(state).contains(seat)) return Refusal{Reason::not_your_turn};
  if (!legal_moves(state, seat).contains(move)) {
    const bool a_card_on_a_pile = kAllCards.contains(move.card) && move.pile < kPiles;
    if (!a_card_on_a_pile && move != Move::pass()) return Refusal{Reason::malformed};
    if (!move.passes() && !state.hands[seat.index].contains(move.card)) return Refusal{Reason::not_in_hand};
    return Refusal{Reason::broke_rule, static_cast<std::uint8_t>(*rule_broken(board, move))};
  }
  take_turn(state, move, false, log);
  while (board.stage == Stage::moves && !board.heart_turn() && (state.hands[board.turn.index] - kHearts).empty())
    take_turn(state, Move::pass(), true, log);
  return accepted;
}

static_assert(CardGame<Game>);

}  // namespace cardroom::thrones
