#include "client/core/deal_watch.h"

#include <algorithm>
#include <utility>

#include "common/protocol/deal_wire.h"
#include "common/protocol/hex.h"

namespace cardroom::client {
namespace {

/// The number of a deal, and that of an attempt at it; later attempts compare greater.
using Order = std::pair<std::uint64_t, std::uint32_t>;

Order order_of(const table::v1::DealId& id) {
  return {id.deal(), id.attempt()};
}

bool same(const table::v1::DealId& a, const table::v1::DealId& b) {
  return a.table_id() == b.table_id() && order_of(a) == order_of(b);
}

std::string text_of(const Order& order) {
  return std::to_string(order.first) + "." + std::to_string(order.second);
}
std::string text_of(const table::v1::DealId& id) {
  return text_of(order_of(id));
}

std::optional<Seat> seat_of(const table::v1::TableUpdate& update) {
  return update.has_seat() ? std::optional{Seat{static_cast<std::uint8_t>(update.seat())}} : std::nullopt;
}

/// The seats from which this client may have seen the game: its present one, and the one in which it played. They
/// differ if the seats have changed since the game, or if this client was given a seat while it was away.
Eyes eyes_at(const Table& table) {
  Eyes eyes;
  if (const auto seat = seat_of(table.update)) eyes.insert(*seat);
  if (!table.players) return eyes;
  if (const auto played = seat_of(as_played(table))) eyes.insert(*played);
  return eyes;
}

std::uint32_t end_of_events(const Table& table) {
  return table.first_event + static_cast<std::uint32_t>(table.events.size());
}

/// What is wrong with a deal, given the last one that an earlier visit to the table, or an earlier process, has seen;
/// empty if nothing is. It may be that very deal.
std::optional<DealMismatch> used_before(const table::v1::DealCommitted& message, const KeptDeal& last) {
  const Order id{last.deal, last.attempt};
  if (order_of(message.id()) < id)
    return DealMismatch{.fault = DealFault::id_used, .told = text_of(message.id()), .found = text_of(id)};
  if (order_of(message.id()) == id && message.commitment() != last.commitment)
    return DealMismatch{.fault = DealFault::commitment_changed,
                        .told = bytes_to_hex(message.commitment()),
                        .found = bytes_to_hex(last.commitment)};
  return std::nullopt;
}

}  // namespace

DealNews news_of(const Deal& deal) {
  if (deal.result == DealResult::wrong) return DealNews::alarm;
  if (!deal.burned.empty() && same(deal.burned.back().id(), deal.committed.id())) return DealNews::thrown_away;
  if (deal.result == DealResult::not_ours && deal.absence == Absence::left_out) return DealNews::left_out;
  return DealNews::none;
}

void DealWatch::clear() {
  DealWatch next{std::move(fairness_)};
  next.other_rules_ = std::move(other_rules_);  // They belong to the connection.
  *this = std::move(next);
}

DealWatch::Step DealWatch::wrong(DealMismatch mismatch) {
  // The first fault is the one that explains the others.
  if (deal_->result == DealResult::wrong) return {};
  deal_->result = DealResult::wrong;
  deal_->mismatch = std::move(mismatch);
  return {.changed = DealChanged{.checked = true}};
}

void DealWatch::begin(table::v1::DealCommitted message) {
  const bool same_deal = deal_ && deal_->committed.id().deal() == message.id().deal() &&
                         deal_->committed.id().table_id() == message.id().table_id();
  if (!same_deal) barred_ = false;
  deal_ = Deal{.committed = std::move(message),
               .parties = {},
               .revealed = {},
               .burned = {},
               .own_seat = {},
               .mismatch = {},
               .pack = {}};
  std::erase_if(burned_, [&](const auto& burned) { return burned.id().deal() != deal_->committed.id().deal(); });
  deal_->burned = burned_;
  own_.reset();
  key_.reset();
  refused_ = cut_ = false;
  views_.clear();
}

DealWatch::Step DealWatch::committed(const Table* table, table::v1::DealCommitted message, const KeptDeal* last) {
  if (deal_ && deal_->committed.id().table_id() != message.id().table_id()) clear();
  const bool missed = std::exchange(missed_, false);
  std::optional<DealMismatch> fault;
  if (deal_) {
    const auto& known = deal_->committed;
    if (same(message.id(), known.id())) {
      if (message.commitment() == known.commitment()) {
        // The connection may have been lost before the server had this client's part.
        return own_ && !deal_->parties ? Step{.message = own_commitment()} : Step{};
      }
      return wrong({.fault = DealFault::commitment_changed,
                    .told = bytes_to_hex(message.commitment()),
                    .found = bytes_to_hex(known.commitment())});
    }
    if (order_of(message.id()) <= order_of(known.id()))
      return wrong({.fault = DealFault::id_used, .told = text_of(message.id()), .found = text_of(known.id())});
    // Each attempt at a deal is followed by a message that it was thrown away, or that the deal is over.
    const bool ended = deal_->revealed || (!burned_.empty() && same(burned_.back().id(), known.id()));
    if (!ended && !missed)
      fault = {.fault = DealFault::not_revealed, .told = text_of(message.id()), .found = text_of(known.id())};
  } else if (last != nullptr) {
    fault = used_before(message, *last);
  }
  begin(std::move(message));
  if (fault) return wrong(*std::move(fault));
  Step step = table != nullptr ? take_part(*table) : Step{};
  step.changed = DealChanged{};
  return step;
}

DealWatch::Step DealWatch::take_part(const Table& table) {
  const auto& update = table.update;
  const auto seat = seat_of(update);
  if (!takes_part() || refused_ || !deal_ || deal_->parties || own_ || barred_ || !seat ||
      update.table_id() != deal_->committed.id().table_id())
    return {};
  const auto id = read_deal_id(deal_->committed.id());
  const auto commitment = from_wire_bytes<sizeof(Digest)>(deal_->committed.commitment());
  if (!id || !commitment) return {};
  OwnPart own{.seat = *seat};
  fairness_.entropy(own.entropy);
  own.commitment = entropy_commitment(*id, *commitment, seat->index, own.entropy);
  own_ = own;
  return {.message = own_commitment()};
}

session::v1::ClientMessage DealWatch::own_commitment() const {
  session::v1::ClientMessage message;
  *message.mutable_commit_part()->mutable_id() = deal_->committed.id();
  message.mutable_commit_part()->set_commitment(wire_bytes(own_->commitment));
  return message;
}

session::v1::ClientMessage DealWatch::own_entropy() const {
  session::v1::ClientMessage message;
  *message.mutable_open_part()->mutable_id() = deal_->committed.id();
  message.mutable_open_part()->set_entropy(wire_bytes(own_->entropy));
  return message;
}

DealWatch::Step DealWatch::parties(table::v1::DealParties message) {
  if (!deal_ || !same(message.id(), deal_->committed.id())) return {};
  if (deal_->parties) {
    if (message.SerializeAsString() == deal_->parties->SerializeAsString())
      return deal_->absence == Absence::none && deal_->result == DealResult::open && own_
                 ? Step{.message = own_entropy()}
                 : Step{};
    return wrong({.fault = DealFault::list_changed});
  }
  deal_->parties = std::move(message);
  const auto& parts = deal_->parties->commitments();
  const auto listed =
      std::ranges::find_if(parts, [&](const auto& part) { return own_ && part.seat() == own_->seat.index; });
  if (!own_ || listed == parts.end()) {
    // A client that is asked in time has a part of its own, unless it has no seat.
    deal_->absence = own_ || barred_ ? Absence::left_out : Absence::came_late;
    return {.changed = DealChanged{}};
  }
  if (listed->value() != wire_bytes(own_->commitment)) {
    return wrong({.fault = DealFault::own_part_changed,
                  .seat = own_->seat,
                  .told = bytes_to_hex(listed->value()),
                  .found = to_hex(own_->commitment)});
  }
  deal_->own_seat = own_->seat;
  return {.changed = DealChanged{}, .message = own_entropy()};
}

DealWatch::Step DealWatch::burned(table::v1::DealBurned message) {
  if (deal_ && deal_->committed.id().table_id() != message.id().table_id()) clear();
  if (std::ranges::any_of(burned_, [&](const auto& known) { return same(known.id(), message.id()); })) return {};
  const bool current = deal_ && same(message.id(), deal_->committed.id());
  if (current && own_ && std::ranges::find(message.missing(), own_->seat.index) != message.missing().end())
    barred_ = true;
  burned_.push_back(std::move(message));
  if (!current) return {};
  deal_->burned = burned_;
  return {.changed = DealChanged{}};
}

DealWatch::Step DealWatch::seen(const Table& table) {
  const auto& update = table.update;
  if (!deal_ || update.table_id() != deal_->committed.id().table_id()) return {};
  const std::uint32_t end = end_of_events(table);
  // The views of moments that were taken back no longer count. How many those are is not known if several updates have
  // become one, so all views are dropped.
  if (std::exchange(taken_back_, update.taken_back().times()) != update.taken_back().times()) views_.clear();
  if (deal_->parties && !deal_->revealed && update.has_view())
    views_.push_back({.events = end, .eyes = eyes_at(table), .digest = digest_of_message(update.view())});
  return take_part(table);
}

DealWatch::Step DealWatch::revealed(const Table* table, table::v1::DealRevealed message) {
  if (deal_ && deal_->committed.id().table_id() != message.id().table_id()) clear();
  const bool known = std::ranges::any_of(game_, [&](const auto& earlier) { return same(earlier.id(), message.id()); });
  const bool current = deal_ && same(message.id(), deal_->committed.id());
  if (!known) {
    if (!game_.empty() && game_.back().game_number() != message.game_number()) game_.clear();
    if (!current) game_.push_back(message);
  }
  if (!current || deal_->revealed) return {};
  deal_->revealed = std::move(message);
  // Whatever this client has missed, the secret and the parts must be those that were committed to. An earlier version
  // of the server does not report the moves: then the number of the game, which counts from 1, is missing.
  if (deal_->parties && deal_->revealed->game_number() != 0) {
    auto key = key_of_deal(deal_->committed, *deal_->parties, *deal_->revealed);
    if (key) {
      key_ = *key;
    } else {
      wrong(std::move(key.error()));
    }
  }
  // After an outage, the server reports the deals that have ended before it shows the table at their end.
  if (missed_ && deal_->result == DealResult::open) deal_->result = DealResult::unknown;
  if (table != nullptr && deal_->result == DealResult::open) check(*table);
  if (!known) game_.push_back(*deal_->revealed);
  views_.clear();
  return {.changed = DealChanged{.checked = deal_->result != DealResult::open}};
}

void DealWatch::refused(const table::v1::PartRefused& message) {
  if (!own_ || deal_->parties || !same(message.id(), deal_->committed.id())) return;
  own_.reset();
  refused_ = true;
}

std::unique_ptr<Match> DealWatch::match_before(const table::v1::TableUpdate& update) const {
  auto match = fairness_.make_match(update.settings().kind(), update.settings().rules(),
                                    static_cast<std::uint8_t>(update.seats_size()));
  if (match == nullptr || game_.size() != deal_->revealed->deal_of_game()) return nullptr;
  for (std::uint32_t i = 0; i < game_.size(); ++i) {
    const auto& earlier = game_[i];
    const auto id = read_deal_id(earlier.id());
    const auto secret = from_wire_bytes<sizeof(DealSecret)>(earlier.secret());
    if (earlier.deal_of_game() != i || !id || !secret) return nullptr;
    std::vector<DealPart> parts;
    for (const auto& part : earlier.entropies()) {
      const auto entropy = from_wire_bytes<sizeof(DealSecret)>(part.value());
      if (!entropy) return nullptr;
      parts.push_back({.seat = static_cast<std::uint8_t>(part.seat()), .value = *entropy});
    }
    if (replay_deal(*match, deal_key(*id, *secret, parts), earlier)) return nullptr;
  }
  return match;
}

void DealWatch::check(const Table& table) {
  if (!fairness_.make_match) return;
  const auto& revealed = *deal_->revealed;
  if (revealed.practice()) {
    deal_->result = DealResult::practice;
    return;
  }
  // A client that comes after the game may find that the table has been set up for another one, or that people sit in
  // other seats than those in which they played.
  const bool set_up_again = !table.update.has_view() && (cut_ || views_.empty());
  const bool seats_unknown = table.update.phase() == table::v1::PHASE_GATHERING && !table.players;
  if (set_up_again || seats_unknown) {
    deal_->result = DealResult::unknown;
    return;
  }
  // There is no key if the server did not report the moves, because it is an earlier version or was upgraded during the
  // deal.
  const auto& kind = table.update.settings().kind();
  if (!key_ || std::ranges::find(other_rules_, kind) != other_rules_.end()) {
    deal_->result = DealResult::unknown;
    return;
  }
  const auto match = match_before(table.update);
  if (match == nullptr) {
    deal_->result = DealResult::unknown;
    return;
  }
  const auto played = seat_of(table.players ? as_played(table) : table.update);
  deal_->pack = pack_of_deal(*match->copy(), *key_, revealed, played);
  const SeenDeal seen{
      .eyes = eyes_at(table), .first_event = table.first_event, .events = table.events, .views = views_};
  if (auto fault = check_deal(*match, *key_, revealed, seen)) {
    wrong(*std::move(fault));
    return;
  }
  deal_->result = deal_->absence == Absence::none ? DealResult::fair : DealResult::not_ours;
  if (deal_->absence == Absence::came_late && !played) deal_->absence = Absence::watching;
}

}  // namespace cardroom::client
