#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "common/cards/card.h"
#include "common/game/baseline.h"
#include "common/game/contract.h"
#include "common/games/pinochle/cards.h"
#include "common/games/pinochle/melds.h"
#include "common/games/pinochle/moves.h"
#include "common/games/pinochle/pinochle_facts.h"
#include "common/games/pinochle/table.h"
#include "common/games/pinochle/tricks.h"

/// Pinochle for two, with two of each card from nine to ace, and with or without cut-throat. One deal is one game.
///
/// Each player gets twelve cards; the rest is the stock. They bid in turn until one of them passes, and the other names
/// the trump. In cut-throat that player then takes one of two cards turned up from the stock, the opponent gets the
/// other one, the rest is drawn, and each keeps twelve of the 24 cards. The melds of both hands count, and twelve
/// tricks follow. A bid winner who scores less than the bid loses and gets nothing.
///
/// Details that the sources of the rules leave open:
///  - a first bid is at most 2000, and no raise goes past 4000;
///  - neither player sees which cards the other one keeps: both choose at the same time;
///  - common marriages of several suits count once;
///  - a player with no stronger card of the led suit must play a trump if they have one, even if they could follow with
///    a weaker card;
///  - a bid winner who falls short of the bid loses even against a player without points.
namespace cardroom::pinochle {

/// The length of a pause, unless everybody chooses to go on earlier.
inline constexpr std::uint32_t kPauseMs = 5000;

/// The number of cards dealt to one seat before the other gets any.
inline constexpr std::size_t kDealtAtOnce = 3;

struct Deal {
  Seat first_bidder{};
  /// In dealing order: three to seat 0, three to seat 1, four times; then the stock: in cut-throat the two cards that
  /// are turned up, then one card to the bid winner, one to the other player ...
  std::array<Card, kCards> pack{};
  bool operator==(const Deal&) const = default;
};

/// The complete state, including what no player may see. Exists only on the server. Without padding, so that equal
/// states have equal bytes.
struct State {
  std::array<Cards, kSeats> hands{};
  std::array<Cards, kSeats> discards{};  ///< By seat: in cut-throat, the cards not kept.
  std::array<Card, kCards> pack{};       ///< In dealing order; the cards at its end have not been dealt yet.
  Table table{};
  bool operator==(const State&) const = default;
};

/// Everything that a viewer has learnt in this deal. No member could hold another seat's cards.
struct View {
  Viewer viewer{};
  Cards hand{};      ///< The viewer's own.
  Cards dealt{};     ///< Cut-throat, after the draw: the hand with which the viewer bid.
  Cards discards{};  ///< Cut-throat: the cards that the viewer did not keep.
  Table table{};
  bool operator==(const View&) const = default;
};

/// A game begins.
struct Began {
  Seat first_bidder{};
  bool operator==(const Began&) const = default;
};
/// A seat got its first twelve cards.
struct Dealt {
  Seat seat{};
  Cards cards{};  ///< Empty for all but that seat.
  bool operator==(const Dealt&) const = default;
};
struct MadeBid {
  Seat seat{};
  std::int16_t bid{};  ///< The total; 0: passed.
  bool operator==(const MadeBid&) const = default;
};
/// The bidding is over.
struct WonBidding {
  Seat seat{};
  std::int16_t bid{};  ///< 0 if nobody bid.
  bool operator==(const WonBidding&) const = default;
};
struct NamedTrump {
  Seat seat{};
  Suit trump{};
  bool operator==(const NamedTrump&) const = default;
};
/// Two cards of the stock are turned up.
struct TurnedUp {
  std::array<Card, 2> cards{};
  bool operator==(const TurnedUp&) const = default;
};
/// A seat got one of the two: first the bid winner, then the opponent.
struct Took {
  Seat seat{};
  Card card{};
  bool operator==(const Took&) const = default;
};
/// A seat got its eleven cards from the stock.
struct Drew {
  Seat seat{};
  Cards cards{};  ///< Empty for all but that seat.
  bool operator==(const Drew&) const = default;
};
/// A seat has chosen its twelve cards.
struct Kept {
  Seat seat{};
  Cards cards{};  ///< Empty for all but that seat.
  bool operator==(const Kept&) const = default;
};
/// A seat shows its melds; one event for each seat, ascending, before the first trick.
struct Melded {
  Seat seat{};
  Suit trump{};  ///< The trump with which they were counted.
  Melds melds{};
  bool operator==(const Melded&) const = default;
};
struct Played {
  Seat seat{};
  Card card{};
  bool operator==(const Played&) const = default;
};
struct WonTrick {
  Seat seat{};
  std::int16_t points{};  ///< The points of its two cards.
  bool operator==(const WonTrick&) const = default;
};
using Event =
    std::variant<Began, Dealt, MadeBid, WonBidding, NamedTrump, TurnedUp, Took, Drew, Kept, Melded, Played, WonTrick>;

/// Why a move is good. Each value is one less than on the wire.
enum class HintReason : std::uint8_t {
  opens_with_melds,  ///< A first bid equal to the hand's melds, `points`, with `suit` as trump.
  raises_below,      ///< With `suit` as trump the hand is worth up to `points`, more than the bid.
  worth_no_more,     ///< Pass: the hand is worth up to `points`, and no raise is below that.
  longest_suit,      ///< Trump: the suit with the most cards, with which the hand melds `points`.
  takes_meld,        ///< The turned-up card makes the melds worth `points` more than the other one would.
  takes_dearer,      ///< The card is worth `points` in a trick, and the other one less.
  takes_either,      ///< Neither is better.
  keeps_best,        ///< The cards kept meld `points`.
  only_card,         ///< The rules allow no other card.
  draws_dearer,      ///< Leads a cheap card: beating it costs more.
  wins_trick,        ///< It wins a trick worth `points`.
  cannot_be_beaten,  ///< Leads a card that can no longer be beaten.
  gives_least,       ///< The trick is lost, and this card gives away little, `points`.
  plays_cheapest,    ///< Of all cards, it costs the least. No longer given.
  tried_out,         ///< In many deals that agree with what the player has seen, it brings the most.
};

/// Why a move is good. Members that the reason does not use are 0.
struct Hint {
  Move move{};
  HintReason reason{};
  std::int16_t points{};
  Suit suit{};
  /// How much this reason speaks for the move, compared with another move that has it too.
  constexpr int weight() const { return reason == HintReason::gives_least ? -points : points; }
  bool operator==(const Hint&) const = default;
};

/// The game's implementation of the contract (common/game/contract.h).
struct Game {
  using Rules = pinochle::Rules;
  using Deal = pinochle::Deal;
  using State = pinochle::State;
  using Move = pinochle::Move;
  using Moves = pinochle::Moves;
  using View = pinochle::View;
  using Event = pinochle::Event;
  using Hint = pinochle::Hint;

