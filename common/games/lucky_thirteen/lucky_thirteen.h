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
#include "common/game/contract.h"
#include "common/games/lucky_thirteen/lucky_thirteen_facts.h"
#include "common/games/lucky_thirteen/thirteen.h"

/// Lucky Thirteen: four players, each for themselves, one deal of a 52-card pack.
///
/// There are two public cards, and each player gets two private ones. In each of four rounds the seats in turn,
/// starting with seat 0, draw the top card of the pile and discard one of their three cards face up. Then every player
/// who can make a sum of exactly thirteen (see thirteen.h) scores: 100 if there is only one such player, otherwise the
/// points of their best option. The others score 0. If no player makes thirteen, everybody scores the sum of their
/// private cards.
///
/// Details that the sources of the rules leave open:
///  - the draw is automatic: a player who is to act already has three cards;
///  - the winners are all players with the highest score; there is no tie-break.
namespace cardroom::lucky_thirteen {

inline constexpr std::uint8_t kSeats = 4;
inline constexpr std::uint8_t kRounds = 4;
inline constexpr std::uint8_t kTurns = kSeats * kRounds;
inline constexpr std::uint8_t kPublicCards = 2;
inline constexpr std::uint8_t kPrivateCards = 2;
/// The points of a player who is the only one to make thirteen.
inline constexpr std::int16_t kAlone = 100;
/// The number of cards dealt before the first draw. Turn t, from 0, draws pack[kFirstDraw + t].
inline constexpr std::uint8_t kFirstDraw = kPublicCards + kSeats * kPrivateCards;

/// There are no options.
struct Rules {
  bool operator==(const Rules&) const = default;
};

struct Deal {
  /// In dealing order: two public cards, two for each seat, then the pile from the top.
  std::array<Card, kPackSize> pack{};
  bool operator==(const Deal&) const = default;
};

struct Move {
  Card discard{};
  bool operator==(const Move&) const = default;
};

/// In the order of a fresh pack.
struct Moves {
  CardSet discards{};
  std::uint32_t size() const { return discards.size(); }
  Move operator[](std::uint32_t i) const { return {discards[i]}; }
  bool contains(const Move& move) const { return discards.contains(move.discard); }
  bool operator==(const Moves&) const = default;
};

/// The complete state, including what no player may see. Exists only on the server. Without padding, so that equal
/// states have equal bytes.
struct State {
  std::array<CardSet, kSeats> hands{};
  std::array<Card, kPackSize> pack{};   ///< In the order of the deal.
  std::array<Card, kTurns> discards{};  ///< Oldest first: discard t was made by seat t mod 4.
  std::uint8_t discard_count = 0;
  std::uint8_t handed_out = 0;  ///< pack[handed_out] is next.
  Seat turn{};                  ///< The seat that is to act, in Stage::moves.
  Stage stage = Stage::deal;
  bool operator==(const State&) const = default;
};

/// A seat's result, and the reason for it.
struct Result {
  CardSet hand{};                  ///< Its private cards, shown to all.
  std::optional<Option> option{};  ///< The best one that makes thirteen; empty if none does.
  CardSet used{};                  ///< The cards of that option.
  std::int16_t points{};           ///< The points scored in this game.
  bool operator==(const Result&) const = default;
};
using Results = std::array<Result, kSeats>;  ///< By seat.

/// Everything that a viewer has learnt in this deal. No member could hold another seat's cards while they are hidden.
struct View {
  Viewer viewer{};
  Stage stage = Stage::deal;
  std::uint8_t draw_count = 0;
  std::uint8_t discard_count = 0;
  std::array<Card, kPublicCards> public_cards{};  ///< Meaningless in Stage::deal.
  std::array<Card, kRounds> draws{};              ///< The viewer's own, oldest first.
  std::array<Card, kTurns> discards{};            ///< Oldest first: discard t was made by seat t mod 4.
  CardSet hand{};                                 ///< The viewer's own.
  std::optional<Results> results{};               ///< Set exactly in Stage::over.
  bool operator==(const View&) const = default;

  /// The number of cards in a seat's hand, which everybody knows.
  std::uint8_t hand_size(Seat seat) const;
  /// The number of cards left in the pile.
  std::uint8_t pile_size() const;
};

/// The two public cards are laid face up.
struct TurnedUp {
  std::array<Card, kPublicCards> cards{};
  bool operator==(const TurnedUp&) const = default;
};
/// A seat got its two private cards.
struct Dealt {
  Seat seat{};
  CardSet cards{};  ///< Empty for all but that seat.
  bool operator==(const Dealt&) const = default;
};
/// A seat took the top card of the pile.
struct Drew {
  Seat seat{};
  std::optional<Card> card{};  ///< Empty for all but that seat.
  bool operator==(const Drew&) const = default;
};
struct Discarded {
  Seat seat{};
  Card card{};
  bool operator==(const Discarded&) const = default;
};
/// The game is over and a seat shows its hand; one event for each seat, ascending.
struct Shown {
  Seat seat{};
  Result result{};
  bool operator==(const Shown&) const = default;
};
using Event = std::variant<TurnedUp, Dealt, Drew, Discarded, Shown>;

/// Why a discard is good, in terms of the two cards that are kept.
enum class HintReason : std::uint8_t {
  keeps_thirteen,  ///< They make thirteen.
  best_chance,     ///< No other two cards would make thirteen with more of the unseen cards.
  worth_more,      ///< Another two would make thirteen with more of them, but score less.
  keeps_points,    ///< No card drawn next would make thirteen, but hands count if no player makes it.
};

/// Why a move is good. Numbers that the reason does not use are 0.
struct Hint {
  Move move{};
  HintReason reason{};
  CardSet kept{};
  CardSet used{};          ///< The cards that make thirteen.
  std::uint8_t helping{};  ///< How many unseen cards would make thirteen if drawn next.
  std::uint8_t unseen{};   ///< Cards that this viewer has not seen.
  std::int16_t points{};   ///< The points of the cards used or, without thirteen, of the cards kept.
  /// How much this reason speaks for the move, compared with another move that has it too.
  constexpr int weight() const { return reason == HintReason::best_chance ? helping : points; }
  bool operator==(const Hint&) const = default;
};

/// The game's implementation of the contract (common/game/contract.h).
struct Game {
  using Rules = lucky_thirteen::Rules;
  using Deal = lucky_thirteen::Deal;
  using State = lucky_thirteen::State;
  using Move = lucky_thirteen::Move;
  using Moves = lucky_thirteen::Moves;
  using View = lucky_thirteen::View;
  using Event = lucky_thirteen::Event;
  using Hint = lucky_thirteen::Hint;

