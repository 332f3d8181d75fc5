#include "client/games/lucky_thirteen/story.h"

#include <algorithm>

namespace cardroom::lucky_thirteen::story {

std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, int missed) {
  std::vector<Beat> beats;
  beats.reserve(events.size());
  int draws = missed;
  std::optional<std::size_t> last_draw;  // Set until its discard is seen.
  beats::for_each_event<Wire>(events, [&](const wire::GameEvent& message, const Event& event) {
    Beat beat{.message = &message, .event = event};
    if (const auto* drew = std::get_if<Drew>(&event)) {
      ++draws;
      beat.begins_round = drew->seat == Seat{0};
      last_draw = beats.size();
    } else if (const auto* discarded = std::get_if<Discarded>(&event); discarded && last_draw) {
      Beat& before = beats[*last_draw];
      const Drew& draw = std::get<Drew>(before.event);
      if (draw.seat == discarded->seat) {
        beat.drew = draw;
        before.answer = &message;
      }
      last_draw.reset();
    }
    beat.round = (draws + kSeats - 1) / kSeats;
    beats.push_back(beat);
  });
  return beats;
}

int draws_missed(const View& view, std::span<const wire::GameEvent> events) {
  const int draws = view.stage == Stage::deal ? 0 : kPackSize - kFirstDraw - view.pile_size();
  const auto told = std::ranges::count_if(events, [](const auto& event) { return event.lucky_thirteen().has_drew(); });
  return std::max(0, draws - static_cast<int>(told));
}

int round_of(const View& view) {
  return view.stage == Stage::deal ? 0 : std::min(view.discard_count / kSeats + 1, int{kRounds});
}

client::Chapter chapter_of(const table::v1::TableUpdate& update) {
  const auto view = view_of(update.view());
  const int round = view ? round_of(*view) : 0;
  return round == 0 ? client::Chapter{} : client::Chapter{client::Chapter::Kind::round, round};
}

std::optional<client::Landmark> landmark_of(const wire::GameEvent&) {
  return std::nullopt;
}

void leave_own_out(wire::GameView& view) {
  auto& own = *view.mutable_lucky_thirteen();
  own.clear_hand();
  own.clear_draws();
}

void leave_own_out(wire::GameEvent& event) {
  auto& own = *event.mutable_lucky_thirteen();
  if (own.has_dealt()) own.mutable_dealt()->clear_cards();
  if (own.has_drew()) own.mutable_drew()->clear_card();
}

std::vector<Card> discards_of(const View& view, Seat seat) {
  std::vector<Card> cards;
  for (std::size_t turn = seat.index; turn < view.discard_count; turn += kSeats)
    cards.push_back(view.discards[turn]);
  return cards;
}

std::optional<Round> last_round(const View& view) {
  const int number = view.discard_count / kSeats;
  if (number == 0) return std::nullopt;
  Round round{.number = number, .discards = {}};
  const auto first = static_cast<std::size_t>((number - 1) * kSeats);
  std::ranges::copy(std::span{view.discards}.subspan(first, kSeats), round.discards.begin());
  return round;
}

std::vector<Card> hand_as_drawn(const View& view) {
  const auto draws = std::span{view.draws}.first(view.draw_count);
  CardSet dealt = view.hand;
  for (const Card card : draws)
    dealt.remove(card);
  std::vector<Card> cards{dealt.begin(), dealt.end()};
  std::ranges::copy_if(draws, std::back_inserter(cards), [&](Card card) { return view.hand.contains(card); });
  return cards;
}

std::optional<Card> drawn_card(const View& view) {
  if (view.hand.size() <= kPrivateCards || view.draw_count == 0) return std::nullopt;
  return view.draws[view.draw_count - 1U];
}

std::vector<Counted> counted_cards(const Result& result) {
  std::vector<Counted> cards;
  for (const Card card : result.option ? result.used & result.hand : result.hand)
    cards.push_back({card, false});
  if (!result.option) return cards;
  for (const Card card : result.used - result.hand)
    cards.push_back({card, true});
  return cards;
}

std::vector<std::uint8_t> values_of_thirteen(const Result& result) {
  if (!result.option) return {};
  std::vector<Card> cards;
  for (const Counted& counted : counted_cards(result))
    cards.push_back(counted.card);
  return values_for_thirteen(cards);
}

Thirteens thirteens_in(const Results& results) {
  Thirteens thirteens;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (!results[seat.index].option) continue;
    ++thirteens.count;
    thirteens.alone = seat;
  }
  if (thirteens.count != 1) thirteens.alone.reset();
  return thirteens;
}

Brings brings(const Results& results, const Result& result) {
  const int count = thirteens_in(results).count;
  if (count > 0 && !result.option) return Brings::nothing;
  return count == 1 ? Brings::hundred : Brings::products;
}

std::vector<Seat> counting_order(const Results& results) {
  const int best = std::ranges::max_element(results, {}, &Result::points)->points;
  std::vector<Seat> seats;
  for (const bool winners : {false, true}) {
    for (Seat seat{}; seat.index < kSeats; ++seat.index)
      if ((results[seat.index].points == best) == winners) seats.push_back(seat);
  }
  return seats;
}

Product product_of(const Counted& counted) {
  const int rank = static_cast<int>(rank_of(counted.card));
  const int points = counted.is_public ? public_points(counted.card) : private_points(counted.card);
  return {.rank = rank, .factor = points / rank};
}

std::optional<Results> results_of(Beats beats) {
  Results results{};
  std::size_t shown = 0;
  for (const Beat& beat : beats) {
    const auto* hand = std::get_if<Shown>(&beat.event);
    if (hand == nullptr) continue;
    results[hand->seat.index] = hand->result;
    ++shown;
  }
  return shown == kSeats ? std::optional{results} : std::nullopt;
}

}  // namespace cardroom::lucky_thirteen::story
