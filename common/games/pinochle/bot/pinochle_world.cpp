#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "common/base/check.h"
#include "common/games/pinochle/pinochle.h"

/// Worlds consistent with a view. The melds that a player showed or did not show, and the cards with which that player
/// followed in the tricks, determine which cards the hidden hand must and cannot contain; otherwise the unseen cards
/// may be anywhere.
namespace cardroom::pinochle {
namespace {

/// The number of attempts to deal the cards; if none succeeds, the view is not that of a real game. Even a hundredth of
/// this number is rarely needed.
constexpr int kTries = 100'000;

/// What is known about a seat's hidden hand.
struct Known {
  Cards played;      ///< Cards played to the tricks.
  Cards needed;      ///< Cards that the hand certainly has.
  CardSet denied;    ///< Kinds that it cannot have.
  std::size_t size;  ///< The size of the hand.
};

class Sampler {
 public:
  Sampler(const View& view, BotDice& dice) : view_{view}, table_{view.table}, dice_{dice} {}

  State sample() {
    State world{.table = table_};
    if (table_.stage == Stage::deal) return world;
    int tries = 0;
    while (!hand_out(world))
      check(++tries < kTries, "a view comes from a position that can occur");
    return world;
  }

 private:
  bool is_own(Seat seat) const { return view_.viewer == Viewer{Viewer::Kind::seat, seat}; }
  bool is_drawn() const { return table_.has_taken(); }

  Cards take_random(Cards& from, std::size_t count) {
    Cards taken;
    for (; count > 0 && !from.empty(); --count) {
      const Card card = from[dice_.uniform(from.size())];
      from.remove(card);
      taken.insert(card);
    }
    return taken;
  }

  /// The cards in random order.
  std::array<Card, kCards> shuffled(Cards cards, std::size_t& size) {
    std::array<Card, kCards> list{};
    for (const Card card : cards) {
      const std::size_t place = dice_.uniform(static_cast<std::uint32_t>(size + 1));
      list[size++] = list[place];
      list[place] = card;
    }
    return list;
  }

  Known known_of(Seat seat) const {
    Known known{.played = table_.played_by(seat), .needed = {}, .denied = {}, .size = table_.hand_size(seat)};
    if (table_.phase != Phase::tricks) return known;
    const Cards melded = cards_of_melds(table_.melds[seat.index], table_.trump);
    for (const Card card : melded.kinds()) {
      for (int left = melded.count(card) - known.played.count(card); left > 0; --left)
        known.needed.insert(card);
    }
    known.denied = table_.denied_by(seat);
    return known;
  }

  bool melds_agree(Seat seat, Cards hand) const {
    return melds_of(hand, table_.trump, table_.rules.additional) == table_.melds[seat.index];
  }

  /// Fills a hand with the cards that it must have, and then with others from `from` that are consistent with what the
  /// seat melded and did not meld; removes those others from `from`. (A card that makes another meld still does so
  /// after more cards are added, so it is rejected at once.) Empty if there are not enough such cards.
  std::optional<Cards> fill(Seat seat, const Known& known, Cards& from) {
    Cards hand = known.needed;
    std::size_t size = 0;
    const auto list = shuffled(from & (kKinds - known.denied), size);
    for (std::size_t i = 0; i < size && hand.size() < known.size; ++i) {
      Cards more = hand;
      more.insert(list[i]);
      if (table_.phase == Phase::tricks && !melds_agree(seat, known.played + more)) continue;
      hand = more;
      from.remove(list[i]);
    }
    if (hand.size() != known.size) return std::nullopt;
    return hand;
  }

  bool hand_out(State& world) { return is_drawn() ? hand_out_all(world) : hand_out_first(world); }

