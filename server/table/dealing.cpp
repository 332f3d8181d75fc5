#include "server/table/dealing.h"

#include <algorithm>
#include <iterator>

#include "common/base/check.h"
#include "common/protocol/deal_wire.h"
#include "server/limits.h"

namespace cardroom::server {
Dealing::Part* Dealing::part_of(Seat seat) {
  const auto part = std::ranges::find(parts_, seat, &Part::seat);
  return part == parts_.end() ? nullptr : &*part;
}

bool Dealing::has_part(Seat seat) const {
  return std::ranges::find(parts_, seat, &Part::seat) != parts_.end();
}

void Dealing::draw(Instant now) {
  stage_ = Stage::drawing;
  asked_at_ = now;
  until_.reset();
  parts_.clear();
}

void Dealing::begin(Instant now, std::uint32_t game_number) {
  check(stage_ == Stage::idle || over(), "one deal at a time");
  std::uint32_t deal_of_game = 0;
  if (over() && record_.game_number() == game_number) {
    earlier_.push_back(revealed());
    deal_of_game = record_.deal_of_game() + 1;
  } else {
    earlier_.clear();
  }
  record_.Clear();
  record_.set_game_number(game_number);
  record_.set_deal_of_game(deal_of_game);
  ++id_.deal;
  id_.attempt = 0;
  burned_.clear();
  left_out_.clear();
  draw(now);
}

std::optional<Instant> Dealing::asks_again_at() const {
  return drawing() ? std::optional{asked_at_ + kSecretWithin} : std::nullopt;
}

void Dealing::commit(const DealSecret& secret, Pace::Time now) {
  check(drawing(), "a secret is fixed once");
  secret_ = secret;
  stage_ = Stage::gathering;
  until_ = now + kCommitWithin;
}

bool Dealing::awaits_part_of(Seat seat) const {
  return gathering() && !has_part(seat) && std::ranges::find(left_out_, seat) == left_out_.end();
}

bool Dealing::add(Seat seat, const Digest& commitment) {
  if (const Part* known = part_of(seat)) return known->commitment == commitment;
  if (!awaits_part_of(seat)) return false;
  const auto next = std::ranges::find_if(parts_, [&](const Part& part) { return part.seat > seat; });
  parts_.insert(next, Part{.seat = seat, .commitment = commitment});
  return true;
}

void Dealing::close_list(Pace::Time now) {
  check(gathering(), "a list of parts is closed once");
  stage_ = Stage::opening;
  until_ = now + kOpenWithin;
}

bool Dealing::open(Seat seat, const DealSecret& entropy) {
  Part* const part = listed() ? part_of(seat) : nullptr;
  if (part == nullptr) return false;
  if (part->entropy) return *part->entropy == entropy;
  if (entropy_commitment(id_, server_commitment(id_, secret_), seat.index, entropy) != part->commitment) return false;
  part->entropy = entropy;
  return true;
}

bool Dealing::all_open() const {
  check(opening(), "parts are opened once their list is final");
  return std::ranges::all_of(parts_, [](const Part& part) { return part.entropy.has_value(); });
}

wire::DealBurned Dealing::burn(Instant now) {
  check(!all_open(), "only an attempt that lacks a part is thrown away");
  wire::DealBurned message;
  write_deal_id(id_, *message.mutable_id());
  *message.mutable_commitments() = parties().commitments();
  for (const Part& part : parts_) {
    if (part.entropy) continue;
    message.add_missing(part.seat.index);
    left_out_.push_back(part.seat);
  }
  burned_.push_back(message);
  ++id_.attempt;
  draw(now);
  return message;
}

DealKey Dealing::key() const {
  check(all_open(), "a key needs every part");
  std::vector<DealPart> entropies;
  for (const Part& part : parts_)
    entropies.push_back({.seat = part.seat.index, .value = *part.entropy});
  return deal_key(id_, secret_, entropies);
}

void Dealing::dealt() {
  check(all_open(), "cards are dealt once every part is known");
  stage_ = Stage::committed;
  until_.reset();
}

wire::DealCommitted Dealing::committed() const {
  check(announced(), "a commitment needs the secret");
  wire::DealCommitted message;
  write_deal_id(id_, *message.mutable_id());
  message.set_commitment(wire_bytes(server_commitment(id_, secret_)));
  return message;
}

wire::DealParties Dealing::parties() const {
  check(listed(), "a list is told once it is final");
  wire::DealParties message;
  write_deal_id(id_, *message.mutable_id());
  for (const Part& part : parts_) {
    auto& out = *message.add_commitments();
    out.set_seat(part.seat.index);
    out.set_value(wire_bytes(part.commitment));
  }
  return message;
}

void Dealing::moved(Seat seat, const wire::GameMove& move) {
  check(in_progress(), "moves belong to a deal");
  auto& made = *record_.add_moves();
  made.set_seat(seat.index);
  *made.mutable_move() = move;
}

void Dealing::taken_back(Seat seat) {
  auto& moves = *record_.mutable_moves();
  const auto last =
      std::find_if(moves.rbegin(), moves.rend(), [&](const auto& move) { return move.seat() == seat.index; });
  if (last != moves.rend()) moves.erase(std::prev(last.base()), moves.end());
}

void Dealing::reveal() {
  check(in_progress(), "only a deal can be revealed");
  stage_ = Stage::revealed;
}

wire::DealRevealed Dealing::revealed() const {
  check(over(), "a secret is kept until its deal is over");
  wire::DealRevealed message = record_;
  write_deal_id(id_, *message.mutable_id());
  message.set_secret(wire_bytes(secret_));
  for (const Part& part : parts_) {
    auto& out = *message.add_entropies();
    out.set_seat(part.seat.index);
    out.set_value(wire_bytes(*part.entropy));
  }
  return message;
}

}  // namespace cardroom::server
