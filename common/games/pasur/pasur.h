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
#include "common/games/pasur/captures.h"
#include "common/games/pasur/pasur_facts.h"
#include "common/games/pasur/scoring.h"

/// Pasur: two to four players, each for themselves, with a 52-card pack; deal after deal until a player reaches the
/// target.
///
/// Each player gets four cards, and four lie face up in the pool. The players in turn play one card each: a number card
/// picks up numbers that make eleven with it, a king or a queen one of its kind, a jack all numbers and jacks. A card
/// that picks nothing up joins the pool. When the hands are empty there is another handout of four cards each, until
/// the pack is used up; then the last player to pick up gets the rest of the pool. A player who clears the pool, except
/// with a jack or in the last handout, scores a sur, or cancels one if another player has any.
///
/// Details that the sources of the rules leave open:
///  - a sur is only scored while no other player has one, so at most one player has surs at any time;
///  - picked-up cards are public: everybody saw them.
namespace cardroom::pasur {

inline constexpr std::uint8_t kHandout = 4;    ///< Cards dealt to each player in a handout.
inline constexpr std::uint8_t kFirstPool = 4;  ///< Cards face up before the first play.
/// The number of plays in a deal, by all players: every card except those of the first pool.
inline constexpr std::uint8_t kPlays = kPackSize - kFirstPool;
/// The largest number of surs of one player: with two players, one in every other play except in the last handout.
inline constexpr std::size_t kSursMax = 20;
/// Time to read the score between two deals, in milliseconds.
inline constexpr std::uint32_t kPauseMs = 8000;

struct Deal {
  /// In dealing order: four cards to each seat, beginning with the first to play; then the first pool; then the later
  /// handouts. The jack rule has already been applied.
  std::array<Card, kPackSize> pack{};
  bool operator==(const Deal&) const = default;
};

struct Move {
  Card card{};
  CardSet picks{};  ///< Without the card itself. Empty: the card joins the pool.
  bool operator==(const Move&) const = default;
};

/// Each card in the hand, with everything that it may pick up. `pool` contains only the cards that some card in the
/// hand can take. Cards are in the order of a fresh pack; captures are listed depth first, in the same order.
struct Moves {
  CardSet hand{};
  CardSet pool{};
  std::uint32_t size() const;
  Move operator[](std::uint32_t i) const;
  bool contains(const Move& move) const { return hand.contains(move.card) && may_pick_up(move.card, pool, move.picks); }
  bool operator==(const Moves&) const = default;
};

/// The rule that a move breaks.
enum class BrokeRule : std::uint8_t {
  must_pick_up,     ///< The card can pick something up, so it may not be laid down.
  not_in_pool,      ///< A card that it should pick up is not in the pool.
  not_eleven,       ///< A number card picks up only number cards, and adds up to eleven with them.
  one_of_its_kind,  ///< A king picks up one king, a queen one queen.
  jack_takes_all,   ///< A jack picks up all numbers and jacks, and nothing else.
};

/// The order in which hands and the first pool are listed: ace, king ... two, and within each rank clubs, diamonds,
/// hearts, spades.
constexpr int list_place(Card card) {
  return card % 13 * 4 + 3 - card / 13;
}

/// What everybody at the table sees and can remember; it is part of every view. Without padding.
struct Table {
  std::array<CardSet, kSeatsMax> won{};  ///< By seat: every card won in this deal, in any way.
  Rules rules{};
  std::array<std::int16_t, kSeatsMax> totals{};  ///< By seat, before this deal.
  std::uint16_t number = 0;                      ///< The number of the deal, from 1; 0 before the first.
  std::array<Card, kPackSize> pool{};            ///< The first four sorted, later cards at the end.
  std::array<Card, kSursMax> surs{};             ///< Oldest first.
  std::uint8_t pool_size = 0;
  std::uint8_t sur_count = 0;
  Seat sur_holder{};  ///< The player who has the surs. Meaningless if there are none.
  std::uint8_t plays = 0;
  Seat last_picker{};  ///< The last to pick up, in this deal or an earlier one; initially seat 0.
  std::uint8_t seats = 0;
  Stage stage = Stage::deal;
  std::array<std::uint8_t, 5> unused{};  ///< Explicit padding; always 0.
  bool operator==(const Table&) const = default;

