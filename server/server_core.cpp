#include "server/server_core.h"

#include <utility>

#include "server/server_rooms.h"

namespace cardroom::server {

ServerCore::ServerCore(Config config, Entropy entropy)
    : rooms_{std::make_unique<Rooms>(std::move(config), std::move(entropy))} {}

ServerCore::~ServerCore() = default;

void ServerCore::step(Instant now, Input input, std::vector<Output>& outputs) {
  rooms_->step(now, std::move(input), outputs);
}

ServerStatus ServerCore::status() const {
  return rooms_->status();
}

AnnouncedTables ServerCore::announced_tables() const {
  return rooms_->announced_tables();
}

}  // namespace cardroom::server
