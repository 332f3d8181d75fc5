#include "client/games/pinochle/story.h"

#include <algorithm>
#include <utility>

#include "common/base/overloaded.h"
namespace cardroom::pinochle::story {
namespace {

/// Adds the points and the bid of one event.
void count(const Event& event, Reckonings& points) {
  std::visit(Overloaded{[&](const WonBidding& won) { points[won.seat.index].bid = won.bid; },
                        [&](const Melded& melded) { points[melded.seat.index].melds += melded.melds.points(); },
                        [&](const WonTrick& won) { points[won.seat.index].tricks += won.points; }, [](const auto&) {}},
             event);
}

}  // namespace

std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, const Table& now) {
  std::vector<Beat> beats;
  beats.reserve(events.size());
  int plays = 0;
  bool took = false;
  bool drew = false;
  std::optional<Played> last;
  Reckonings points{};
  beats::for_each_event<Wire>(events, [&](const wire::GameEvent& message, const Event& event) {
    Beat beat{.message = &message, .event = event, .plays = plays};
    if (std::holds_alternative<Took>(event)) beat.is_second = std::exchange(took, true);
    if (std::holds_alternative<Drew>(event)) beat.is_second = std::exchange(drew, true);
    if (std::holds_alternative<WonTrick>(event)) beat.completed_by = last;
    if (const auto* played = std::get_if<Played>(&event)) {
      last = *played;
      ++plays;
    }
    count(event, points);
    beat.points = points;
    beats.push_back(beat);
  });
  const int missed = std::max(0, now.play_count - plays);
  const Reckonings all = reckonings_of(now);
  for (Beat& beat : beats) {
    beat.plays += missed;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      beat.points[seat].melds += std::max(0, all[seat].melds - points[seat].melds);
      beat.points[seat].tricks += std::max(0, all[seat].tricks - points[seat].tricks);
      beat.points[seat].bid += std::max(0, all[seat].bid - points[seat].bid);
    }
  }
  return beats;
}

Phase phase_shown(const Table& table, bool paused) {
  switch (moment_shown(table, paused)) {
    case Moment::trump: return Phase::trump;
    case Moment::taken: return Phase::turned;
    case Moment::melds:
    case Moment::none: break;
  }
  return table.phase;
}

bool melds_lie(const Table& table) {
  return table.stage == Stage::moves && table.phase == Phase::tricks && table.play_count == 0;
}

client::Chapter chapter_of(const table::v1::TableUpdate& update) {
  using Kind = client::Chapter::Kind;
  const auto view = view_of(update.view());
  if (!view || view->table.stage == Stage::deal) return {};
  const Table& table = view->table;
  switch (phase_shown(table, update.phase() == table::v1::PHASE_PAUSED)) {
    case Phase::bidding: return {Kind::bidding};
    case Phase::trump: return {Kind::trump};
    case Phase::turned: return {Kind::turned};
    case Phase::keeping: return {Kind::keeping};
    case Phase::tricks: break;
  }
  return melds_lie(table) ? client::Chapter{Kind::melds} : client::Chapter{Kind::trick, trick_of(table)};
}

std::optional<client::Landmark> landmark_of(const wire::GameEvent& event) {
  using Kind = client::Landmark::Kind;
  const auto read = Wire::event(event);
  if (!read) return std::nullopt;
  if (const auto* const won = std::get_if<WonBidding>(&*read))
    return client::Landmark{.kind = Kind::bid, .seat = won->seat};
  // Both seats show theirs at once.
  const auto* const melded = std::get_if<Melded>(&*read);
  if (melded == nullptr || melded->seat != Seat{0}) return std::nullopt;
  return client::Landmark{.kind = Kind::melds};
}

void leave_own_out(wire::GameView& view) {
  auto& own = *view.mutable_pinochle();
  own.clear_hand();
  own.clear_dealt();
  own.clear_discards();
}

void leave_own_out(wire::GameEvent& event) {
  auto& own = *event.mutable_pinochle();
  if (own.has_dealt()) own.mutable_dealt()->clear_cards();
  if (own.has_drew()) own.mutable_drew()->clear_cards();
  if (own.has_kept()) own.mutable_kept()->clear_cards();
}

std::vector<Bid> bids_of(const Table& table) {
  std::vector<Bid> bids;
  Seat seat = table.first_bidder;
  table.bids.for_each([&](int amount) {
    bids.push_back({seat, amount});
    seat = other(seat);
  });
  return bids;
}

int trick_of(const Table& table) {
  return std::min(table.tricks() + 1, int{kTricks});
}

int tricks_won(const Table& table, Seat seat) {
  return static_cast<int>(table.won_by(seat).size() / 2);
}

std::optional<Trick> last_trick(const Table& table) {
  const std::uint8_t tricks = table.tricks();
  if (tricks == 0) return std::nullopt;
  const auto played = table.played().subspan(2U * (tricks - 1U), 2);
  Trick trick{.number = tricks,
              .leader = table.leader(static_cast<std::uint8_t>(tricks - 1)),
              .cards = {played[0], played[1]},
              .winner = table.leader(tricks)};
  for (const Card card : trick.cards)
    trick.points += value_of(card, table.trump);
  return trick;
}

std::optional<Suit> led_suit(const Table& table) {
  return table.is_led() ? std::optional{suit_of(table.led())} : std::nullopt;
}

Reckonings reckonings_of(const Table& table) {
  return {table.reckoning(Seat{0}), table.reckoning(Seat{1})};
}

std::optional<BidKept> bid_kept(const Table& table) {
  if (!table.has_bid_winner()) return std::nullopt;
  const Seat bidder = table.bid_winner();
  const Reckoning reckoning = table.reckoning(bidder);
  return BidKept{.bidder = bidder, .bid = reckoning.bid, .spare = reckoning.sum() - reckoning.bid};
}

std::optional<Seat> fallen_short(const Table& table) {
  if (table.stage != Stage::over || !table.reckoning(table.bid_winner()).falls_short()) return std::nullopt;
  return table.bid_winner();
}

Melds melds_with(const Table& table, Cards cards, Suit trump) {
  return melds_of(cards, trump, table.rules.additional);
}

std::array<Melds, 4> melds_by_trump(const Table& table, Cards cards) {
  return pinochle::melds_by_trump(cards, table.rules.additional);
}

std::vector<Worth> worths(const Table& table, Cards hand) {
  if (table.stage != Stage::moves || table.phase != Phase::bidding || hand.size() != kHand) return {};
  const auto worths = worths_of(hand, table.rules);
  return {worths.begin(), worths.end()};
}

BidRange bid_range(const Moves& moves) {
  if (moves.size() < 2) return {};
  return {.least = moves[1].bid, .most = moves[moves.size() - 1].bid};
}

Following following_of(const Table& table, const Moves& moves, Cards hand) {
  if (!table.is_led() || moves.cards.empty() || (hand.kinds() - moves.cards.kinds()).empty()) return Following::freely;
  return suit_of(moves.cards.kinds().first()) == suit_of(table.led()) ? Following::higher : Following::trump;
}

}  // namespace cardroom::pinochle::story