  static constexpr const GameFacts& kFacts = pinochle::kFacts;

  /// Precondition: two seats.
  static State begin(const Rules& rules, std::uint8_t seats);
  /// The first bidder, then the pack.
  static Deal draw(const State& state, FairStream& stream);
  /// Rejects an incomplete pack as malformed.
  template <class Log>
  static Verdict deal(State& state, const Deal& deal, Log& log);

  static Stage stage(const State& state) { return state.table.stage; }
  static SeatSet to_act(const State& state) { return state.table.to_act(); }
  static Moves legal_moves(const State& state, Seat seat);
  static Moves legal_moves(const View& view);
  template <class Log>
  static Verdict apply(State& state, Seat seat, const Move& move, Log& log);

  /// `all` sees the same as a spectator: hands are played out, and cards that were not kept stay hidden.
  static View view(const State& state, Viewer viewer);
  /// Any cards consistent with everything seen: melds shown and not shown, and cards that a player did not beat or
  /// trump.
  static State sample_world(const View& view, BotDice& dice);
  /// The rest of the stock.
  static std::span<Card> undealt(State& state);

  /// Points for melds and tricks so far; at the end, 0 for a bid winner who falls short of the bid.
  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  /// Non-zero at each Moment.
  static std::uint32_t pause_ms(const State& state) { return state.table.moment() == Moment::none ? 0 : kPauseMs; }
  static std::uint32_t pause_since(const State&) { return 1; }
  static std::uint32_t time_share(const State& state, Seat) { return state.table.time_share(); }

