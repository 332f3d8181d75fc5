#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardroom::testing {

/// The fair deal once more, written from its description and with nothing of ours in it, so that a mistake in
/// common/cards is not found right by itself. Byte strings throughout.

/// T: the table's 16 bytes, the number of the deal, the attempt.
std::string deal_id(std::string_view table_id, std::uint64_t deal, std::uint32_t attempt);

/// C, which the secret must open.
std::string server_commitment(std::string_view id, std::string_view secret);

/// k; the parts are (seat, entropy) by seat.
std::string key_of_deal(std::string_view id, std::string_view secret,
                        const std::vector<std::pair<std::uint8_t, std::string>>& parts);

/// All 52 cards in the order in which they are handed out; 0 is the ace of spades, 51 the two of clubs.
std::vector<std::uint8_t> shuffled_pack(std::string_view key);

}  // namespace cardroom::testing
