#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom::terminal {

/// Takes what a terminal sends apart into keys, and says each as the keys of emacs that mean the same (the arrow up is
/// Control-P). Pieces may be cut anywhere. What is no key that a line is edited with is left out: of what is left
/// nothing can hold up who reads it in the middle.
class KeyDecoder {
 public:
  void push(std::string_view bytes) { bytes_ += bytes; }
  /// The next key, one character or more; "\n" for Enter. Empty: more has to come first.
  std::optional<std::wstring> next();
  /// What has come and is no key yet is forgotten.
  void clear() { bytes_.clear(); }

 private:
  /// How many bytes the first key has; 0: it is not all there.
  std::size_t first_size() const;

  std::string bytes_;
};

/// UTF-8 of a text; what cannot be in one is a question mark.
std::string utf8(std::wstring_view text);

}  // namespace cardroom::terminal
