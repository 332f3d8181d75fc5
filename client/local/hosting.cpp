#include "client/local/hosting.h"

#include "client/core/visit.h"

namespace cardroom::client {

void Hosting::use(std::optional<OwnServer> server) {
  server_ = std::move(server);
  kept_ = false;
  left_behind_ = 0;
}

bool Hosting::announced_by(const LanServer& server) const {
  if (!server_) return false;
  if (server_->key) return server.announcement.key == *server_->key;
  return is_loopback(server.address) && server.announcement.port == server_->port;
}

bool Hosting::may_have_died() const {
  const Status& status = core_.status();
  return server_ && !server_->started_by_us && server_->key && here() && core_.session() != nullptr &&
         status.kind == Status::Kind::waiting && status.goodbye == session::v1::GOODBYE_REASON_UNSPECIFIED;
}

std::optional<std::uint16_t> Hosting::died(Instant now) {
  const bool restartable = ours() || may_have_died();
  const auto dead = std::exchange(server_, std::nullopt);
  keep_again_ = false;
  if (!restartable) return std::nullopt;
  std::erase_if(restarts_, [now](Instant restart) { return restart + kRestartsWithin <= now; });
  if (restarts_.size() >= kRestartsMax) return std::nullopt;
  restarts_.push_back(now);
  died_at_ = address_of(*dead);
  // A server that another program started would not have shut down with this client.
  keep_again_ = kept_ || !dead->started_by_us;
  return dead->port;
}

void Hosting::restarted_by_another(OwnServer server) {
  if (server_) died_at_ = address_of(*server_);
  use(std::move(server));
}

bool Hosting::client_awaits_restart() {
  const auto at = std::exchange(died_at_, std::nullopt);
  return server_ && at && core_.server() == *at && core_.status().kind != Status::Kind::offline;
}

void Hosting::arrived() {
  if (here()) left_behind_ = 0;
}

void Hosting::leaves() {
  if (ours() && here()) left_behind_ = others();
}

int Hosting::others() const {
  const Table* table = here() ? table_here(core_) : nullptr;
  return table != nullptr ? others_present(table->update) : left_behind_;
}

std::vector<Address> Hosting::guest_addresses() const {
  std::vector<Address> addresses;
  if (here()) {
    for (const std::string& host : server_->addresses)
      addresses.push_back({host, server_->port});
  }
  if (addresses.empty()) addresses.push_back(core_.server());
  return addresses;
}

}  // namespace cardroom::client
