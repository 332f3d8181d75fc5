#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom::terminal {

/// Splits a terminal's input into keys, and translates each into the emacs key with the same meaning (the up arrow is
/// Control-P). The input may be split anywhere. Keys that do not edit a line are dropped, so that the editor never
/// waits in the middle of a sequence.
class KeyDecoder {
 public:
  void push(std::string_view bytes) { bytes_ += bytes; }
  /// The next key, as one or more characters; "\n" for Enter. Empty if no key is complete.
  std::optional<std::wstring> next();
  /// Drops an incomplete key.
  void clear() { bytes_.clear(); }

 private:
  /// The length in bytes of the first key; 0 if it is incomplete.
  std::size_t first_size() const;

  std::string bytes_;
};

/// The text in UTF-8; characters that cannot be encoded become question marks.
std::string utf8(std::wstring_view text);

}  // namespace cardroom::terminal