  /// Deals twelve cards to each seat; the rest is the stock.
  bool hand_out_first(State& world) {
    Cards unseen = Cards::whole_pack() - view_.hand;
    for (const Card card : table_.played())
      unseen.remove(card);
    if (table_.has_turned()) {
      for (const Card card : table_.turned)
        unseen.remove(card);
    }
    const std::array<Known, kSeats> known{known_of(Seat{0}), known_of(Seat{1})};
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      const Cards needed = is_own(seat) ? Cards{} : known[seat.index].needed;
      if (!unseen.contains(needed)) return false;
      unseen = unseen - needed;
    }
    std::array<Cards, kSeats> dealt;
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      const auto hand = is_own(seat) ? view_.hand : fill(seat, known[seat.index], unseen);
      if (!hand) return false;
      world.hands[seat.index] = *hand;
      dealt[seat.index] = *hand + known[seat.index].played;
    }
    pack_hands(world, dealt);
    std::size_t next = std::size_t{kSeats} * kHand;
    if (table_.has_turned()) next = pack_turned(world);
    std::size_t size = 0;
    const auto stock = shuffled(unseen, size);
    std::copy_n(stock.begin(), size, world.pack.begin() + static_cast<std::ptrdiff_t>(next));
    return true;
  }

  /// Deals 24 cards to each seat, half of which have been or will be kept.
  bool hand_out_all(State& world) {
    Cards left = Cards::whole_pack();
    const std::array<Known, kSeats> known{known_of(Seat{0}), known_of(Seat{1})};
    std::array<Cards, kSeats> all;  // By seat: the cards known to have been in its hand.
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      Cards& cards = all[seat.index];
      cards = known[seat.index].played + (is_own(seat) ? view_.hand + view_.discards : known[seat.index].needed);
      if (!cards.contains(table_.taken_by(seat))) cards.insert(table_.taken_by(seat));
      if (!left.contains(cards)) return false;
      left = left - cards;
    }
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      if (!is_own(seat)) all[seat.index] = all[seat.index] + take_random(left, kDrawnHand - all[seat.index].size());
    }
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      const Known& of_seat = known[seat.index];
      Cards rest = all[seat.index] - of_seat.played - (is_own(seat) ? view_.hand : of_seat.needed);
      const auto hand = is_own(seat) ? view_.hand : fill(seat, of_seat, rest);
      if (!hand) return false;
      world.hands[seat.index] = *hand;
      world.discards[seat.index] = rest;
    }
    pack_turned(world);
    pack_all(world, all);
    return true;
  }

  /// Puts the first twelve cards of each seat into the pack, three at a time.
  void pack_hands(State& world, const std::array<Cards, kSeats>& dealt) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      std::size_t i = 0;
      for (const Card card : dealt[seat]) {
        world.pack[i / kDealtAtOnce * kSeats * kDealtAtOnce + seat * kDealtAtOnce + i % kDealtAtOnce] = card;
        ++i;
      }
    }
  }

  /// Puts the turned-up cards into the pack; returns where the rest of the stock begins.
  std::size_t pack_turned(State& world) {
    constexpr std::size_t kBegin = std::size_t{kSeats} * kHand;
    std::ranges::copy(table_.turned, world.pack.begin() + static_cast<std::ptrdiff_t>(kBegin));
    return kBegin + table_.turned.size();
  }

  /// Decides which of their 24 cards the players were dealt and which they drew.
  void pack_all(State& world, const std::array<Cards, kSeats>& all) {
    std::array<Cards, kSeats> dealt;
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      Cards drawn = all[seat.index];
      drawn.remove(table_.taken_by(seat));
      Cards& first = dealt[seat.index];
      if (is_own(seat)) {
        first = view_.dealt;
        drawn = drawn - first;
      } else {
        first = take_random(drawn, kHand);
      }
      const std::size_t begin = std::size_t{kSeats} * kHand + kSeats + (seat == table_.bid_winner() ? 0 : 1);
      std::size_t i = begin;
      for (const Card card : drawn) {
        world.pack[i] = card;
        i += kSeats;
      }
    }
    pack_hands(world, dealt);
  }

  const View& view_;
  const Table& table_;
  BotDice& dice_;
};

}  // namespace

State Game::sample_world(const View& view, BotDice& dice) {
  return Sampler{view, dice}.sample();
}

}  // namespace cardroom::pinochle
