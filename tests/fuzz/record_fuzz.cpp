// Journal records: a record that is decoded to an input is encoded again as a record of the same input.
#include <string>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/base/check.h"
#include "server/table/record_wire.h"
#include "tests/fuzz/fuzz.h"

namespace {

std::string written(const cardroom::server::TableInput& input) {
  cardroom::journal::v1::Input record;
  cardroom::server::write_input(input, record);
  return record.SerializeAsString();
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom;
  journal::v1::Input record;
  if (!record.ParseFromArray(data, static_cast<int>(size))) return 0;
  const auto input = server::read_input(record);
  if (!input) return 0;
  const std::string bytes = written(*input);
  check(record.ParseFromString(bytes), "what we write can be read");
  const auto again = server::read_input(record);
  check(again.has_value() && written(*again) == bytes, "a round trip changes nothing");
  return 0;
}
