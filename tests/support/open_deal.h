#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardroom::testing {

/// An independent implementation of the fair deal, written from its description alone, so that a mistake in
/// common/cards is not repeated here. Byte strings throughout.

/// T: the table's 16-byte id, the deal number, and the attempt.
std::string deal_id(std::string_view table_id, std::uint64_t deal, std::uint32_t attempt);

/// C: the commitment that the secret must match.
std::string server_commitment(std::string_view id, std::string_view secret);

/// c: the commitment that a seat's part must match; `commitment`: C.
std::string seat_commitment(std::string_view id, std::string_view commitment, std::uint8_t seat,
                            std::string_view entropy);

/// k: the key; `parts` are (seat, entropy), ordered by seat.
std::string key_of_deal(std::string_view id, std::string_view secret,
                        const std::vector<std::pair<std::uint8_t, std::string>>& parts);

/// The random stream of a deal's key.
class OpenStream {
 public:
  explicit OpenStream(std::string_view key);
  /// A number from 0 to n - 1.
  std::uint32_t uniform(std::uint32_t n);
  /// Cards are dealt from the front of the result.
  void shuffle(std::vector<std::uint8_t>& pack);

 private:
  std::vector<std::uint32_t> words_;  ///< The first words of the stream; more than enough for one deal.
  std::size_t used_ = 0;
};

}  // namespace cardroom::testing