  std::span<const Card> pool_cards() const { return std::span{pool}.first(pool_size); }
  /// The seat that begins this deal. Precondition: a deal has begun.
  Seat starter() const { return Seat{static_cast<std::uint8_t>((number - 1) % seats)}; }
  /// The seat whose turn it is. Precondition: Stage::moves.
  Seat turn() const { return Seat{static_cast<std::uint8_t>((number - 1 + plays) % seats)}; }
  /// The number of the current handout, from 1; 0 before the first deal. After the last play, still that of the last
  /// handout.
  std::uint8_t handout() const;
  /// The number of handouts in a deal.
  std::uint8_t handouts() const { return static_cast<std::uint8_t>(kPlays / (seats * kHandout)); }
  std::uint8_t hand_size(Seat seat) const;
  /// The number of cards not dealt yet.
  std::uint8_t deck_size() const;
  std::uint8_t surs_of(Seat seat) const { return seat == sur_holder ? sur_count : std::uint8_t{0}; }
  /// By seat: the points in this deal so far.
  std::array<std::int16_t, kSeatsMax> points() const;
  /// By seat: including this deal.
  Scores scores() const;
};

/// The complete state, including what no player may see. Exists only on the server. Without padding, so that equal
/// states have equal bytes.
struct State {
  Table table{};
  std::array<CardSet, kSeatsMax> hands{};
  CardSet pool{};                        ///< The cards of table.pool.
  std::array<Card, kPackSize> pack{};    ///< In dealing order; the cards at its end have not been dealt yet.
  std::array<std::uint8_t, 4> unused{};  ///< Explicit padding; always 0.
  bool operator==(const State&) const = default;
};

/// Everything that a viewer has learnt in this deal.
struct View {
  Viewer viewer{};
  CardSet hand{};  ///< The viewer's own.
  Table table{};
  bool operator==(const View&) const = default;
};

/// A deal begins.
struct Began {
  std::uint16_t number{};
  Seat starter{};
  bool operator==(const Began&) const = default;
};
/// A seat got its cards in a handout.
struct Dealt {
  Seat seat{};
  CardSet cards{};  ///< Empty for all but that seat.
  bool operator==(const Dealt&) const = default;
};
/// The first pool is laid face up, sorted.
struct PoolLaid {
  std::array<Card, kFirstPool> cards{};
  bool operator==(const PoolLaid&) const = default;
};
struct Played {
  Seat seat{};
  Card card{};
  CardSet picks{};  ///< Empty: the card joined the pool.
  bool operator==(const Played&) const = default;
};
/// A seat cleared the pool: it gains a sur, or another seat loses one.
struct MadeSur {
  Seat seat{};
  std::optional<Seat> cancels{};    ///< The seat that loses a sur.
  std::optional<Card> cancelled{};  ///< The card that marked it.
  bool operator==(const MadeSur&) const = default;
};
/// After the last play, a seat gets the rest of the pool.
struct Swept {
  Seat seat{};
  CardSet cards{};
  bool operator==(const Swept&) const = default;
};
/// Emitted after each play, and once more at the end of a deal.
struct Scored {
  Scores totals{};  ///< By seat: including this deal.
  std::array<std::uint8_t, kSeatsMax> surs{};
  bool operator==(const Scored&) const = default;
};
using Event = std::variant<Began, Dealt, PoolLaid, Played, MadeSur, Swept, Scored>;

/// Why a play is good.
enum class HintReason : std::uint8_t {
  makes_sur,     ///< It clears the pool.
  cancels_sur,   ///< It clears the pool, and another player loses a sur.
  takes_points,  ///< The cards picked up are worth points.
  takes_clubs,   ///< The cards picked up include clubs.
  takes_cards,   ///< It picks up cards, which is better than leaving them to the others.
  can_wait,      ///< Captures with other cards can wait: laying this one down is better now.
  denies_sur,    ///< After this play no unseen card clears the pool; after other plays one would.
  gives_least,   ///< Nothing can be picked up: this card leaves the least to the others.
};

/// Why a move is good. Numbers that the reason does not use are 0.
struct Hint {
  Move move{};
  HintReason reason{};
  std::int16_t points{};  ///< The points of the captured cards and the played one.
  std::uint8_t clubs{};   ///< The number of clubs among those cards.
  /// How much this reason speaks for the move, compared with another move that has it too.
  constexpr int weight() const { return reason == HintReason::takes_clubs ? clubs : points; }
  bool operator==(const Hint&) const = default;
};

/// The game's implementation of the contract (common/game/contract.h).
struct Game {
  using Rules = pasur::Rules;
  using Deal = pasur::Deal;
  using State = pasur::State;
  using Move = pasur::Move;
  using Moves = pasur::Moves;
  using View = pasur::View;
  using Event = pasur::Event;
  using Hint = pasur::Hint;

  static constexpr const GameFacts& kFacts = pasur::kFacts;

  /// Precondition: two to four seats; valid(rules).
  static State begin(const Rules& rules, std::uint8_t seats);
  /// Draws the position to which a jack in the first pool would move, then the pack; draws both again if that pool has
  /// two or more jacks, or gets another jack in exchange for the one that moves.
  static Deal draw(const State& state, FairStream& stream);
  /// Rejects an incomplete pack, or a jack in the first pool, as malformed.
  template <class Log>
  static Verdict deal(State& state, const Deal& deal, Log& log);

  static Stage stage(const State& state) { return state.table.stage; }
  static SeatSet to_act(const State& state) {
    return state.table.stage == Stage::moves ? only(state.table.turn()) : SeatSet{};
  }
  static Moves legal_moves(const State& state, Seat seat);
  static Moves legal_moves(const View& view);
  /// Applies the play; then, when all hands are empty, the next handout or the end of the deal.
  template <class Log>
  static Verdict apply(State& state, Seat seat, const Move& move, Log& log);

