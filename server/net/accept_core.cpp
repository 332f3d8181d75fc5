#include "server/net/accept_core.h"

#include "common/base/check.h"

namespace cardroom::server {

bool AcceptCore::admit(const std::string& address) {
  if (sockets_ >= limits_.sockets || handshakes_ >= limits_.handshakes) return false;
  std::size_t& here = by_address_[address];
  if (here >= limits_.handshakes_per_address) return false;
  ++here;
  ++handshakes_;
  ++sockets_;
  return true;
}

void AcceptCore::handshake_over(const std::string& address) {
  const auto here = by_address_.find(address);
  check(here != by_address_.end() && handshakes_ > 0, "a handshake that is over was admitted");
  --handshakes_;
  if (--here->second == 0) by_address_.erase(here);
}

}  // namespace cardroom::server
