// Input that anybody can send over UDP, and input that people type or click: beacons, addresses and invitations.
#include "client/core/address.h"
#include "common/base/check.h"
#include "common/protocol/beacon_wire.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  if (const auto beacon = lan::decode(bytes)) {
    const std::string datagram = lan::encode(*beacon);
    check(datagram.size() <= lan::kDatagramBytesMax, "no network fragments it");
    check(lan::decode(datagram).has_value(), "what we send is understood");
  }
  if (const auto address = client::parse_address(bytes))
    check(client::parse_address(client::to_text(*address)) == address, "an address is read as it was written");
  if (const auto invitation = client::parse_invitation(bytes))
    check(client::parse_invitation(client::to_text(*invitation)) == invitation, "a link is read as it was written");
  return 0;
}
