#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/contract.h"
#include "common/record/game_record.h"

/// Records of random games, each from a seed.
namespace cardroom::testing {

struct RecordedGame {
  GameRecord record{};
  std::vector<std::unique_ptr<Match>> deals{};  ///< The match at the end of each deal.
};

/// A game that people and bots have played at random: attempts to deal are burned, bots move for people, seats change
/// hands. Throws if the rules are not valid for the kind. `seats`: 0 means the kind's usual number.
RecordedGame random_record(std::string_view kind, std::uint64_t seed, std::uint8_t seats = 0,
                           const wire::GameRules& rules = {});

/// A kind with rules and a number of seats that give its records different contents, such as several short deals.
struct RecordedKind {
  std::string name{};  ///< Of the variant, in letters and digits.
  std::string kind{};
  std::uint8_t seats = 0;
  wire::GameRules rules{};
};
std::vector<RecordedKind> recorded_kinds();

/// Prints the name, where gtest would print the bytes.
inline void PrintTo(const RecordedKind& kind, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << kind.name;
}

/// Signs with a key that this process has generated.
const RecordSigner& test_signer();

}  // namespace cardroom::testing