  /// `all` sees the same as a spectator.
  static View view(const State& state, Viewer viewer);
  /// All possible distributions of the unseen cards are equally likely.
  static State sample_world(const View& view, BotDice& dice);
  /// Empty before a deal, because the deal provides the whole pack.
  static std::span<Card> undealt(State& state);

  static Scores scores(const State& state) { return state.table.scores(); }
  /// The sole player with the highest total, at or above the target.
  static SeatSet winners(const State& state);
  static std::uint32_t time_share(const State&, Seat) { return 1; }
  static std::uint32_t pause_ms(const State& state) {
    return state.table.stage == Stage::deal && state.table.number > 0 ? kPauseMs : 0;
  }
  static std::uint32_t pause_since(const State& state) { return state.table.stage == Stage::deal ? 0 : 1; }

  /// See pasur_bot.h. Precondition: the viewer is to act.
  static Move choose(BotType type, const View& view, Budget budget, BotDice& dice);
  static Budget usual_budget(BotType type);
  /// Precondition: the viewer is to act.
  static std::vector<Valued<Move>> analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also);
  /// Precondition: the viewer is to act, and the move is legal.
  static Hint explain(const View& view, const Move& move);
};

/// Why a card in the hand may not be played in this way.
Refusal refusal_of(CardSet pool, const Move& move);

/// Begins the next deal: adds the previous deal's points to the totals and lays the first pool. Returns false and
/// changes nothing if the deal is invalid.
bool begin_deal(State& state, const Deal& deal);

/// Gives everybody four cards from the pack.
template <class Log>
void hand_out(State& state, Log& log) {
  const Table& table = state.table;
  const std::size_t first = kPackSize - table.deck_size() - std::size_t{kHandout} * table.seats;
  // The first pool comes after the first handout.
  const std::size_t from = table.plays == 0 ? 0 : first;
  for (std::uint8_t i = 0; i < table.seats; ++i) {
    const Seat seat{static_cast<std::uint8_t>((table.starter().index + i) % table.seats)};
    CardSet cards;
    for (std::size_t j = 0; j < kHandout; ++j)
      cards.insert(state.pack[from + std::size_t{i} * kHandout + j]);
    state.hands[seat.index] = cards;
    log.split(only(seat), Event{Dealt{seat, cards}}, Event{Dealt{seat, CardSet{}}});
  }
}

/// The effect of a play on the surs: whether it made a sur and, if that only cancelled another seat's sur, that seat
/// and the card that marked the sur.
struct PlayOutcome {
  bool sur = false;
  std::optional<Seat> cancels{};
  std::optional<Card> cancelled{};
};
/// Moves the cards and changes the surs. Precondition: the move is legal.
PlayOutcome play(State& state, Seat seat, const Move& move);

/// Gives the rest of the pool to the last seat to pick up; returns those cards.
CardSet sweep(State& state);

/// After the last play and the sweep: another deal, or the end.
void end_deal(State& state);

template <class Log>
void tell_scores(const State& state, Log& log) {
  if constexpr (!std::same_as<Log, NoEvents>) {  // Otherwise not needed, and as expensive as the play itself.
    Scored scored{.totals = state.table.scores()};
    for (Seat seat{}; seat.index < state.table.seats; ++seat.index)
      scored.surs[seat.index] = state.table.surs_of(seat);
    log.everybody(Event{scored});
  }
}

template <class Log>
Verdict Game::deal(State& state, const Deal& deal, Log& log) {
  if (state.table.stage == Stage::over) return Refusal{Reason::game_over};
  if (state.table.stage != Stage::deal || !begin_deal(state, deal)) return Refusal{Reason::malformed};
  const Table& table = state.table;
  log.everybody(Event{Began{table.number, table.starter()}});
  hand_out(state, log);
  log.everybody(Event{PoolLaid{{table.pool[0], table.pool[1], table.pool[2], table.pool[3]}}});
  return accepted;
}

template <class Log>
Verdict Game::apply(State& state, Seat seat, const Move& move, Log& log) {
  Table& table = state.table;
  if (table.stage == Stage::over) return Refusal{Reason::game_over};
  if (!to_act(state).contains(seat)) return Refusal{Reason::not_your_turn};
  if (move.card >= kPackSize) return Refusal{Reason::malformed};
  // The only definition of legality: Moves::contains() uses the same function.
  if (!state.hands[seat.index].contains(move.card)) return Refusal{Reason::not_in_hand};
  if (!may_pick_up(move.card, state.pool, move.picks)) return refusal_of(state.pool, move);
  const PlayOutcome outcome = play(state, seat, move);
  log.everybody(Event{Played{seat, move.card, move.picks}});
  if (outcome.sur) log.everybody(Event{MadeSur{seat, outcome.cancels, outcome.cancelled}});
  tell_scores(state, log);
  if (table.plays == kPlays) {
    if (const CardSet left = sweep(state); !left.empty()) log.everybody(Event{Swept{table.last_picker, left}});
    tell_scores(state, log);
    end_deal(state);
  } else if (table.plays % (table.seats * kHandout) == 0) {
    hand_out(state, log);
  }
  return accepted;
}

static_assert(CardGame<Game>);

}  // namespace cardroom::pasur
