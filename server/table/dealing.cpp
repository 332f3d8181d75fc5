#include "server/table/dealing.h"

#include <span>
#include <string>

#include "common/base/check.h"
#include "server/limits.h"

namespace cardroom::server {
namespace {

template <std::size_t size>
std::string text(const std::array<std::byte, size>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), size};
}

void write(const DealId& id, wire::DealId& out) {
  out.set_table_id(text(id.table));
  out.set_deal(id.deal);
  out.set_attempt(id.attempt);
}

}  // namespace

void Dealing::begin(Instant now) {
  check(!drawing() && !in_progress(), "one deal at a time");
  ++id_.deal;
  id_.attempt = 0;
  stage_ = Stage::drawing;
  asked_at_ = now;
}

std::optional<Instant> Dealing::deadline() const {
  return drawing() ? std::optional{asked_at_ + kSecretWithin} : std::nullopt;
}

void Dealing::commit(const DealSecret& secret) {
  check(drawing(), "a secret is fixed once");
  secret_ = secret;
  stage_ = Stage::committed;
}

wire::DealCommitted Dealing::committed() const {
  wire::DealCommitted message;
  write(id_, *message.mutable_id());
  message.set_commitment(text(server_commitment(id_, secret_)));
  return message;
}

wire::DealParties Dealing::parties() const {
  wire::DealParties message;
  write(id_, *message.mutable_id());
  return message;
}

DealKey Dealing::key() const {
  check(in_progress(), "a key needs the secret");
  return deal_key(id_, secret_, {});
}

void Dealing::reveal() {
  check(in_progress(), "only a deal can be revealed");
  stage_ = Stage::revealed;
}

wire::DealRevealed Dealing::revealed() const {
  check(over(), "a secret is kept until its deal is over");
  wire::DealRevealed message;
  write(id_, *message.mutable_id());
  message.set_secret(text(secret_));
  return message;
}

}  // namespace cardroom::server