  static constexpr const GameFacts& kFacts = lucky_thirteen::kFacts;

  /// Precondition: four seats.
  static State begin(const Rules& rules, std::uint8_t seats);
  static Deal draw(const State& state, FairStream& stream);
  /// Rejects an incomplete pack as malformed. Seat 0 draws at once.
  template <class Log>
  static Verdict deal(State& state, const Deal& deal, Log& log);

  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state) { return state.stage == Stage::moves ? only(state.turn) : SeatSet{}; }
  static Moves legal_moves(const State& state, Seat seat) {
    return to_act(state).contains(seat) ? Moves{state.hands[seat.index]} : Moves{};
  }
  static Moves legal_moves(const View& view);
  /// Applies the discard; then the next seat draws, or all hands are shown.
  template <class Log>
  static Verdict apply(State& state, Seat seat, const Move& move, Log& log);

  /// `all` sees the same as a spectator.
  static View view(const State& state, Viewer viewer);
  /// Uniform over the worlds in which this viewer would have learnt exactly the same.
  static State sample_world(const View& view, BotDice& dice);
  /// Empty before the deal, because the deal provides the whole pack.
  static std::span<Card> undealt(State& state);

  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static std::uint32_t time_share(const State&, Seat) { return 1; }
  static std::uint32_t pause_ms(const State&) { return 0; }
  static std::uint32_t pause_since(const State&) { return 1; }

  /// See lucky_thirteen_bot.h. Precondition: the viewer is to act.
  static Move choose(BotType type, const View& view, Budget budget, BotDice& dice);
  static Budget usual_budget(BotType type);
  /// Precondition: the viewer is to act.
  static std::vector<Valued<Move>> analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also);
  /// Precondition: the viewer is to act, and the move is legal.
  static Hint explain(const View& view, const Move& move);
};

/// Precondition: Stage::over.
Results results(const State& state);

/// Deals all cards up to the first draw. Returns false and changes nothing if the deal is not a whole pack.
bool hand_out(State& state, const Deal& deal);

/// The seat to act takes the top card.
template <class Log>
void draw_top(State& state, Log& log) {
  const Card card = state.pack[state.handed_out++];
  state.hands[state.turn.index].insert(card);
  log.split(only(state.turn), Event{Drew{state.turn, card}}, Event{Drew{state.turn, std::nullopt}});
}

template <class Log>
Verdict Game::deal(State& state, const Deal& deal, Log& log) {
  if (state.stage == Stage::over) return Refusal{Reason::game_over};
  if (state.stage != Stage::deal || !hand_out(state, deal)) return Refusal{Reason::malformed};
  log.everybody(Event{TurnedUp{{state.pack[0], state.pack[1]}}});
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    log.split(only(seat), Event{Dealt{seat, state.hands[seat.index]}}, Event{Dealt{seat, CardSet{}}});
  }
  draw_top(state, log);
  return accepted;
}

template <class Log>
Verdict Game::apply(State& state, Seat seat, const Move& move, Log& log) {
  if (state.stage == Stage::over) return Refusal{Reason::game_over};
  if (!to_act(state).contains(seat)) return Refusal{Reason::not_your_turn};
  // The only definition of legality: the moves that legal_moves() offers.
  if (!legal_moves(state, seat).contains(move)) {
    return Refusal{move.discard < kPackSize ? Reason::not_in_hand : Reason::malformed};
  }
  state.hands[seat.index].remove(move.discard);
  state.discards[state.discard_count++] = move.discard;
  log.everybody(Event{Discarded{seat, move.discard}});
  if (state.discard_count < kTurns) {
    state.turn.index = state.discard_count % kSeats;
    draw_top(state, log);
    return accepted;
  }
  state.stage = Stage::over;
  if constexpr (!std::same_as<Log, NoEvents>) {  // Computing the results costs as much as the whole game.
    const Results ended = results(state);
    for (Seat shown{}; shown.index < kSeats; ++shown.index)
      log.everybody(Event{Shown{shown, ended[shown.index]}});
  }
  return accepted;
}

static_assert(CardGame<Game>);

}  // namespace cardroom::lucky_thirteen