  /// See pinochle_bot.h. Precondition: the viewer is to act.
  static Move choose(BotType type, const View& view, Budget budget, BotDice& dice);
  static Budget usual_budget(BotType type);
  static std::span<const Baseline<Game>> baselines();
  /// Precondition: the viewer is to act.
  static std::vector<Valued<Move>> analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also);
  /// Precondition: the viewer is to act, and the move is legal.
  static Hint explain(const View& view, const Move& move);
};

constexpr Seat other(Seat seat) {
  return Seat{static_cast<std::uint8_t>(1 - seat.index)};
}

/// Deals the first cards. Returns false and changes nothing if the deal is invalid.
bool begin_deal(State& state, const Deal& deal);

/// Gives a seat its turned-up card and its cards from the stock; returns the latter.
Cards draw_from_stock(State& state, Seat seat);

/// These functions apply the other moves, which must be legal. They change the state and emit no events.
void make_bid(Table& table, std::int16_t bid);
void name_trump(State& state, Suit trump);
void take_turned(State& state, Card card);
void keep(State& state, Seat seat, Cards cards);
/// Counts the melds of both hands and lets the bid winner lead.
void begin_tricks(State& state);
/// Returns the winner of the trick, if the card completed one.
std::optional<Seat> play(State& state, Seat seat, Card card);

template <class Log>
void show_melds(State& state, Log& log) {
  begin_tricks(state);
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    log.everybody(Event{Melded{seat, state.table.trump, state.table.melds[seat.index]}});
}

template <class Log>
Verdict Game::deal(State& state, const Deal& deal, Log& log) {
  if (state.table.stage == Stage::over) return Refusal{Reason::game_over};
  if (state.table.stage != Stage::deal || !begin_deal(state, deal)) return Refusal{Reason::malformed};
  log.everybody(Event{Began{deal.first_bidder}});
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    log.split(only(seat), Event{Dealt{seat, state.hands[seat.index]}}, Event{Dealt{seat, Cards{}}});
  return accepted;
}

template <class Log>
Verdict Game::apply(State& state, Seat seat, const Move& move, Log& log) {
  Table& table = state.table;
  if (table.stage == Stage::over) return Refusal{Reason::game_over};
  if (!table.to_act().contains(seat)) return Refusal{Reason::not_your_turn};
  if (const Verdict refused = verdict_on(table, state.hands[seat.index], move)) return refused;
  switch (move.phase) {
    case Phase::bidding:
      make_bid(table, move.bid);
      log.everybody(Event{MadeBid{seat, move.bid}});
      if (table.phase != Phase::bidding) log.everybody(Event{WonBidding{other(seat), table.bids.highest}});
      break;
    case Phase::trump:
      name_trump(state, move.trump);
      log.everybody(Event{NamedTrump{seat, move.trump}});
      if (table.rules.cutthroat) {
        log.everybody(Event{TurnedUp{table.turned}});
      } else {
        show_melds(state, log);
      }
      break;
    case Phase::turned:
      take_turned(state, move.card);
      for (const Seat taker : {seat, other(seat)})
        log.everybody(Event{Took{taker, table.taken_by(taker)}});
      for (const Seat drawer : {seat, other(seat)}) {
        const Cards drawn = draw_from_stock(state, drawer);
        log.split(only(drawer), Event{Drew{drawer, drawn}}, Event{Drew{drawer, Cards{}}});
      }
      break;
    case Phase::keeping:
      keep(state, seat, move.keep);
      log.split(only(seat), Event{Kept{seat, move.keep}}, Event{Kept{seat, Cards{}}});
      if (table.to_act().empty()) show_melds(state, log);
      break;
    case Phase::tricks:
      const auto winner = play(state, seat, move.card);
      log.everybody(Event{Played{seat, move.card}});
      if (winner) {
        const int points = value_of(table.plays[table.play_count - 2U], table.trump) +
                           value_of(table.plays[table.play_count - 1U], table.trump);
        log.everybody(Event{WonTrick{*winner, static_cast<std::int16_t>(points)}});
      }
      break;
  }
  return accepted;
}

static_assert(CardGame<Game>);

}  // namespace cardroom::pinochle
