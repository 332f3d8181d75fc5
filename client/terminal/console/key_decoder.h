#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom::terminal {

/// Splits a terminal's input into keys, and translates each into the key of emacs with the same meaning (the arrow up
/// is Control-P). The input may be split anywhere. Keys that do not edit a line are left out, so that the editor never
/// waits in the middle of a sequence.
class KeyDecoder {
 public:
  void push(std::string_view bytes) { bytes_ += bytes; }
  /// The next key, one character or more; "\n" for Enter. Empty: no key is complete.
  std::optional<std::wstring> next();
  /// Drops the beginning of an incomplete key.
  void clear() { bytes_.clear(); }

 private:
  /// The length of the first key in bytes; 0: it is incomplete.
  std::size_t first_size() const;

  std::string bytes_;
};

/// A text as UTF-8; characters that cannot be encoded become question marks.
std::string utf8(std::wstring_view text);

}  // namespace cardroom::terminal
