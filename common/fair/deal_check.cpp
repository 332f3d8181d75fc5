#include "common/fair/deal_check.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cardroom/cards/v1/card.pb.h"
#include "common/games/cards_wire.h"
#include "common/protocol/deal_wire.h"
#include "common/protocol/hex.h"

namespace cardroom {
namespace {

/// What a viewer is shown may be what one of these seats sees or what everybody sees. Open hands are sent separately.
std::vector<Viewer> viewers(const Eyes& eyes) {
  std::vector<Viewer> all;
  for (const Seat seat : eyes)
    all.push_back(Viewer{Viewer::Kind::seat, seat});
  all.emplace_back();
  return all;
}

class Comparison {
 public:
  Comparison(const Match& match, const SeenDeal& seen) : match_{match}, seen_{seen} {}

  /// Compares the match as it is now with the views that were seen after the same number of events.
  void look() {
    const std::uint32_t now = match_.end_event();
    for (const SeenView& view : seen_.views) {
      if (view.events != now) continue;
      (shows(view) ? matched_ : missed_).push_back(&view);
    }
  }

  /// Compares the events of the deal so far with those that were seen.
  std::optional<DealMismatch> events() const {
    const std::uint32_t end = seen_.first_event + static_cast<std::uint32_t>(seen_.events.size());
    const std::uint32_t from = std::max(match_.first_event(), seen_.first_event);
    std::vector<std::vector<wire::GameEvent>> true_events;
    for (const Viewer viewer : viewers(seen_.eyes))
      match_.events(viewer, from, true_events.emplace_back());
    for (std::uint32_t number = from; number < std::min(end, match_.end_event()); ++number) {
      // The table adds who made the move: a person or a bot.
      wire::GameEvent event = seen_.events[number - seen_.first_event];
      event.clear_origin();
      event.clear_mover();
      const Digest told = digest_of_message(event);
      const bool is_true = std::ranges::any_of(
          true_events, [&](const auto& events) { return digest_of_message(events[number - from]) == told; });
      if (!is_true) return differs(DealFault::event_differs, number);
    }
    return std::nullopt;
  }

  /// Returns a mismatch unless the last event that was seen is the last one of the deal.
  std::optional<DealMismatch> end() const {
    const std::uint32_t end = seen_.first_event + static_cast<std::uint32_t>(seen_.events.size());
    if (end == match_.end_event()) return std::nullopt;
    return differs(DealFault::event_differs, std::min(end, match_.end_event()));
  }

  std::optional<DealMismatch> views() const {
    for (const SeenView* view : missed_) {
      if (std::ranges::find(matched_, view) == matched_.end()) return differs(DealFault::view_differs, view->events);
    }
    return std::nullopt;
  }

 private:
  static DealMismatch differs(DealFault fault, std::uint32_t event) {
    return {.fault = fault, .seat = {}, .told = std::to_string(event), .found = {}};
  }

  bool shows(const SeenView& view) const {
    return std::ranges::any_of(viewers(view.eyes), [&](const Viewer viewer) {
      wire::GameView shown;
      match_.view(viewer, shown);
      return digest_of_message(shown) == view.digest;
    });
  }

  const Match& match_;
  const SeenDeal& seen_;
  /// Not every change of the table is an event: a view matches if it is that of any moment between the same two events.
  std::vector<const SeenView*> matched_;
  std::vector<const SeenView*> missed_;
};

/// How many of each card a viewer has been shown.
class ShownCards {
 public:
  /// Adds a message to that viewer. It may show the same card in several fields, but in one field only as many times as
  /// the pack has copies of it.
  void add(const google::protobuf::Message& message) {
    const auto& reflection = *message.GetReflection();
    std::vector<const google::protobuf::FieldDescriptor*> fields;
    reflection.ListFields(message, &fields);
    for (const auto* field : fields) {
      const int size = field->is_repeated() ? reflection.FieldSize(message, field) : 1;
      if (field->enum_type() == cards::v1::Card_descriptor()) {
        Counts counts{};
        for (int i = 0; i < size; ++i)
          count(field->is_repeated() ? reflection.GetRepeatedEnumValue(message, field, i)
                                     : reflection.GetEnumValue(message, field),
                counts);
        for (std::size_t card = 0; card < counts.size(); ++card)
          most_[card] = std::max(most_[card], counts[card]);
      } else if (field->message_type() != nullptr) {
        for (int i = 0; i < size; ++i)
          add(field->is_repeated() ? reflection.GetRepeatedMessage(message, field, i)
                                   : reflection.GetMessage(message, field));
      }
    }
  }

  /// Whether one more copy of this card was shown, not counting those already taken.
  bool take(Card card) { return most_.at(card) > 0 && most_.at(card)-- > 0; }

