#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// A fuzz target: it takes any bytes, as an attacker would send them, and must return. It throws if it finds a mistake
/// (check.h); the sanitizers find the rest. Linked with libFuzzer it searches for such bytes (deploy/test fuzz); linked
/// with replay_main.cpp it is a program that replays the corpus.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace cardroom::fuzz {

/// Reads the bytes as a script: a number here, a text there. Once the bytes are used up it returns zeros and empty
/// texts.
class Script {
 public:
  Script(const std::uint8_t* data, std::size_t size) : left_{reinterpret_cast<const char*>(data), size} {}

  bool empty() const { return left_.empty(); }

  /// 0..end-1. Precondition: end is 1..256.
  std::size_t below(std::size_t end) {
    if (left_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(left_.front());
    left_.remove_prefix(1);
    return byte % end;
  }

  /// A length of one or two bytes, followed by that many bytes or as many as are left.
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
