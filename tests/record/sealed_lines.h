#pragma once

#include <algorithm>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "common/cards/sha256.h"
#include "common/protocol/hex.h"
#include "common/record/record_seal.h"
#include "tests/support/random_record.h"

/// Records as lines, for tests that change them.
namespace cardroom::testing {

inline std::vector<std::string> lines_of(const std::string& file) {
  std::vector<std::string> lines;
  std::istringstream text{file};
  for (std::string line; std::getline(text, line);)
    lines.push_back(line);
  return lines;
}

/// A file of these lines, but with a new seal instead of the last one: with the right sum, and signed with the tests'
/// own key. A dishonest server could write such a file.
inline std::string sealed(std::vector<std::string> lines) {
  lines.pop_back();
  std::string file;
  for (const std::string& line : lines)
    file += line + "\n";
  const Digest sum = sha256(std::as_bytes(std::span{file}));
  const RecordSigner& signer = test_signer();
  return file + R"({"record":"seal","sha256":")" + to_hex(sum) + R"(","key":")" + bytes_to_hex(signer.key) +
         R"(","signature":")" + bytes_to_hex(signer.sign(signed_message(sum, signer.key))) + "\"}\n";
}

/// The index of the first line with this text in it; the number of lines if there is none.
inline std::size_t line_with(const std::vector<std::string>& lines, std::string_view text) {
  const auto found = std::ranges::find_if(lines, [&](const std::string& line) { return line.find(text) != line.npos; });
  return static_cast<std::size_t>(found - lines.begin());
}

}  // namespace cardroom::testing