 private:
  using Counts = std::array<int, kPackSize>;
  static void count(int number, Counts& counts) {
    if (const auto card = cards_wire::card_from_wire(number)) ++counts.at(*card);
  }

  Counts most_{};
};

std::optional<DealMismatch> play(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                 const auto& after_each) {
  FairStream stream{key};
  if (match.deal(stream)) return DealMismatch{.fault = DealFault::move_refused, .told = "0"};
  after_each();
  int number = 0;
  for (const wire::DealtMove& move : revealed.moves()) {
    ++number;
    const Seat seat{static_cast<std::uint8_t>(move.seat())};
    if (move.seat() >= match.seats() || match.apply(seat, move.move()))
      return DealMismatch{.fault = DealFault::move_refused, .seat = seat, .told = std::to_string(number)};
    after_each();
  }
  return std::nullopt;
}

}  // namespace

Digest digest_of_message(const google::protobuf::Message& message) {
  const std::unique_ptr<google::protobuf::Message> known{message.New()};
  known->CopyFrom(message);
  known->DiscardUnknownFields();
  const std::string bytes = known->SerializeAsString();
  return sha256(std::as_bytes(std::span{bytes}));
}

Expected<DealKey, DealMismatch> key_of_deal(const wire::DealCommitted& committed, const wire::DealParties& parties,
                                            const wire::DealRevealed& revealed) {
  const auto id = read_deal_id(committed.id());
  const auto secret = from_wire_bytes<sizeof(DealSecret)>(revealed.secret());
  if (!id || !secret) return tl::unexpected{DealMismatch{.fault = DealFault::malformed}};
  const Digest commitment = server_commitment(*id, *secret);
  if (wire_bytes(commitment) != committed.commitment()) {
    return tl::unexpected{DealMismatch{.fault = DealFault::secret_not_committed,
                                       .told = bytes_to_hex(committed.commitment()),
                                       .found = to_hex(commitment)}};
  }
  const auto seats_of = [](const auto& parts) {
    std::string seats;
    for (const auto& part : parts)
      seats += (seats.empty() ? "" : " ") + std::to_string(part.seat());
    return seats;
  };
  if (seats_of(parties.commitments()) != seats_of(revealed.entropies())) {
    return tl::unexpected{DealMismatch{.fault = DealFault::parts_not_listed,
                                       .told = seats_of(revealed.entropies()),
                                       .found = seats_of(parties.commitments())}};
  }
  std::vector<DealPart> parts;
  for (int i = 0; i < revealed.entropies_size(); ++i) {
    const auto& part = revealed.entropies(i);
    const auto seat = static_cast<std::uint8_t>(part.seat());
    const auto entropy = from_wire_bytes<sizeof(DealSecret)>(part.value());
    if (!entropy || part.seat() >= kSeatsMax || (i > 0 && part.seat() <= revealed.entropies(i - 1).seat()))
      return tl::unexpected{DealMismatch{.fault = DealFault::malformed, .seat = Seat{seat}}};
    const std::string own = wire_bytes(entropy_commitment(*id, commitment, seat, *entropy));
    if (own != parties.commitments(i).value()) {
      return tl::unexpected{DealMismatch{.fault = DealFault::part_not_committed,
                                         .seat = Seat{seat},
                                         .told = bytes_to_hex(parties.commitments(i).value()),
                                         .found = bytes_to_hex(own)}};
    }
    parts.push_back({.seat = seat, .value = *entropy});
  }
  return deal_key(*id, *secret, parts);
}

std::optional<DealMismatch> replay_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed) {
  return play(match, key, revealed, [] {});
}

std::optional<DealMismatch> check_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                       const SeenDeal& seen) {
  Comparison comparison{match, seen};
  comparison.look();
  const auto refused = play(match, key, revealed, [&] { comparison.look(); });
  // If a card differs, sooner or later a move is against the rules; the first card that differs says more.
  if (auto fault = comparison.events()) return fault;
  if (refused) return refused;
  if (auto fault = comparison.end()) return fault;
  return comparison.views();
}

std::vector<PackCard> pack_of_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                   std::optional<Seat> seat) {
  const Viewer viewer = seat ? Viewer{Viewer::Kind::seat, *seat} : Viewer{};
  ShownCards shown;
  play(match, key, revealed, [&] {
    wire::GameView view;
    match.view(viewer, view);
    shown.add(view);
  });
  std::vector<PackCard> pack;
  if (match.end_event() == match.first_event()) return pack;
  std::vector<wire::GameEvent> events;
  match.events(viewer, match.first_event(), events);
  for (const wire::GameEvent& event : events)
    shown.add(event);
  for (const Card card : match.pack())
    pack.push_back({.card = card, .seen = shown.take(card)});
  return pack;
}

}  // namespace cardroom
