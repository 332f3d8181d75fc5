#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// A fuzz target: it accepts any bytes that an attacker might send, and must return. It throws if a check fails
/// (check.h); the sanitizers catch other faults. Linked with libFuzzer, it searches for input that causes a failure
/// (deploy/test fuzz); linked with replay_main.cpp, it replays the corpus.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace cardroom::fuzz {

/// Interprets the bytes as a sequence of numbers and strings. Once they are used up, it returns zeros and empty
/// strings.
class Script {
 public:
  Script(const std::uint8_t* data, std::size_t size) : left_{reinterpret_cast<const char*>(data), size} {}

  bool empty() const { return left_.empty(); }

  /// A number in 0..end-1. Precondition: end is in 1..256.
  std::size_t below(std::size_t end) {
    if (left_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(left_.front());
    left_.remove_prefix(1);
    return byte % end;
  }

  /// Reads a length of one or two bytes, and returns that many of the following bytes, or as many as are left.
  std::string_view text() {
    std::size_t length = below(256);
    if (length >= 128) length = (length - 128) * 256 + below(256);
    const std::string_view text = left_.substr(0, length);
    left_.remove_prefix(text.size());
    return text;
  }

  std::string_view rest() const { return left_; }

 private:
  std::string_view left_;
};

}  // namespace cardroom::fuzz
