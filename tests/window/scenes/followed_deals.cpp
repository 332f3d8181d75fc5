#include "tests/window/scenes/followed_deals.h"

#include <span>
#include <utility>

#include "common/protocol/deal_wire.h"

namespace cardroom::testing {
namespace {

constexpr std::uint32_t kOther = 1;
constexpr std::uint32_t kOwn = 2;

table::v1::DealId id(std::uint32_t attempt = 0) {
  table::v1::DealId id;
  id.set_table_id("sixteen bytes ok");
  id.set_deal(12);
  id.set_attempt(attempt);
  return id;
}

void part(auto& parts, std::uint32_t seat, std::string_view label) {
  auto& one = *parts.Add();
  one.set_seat(seat);
  one.set_value(FollowedDeal::number(label));
}

}  // namespace

std::string FollowedDeal::number(std::string_view label) {
  return wire_bytes(sha256(std::as_bytes(std::span{label})));
}

client::Deal FollowedDeal::begun() {
  client::Deal deal;
  *deal.committed.mutable_id() = id();
  deal.committed.set_commitment(number("C"));
  return deal;
}

client::Deal FollowedDeal::listed(client::Absence absence) {
  client::Deal deal = begun();
  auto& parties = deal.parties.emplace();
  *parties.mutable_id() = id();
  part(*parties.mutable_commitments(), kOther, "c of another");
  deal.absence = absence;
  if (absence != client::Absence::none) return deal;
  part(*parties.mutable_commitments(), kOwn, "our c");
  deal.own_seat = Seat{kOwn};
  return deal;
}

client::Deal FollowedDeal::over(client::DealResult result, std::string_view pack, client::Absence absence) {
  client::Deal deal = listed(absence);
  deal.result = result;
  auto& revealed = deal.revealed.emplace();
  *revealed.mutable_id() = id();
  revealed.set_secret(number("s"));
  part(*revealed.mutable_entropies(), kOther, "e of another");
  if (deal.own_seat) part(*revealed.mutable_entropies(), kOwn, "our e");
  if (pack.empty()) return deal;
  CardSet left = CardSet::whole_pack();
  for (std::size_t i = 0; i < pack.size(); i += 3) {
    const Card card = *parse_card(pack.substr(i, 2));
    deal.pack.push_back({.card = card, .seen = true});
    left.remove(card);
  }
  for (const Card card : left)
    deal.pack.push_back({.card = card, .seen = false});
  return deal;
}

client::Deal FollowedDeal::wrong(DealMismatch mismatch, std::string_view pack) {
  client::Deal deal = over(client::DealResult::wrong, pack);
  deal.mismatch = std::move(mismatch);
  return deal;
}

client::Deal FollowedDeal::begun_again() {
  client::Deal deal = begun();
  *deal.committed.mutable_id() = id(1);
  table::v1::DealBurned& burned = deal.burned.emplace_back();
  *burned.mutable_id() = id();
  burned.add_missing(kOther);
  return deal;
}

}  // namespace cardroom::testing
