#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/cards/card.h"
#include "common/game/contract.h"
#include "common/games/pinochle/cards.h"
#include "common/games/pinochle/melds.h"
#include "common/games/pinochle/reckoning.h"

/// The public part of a game: what everybody at the table sees and can remember.
namespace cardroom::pinochle {

inline constexpr std::uint8_t kSeats = 2;
inline constexpr std::uint8_t kHand = 12;       ///< Cards that each player is dealt, and holds when the tricks begin.
inline constexpr std::uint8_t kTricks = kHand;  ///< Tricks in a game.
inline constexpr std::uint8_t kDrawnHand = 24;  ///< In cut-throat: cards in each hand before twelve are kept.
inline constexpr std::int16_t kBidStep = 10;    ///< Every bid is a multiple of this.
inline constexpr std::int16_t kFirstBidMax = 2000;
inline constexpr std::int16_t kBidMax = 4000;
/// A decision about the whole hand gets as much time as playing this many cards.
inline constexpr std::uint32_t kLongTimeShare = 3;
/// The largest number of raises: all by one step, from the lowest first bid.
inline constexpr std::size_t kRaisesMax = static_cast<std::size_t>(kBidMax / kBidStep - 1);

/// The options of the rules.
struct Rules {
  bool additional = true;  ///< The additional melds count too; see kMelds.
  bool cutthroat = false;  ///< The stock is drawn, and each player keeps twelve of 24 cards.
  bool operator==(const Rules&) const = default;
};

/// The kind of decision to be made next.
enum class Phase : std::uint8_t {
  bidding,
  trump,    ///< The bid winner names it.
  turned,   ///< Cut-throat: the bid winner takes one of the two cards that are turned up.
  keeping,  ///< Cut-throat: both choose their twelve cards, at the same time.
  tricks,
};

/// What the last move has brought about, for everybody to look at before the next decision.
enum class Moment : std::uint8_t {
  none,
  trump,  ///< Cut-throat: the trump has been named, and two cards are turned up.
  taken,  ///< Cut-throat: each player has got one of the two, and has drawn.
  melds,  ///< Both hands' melds are shown; without cut-throat also the trump, which was named just before.
};

/// The bids of a game, in order. Without padding.
struct Bids {
  std::array<std::uint64_t, (kRaisesMax + 63) / 64> by_twenty{};  ///< Bit i: raise i was by 20, not by 10.
  std::int16_t first = 0;                                         ///< The first bid; 0 if there is none.
  std::int16_t highest = 0;                                       ///< The last bid; 0 if there is none.
  std::uint16_t count = 0;                                        ///< Bids so far; a pass is not counted.
  std::uint16_t unused = 0;                                       ///< Explicit padding; always 0.
  bool operator==(const Bids&) const = default;

  /// Precondition: a legal bid.
  void add(std::int16_t amount);
  /// Calls tell(amount) with each bid in turn.
  void for_each(auto&& tell) const {
    std::int16_t amount = first;
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) amount = static_cast<std::int16_t>(amount + raise(i - 1));
      tell(amount);
    }
  }

 private:
  std::int16_t raise(std::size_t i) const {
    return static_cast<std::int16_t>((by_twenty[i / 64] >> i % 64 & 1) != 0 ? 2 * kBidStep : kBidStep);
  }
};

/// One card of a trick, and the seat that played it.
struct Play {
  Seat seat{};
  Card card{};
  bool operator==(const Play&) const = default;
};

/// Part of every view. Without padding.
struct Table {
  Bids bids{};
  std::array<Card, kCards / 2> plays{};             ///< Cards played to the tricks, oldest first; the rest is 0.
  std::array<Melds, kSeats> melds{};                ///< By seat: as shown when the tricks begin.
  std::array<std::int16_t, kSeats> trick_points{};  ///< By seat: the points for the cards won so far.
  std::uint16_t led_by = 0;                         ///< Bit i: the seat that led trick i, including the next trick.
  std::array<Card, 2> turned{};                     ///< The turned-up cards, once the trump is named; before that, 0.
  Rules rules{};
  Seat first_bidder{};
  Seat turn{};  ///< The seat that is to act, except in Phase::keeping: there the bid winner.
  Suit trump{};
  Card taken{};    ///< The turned-up card that the bid winner took. Before Phase::keeping and without cut-throat, 0.
  SeatSet kept{};  ///< The seats that have chosen twelve cards.
  std::uint8_t play_count = 0;
  Phase phase{};
  Stage stage = Stage::deal;
  std::array<std::uint8_t, 6> unused{};  ///< Explicit padding; always 0.
  bool operator==(const Table&) const = default;

  /// Non-empty exactly in Stage::moves.
  SeatSet to_act() const {
    if (stage != Stage::moves) return {};
    if (phase != Phase::keeping) return only(turn);
    return SeatSet{static_cast<std::uint8_t>(~kept.bits & ((1U << kSeats) - 1))};
  }
  /// The time share of the seats that are to act. For a first bid a player considers all possible melds; for keeping,
  /// all 24 cards.
  std::uint32_t time_share() const {
    const bool first_bid = phase == Phase::bidding && bids.count < kSeats;
    return first_bid || phase == Phase::keeping ? kLongTimeShare : 1;
  }
  Moment moment() const {
    if (stage != Stage::moves) return Moment::none;
    if (phase == Phase::turned) return Moment::trump;
    if (phase == Phase::keeping && kept.empty()) return Moment::taken;
    return phase == Phase::tricks && play_count == 0 ? Moment::melds : Moment::none;
  }
  std::span<const Card> played() const { return std::span{plays}.first(play_count); }
  /// The number of complete tricks.
  std::uint8_t tricks() const { return static_cast<std::uint8_t>(play_count / 2); }
  /// Whether a card has been led and the other seat has not followed yet.
  bool is_led() const { return play_count % 2 != 0; }
  /// Precondition: is_led().
  Card led() const { return plays[play_count - 1U]; }
  /// The seat that led a trick, or leads the next one. Precondition: trick <= tricks(), and the tricks have begun.
  Seat leader(std::uint8_t trick) const { return Seat{static_cast<std::uint8_t>(led_by >> trick & 1)}; }
  /// The seat that played the i-th card. Precondition: i < play_count.
  Seat player(std::uint8_t i) const;

  /// Whether the bidding is over. The bid winner is the player who did not pass.
  bool has_bid_winner() const { return stage != Stage::deal && phase != Phase::bidding; }
  /// Precondition: has_bid_winner().
  Seat bid_winner() const { return Seat{static_cast<std::uint8_t>((first_bidder.index + bids.count + 1) % kSeats)}; }
  bool has_trump() const { return stage != Stage::deal && phase > Phase::trump; }
  /// Whether the two cards are, or have been, turned up.
  bool has_turned() const { return rules.cutthroat && has_trump(); }
  /// The turned-up card that this seat got. Precondition: has_taken().
  Card taken_by(Seat seat) const;
  bool has_taken() const { return has_turned() && phase > Phase::turned; }

  std::uint8_t hand_size(Seat seat) const;
  /// The number of cards in the stock, not counting those turned up.
  std::uint8_t stock_size() const;
  /// The cards that a seat has played to the tricks.
  Cards played_by(Seat seat) const;
  /// The cards that a seat has won.
  Cards won_by(Seat seat) const;
  /// Kinds that a seat can no longer have, judging by the cards that it followed with.
  CardSet denied_by(Seat seat) const;
  /// The current score.
  Reckoning reckoning(Seat seat) const;
};

}  // namespace cardroom::pinochle
