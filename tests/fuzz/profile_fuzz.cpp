// The text of a profile: a browser keeps it for the gateway, and hands back whatever it likes. What is accepted is
// within the limits of a profile, and means the same when it is written and read again.
#include <string>
#include <string_view>

#include "client/core/profile.h"
#include "common/base/check.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using cardroom::check;
  namespace client = cardroom::client;
  const auto read = client::parse_profile({reinterpret_cast<const char*>(data), size});
  if (!read) {
    check(!read.error().empty() && read.error().find('\n') == std::string::npos, "one line");
    return 0;
  }
  check(read->seats.size() <= client::kSeatsKeptMax && read->deals.size() <= client::kDealsKeptMax &&
            read->games.size() <= client::kGamesKnownMax,
        "no more than a profile holds");
  const std::string text = client::to_text(*read);
  const auto again = client::parse_profile(text);
  check(again && *again == *read, "what is written is read the same again");
  check(client::to_text(*again) == text, "and written the same again");
  return 0;
}
