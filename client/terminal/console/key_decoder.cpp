#include "client/terminal/console/key_decoder.h"

#include <algorithm>
#include <cstdint>

#include "common/base/utf8.h"

namespace cardroom::terminal {
namespace {

constexpr char kEscape = '\x1b';

/// The maximum length of a key sequence, in bytes.
constexpr std::size_t kSequenceMax = 32;

/// Control keys that edit a line. Other control keys are for full-screen programs, or are followed by another key.
constexpr std::string_view kControlKeys = "\x01\x02\x04\x05\x06\x08\x0b\x0e\x10\x14\x15\x17\x19\x7f";

/// Editing keys after Escape: move a word back or forward, delete a word forward or back, search the history.
constexpr std::string_view kMetaKeys = "bfdpn\x08\x7f";

std::uint8_t byte(char c) {
  return static_cast<std::uint8_t>(c);
}

/// Empty for an invalid character, or one that a line cannot contain.
std::wstring character(std::string_view bytes) {
  const auto code = take_character(bytes);
  const bool fits = code && bytes.empty() && (*code < 0x80 || *code >= 0xA0);
  return fits ? std::wstring(1, static_cast<wchar_t>(*code)) : std::wstring{};
}

/// Key sequences after "ESC [" or "ESC O". "1;5C" is the right arrow with Control, "1;3C" with Alt; other modifiers
/// have no meaning here.
struct Sequence {
  std::string_view ending;
  std::wstring_view meaning;
};
constexpr Sequence kSequences[]{
    {";5C", L"\x1b\x66"}, {";3C", L"\x1b\x66"}, {";5D", L"\x1b\x62"}, {";3D", L"\x1b\x62"}, {"A", L"\x10"},
    {"B", L"\x0e"},       {"C", L"\x06"},       {"D", L"\x02"},       {"H", L"\x01"},       {"F", L"\x05"},
};
constexpr Sequence kNumbered[]{
    {"1~", L"\x01"}, {"7~", L"\x01"}, {"4~", L"\x05"}, {"8~", L"\x05"}, {"3~", L"\x1b[3~"},
};

/// "ESC [ parameters letter" and "ESC O letter".
std::wstring sequence(std::string_view bytes) {
  const std::string_view key = bytes.substr(2);
  for (const auto& [ending, meaning] : kSequences)
    if (key.ends_with(ending)) return std::wstring{meaning};
  const auto numbered = std::ranges::find(kNumbered, key, &Sequence::ending);
  return numbered == std::end(kNumbered) ? std::wstring{} : std::wstring{numbered->meaning};
}

}  // namespace

std::size_t KeyDecoder::first_size() const {
  if (bytes_[0] != kEscape) {
    const std::size_t size = std::max<std::size_t>(character_size(bytes_[0]), 1);
    // A character interrupted by another byte ends there.
    for (std::size_t i = 1; i < std::min(size, bytes_.size()); ++i)
      if (!continues_character(bytes_[i])) return i;
    return size <= bytes_.size() ? size : 0;
  }
  if (bytes_.size() < 2) return 0;
  if (bytes_[1] == kEscape) return 1;
  if (bytes_[1] == 'O') return bytes_.size() < 3 ? 0 : 3;
  if (bytes_[1] != '[') return 2;
  for (std::size_t i = 2; i < bytes_.size(); ++i) {
    if (byte(bytes_[i]) >= 0x40 && byte(bytes_[i]) <= 0x7E) return i + 1;
    if (byte(bytes_[i]) < 0x20 || byte(bytes_[i]) > 0x7E || i == kSequenceMax) return i;
  }
  return 0;
}

std::optional<std::wstring> KeyDecoder::next() {
  while (!bytes_.empty()) {
    const std::size_t size = first_size();
    if (size == 0) return std::nullopt;
    const std::string key = bytes_.substr(0, size);
    bytes_.erase(0, size);
    if (key[0] == kEscape) {
      if (size == 2 && kMetaKeys.find(key[1]) != std::string_view::npos)
        return std::wstring{L'\x1b', static_cast<wchar_t>(key[1])};
      if (size < 3) continue;
      if (std::wstring meant = sequence(key); !meant.empty()) return meant;
    } else if (key == "\n" || key == "\r") {
      return L"\n";
    } else if (key == "\t") {
      return L" ";
    } else if (byte(key[0]) < 0x20 || key[0] == '\x7f') {
      if (kControlKeys.find(key[0]) != std::string_view::npos) return std::wstring(1, key[0]);
    } else if (std::wstring text = character(key); !text.empty()) {
      return text;
    }
  }
  return std::nullopt;
}

std::string utf8(std::wstring_view text) {
  std::string bytes;
  for (const wchar_t one : text) {
    const std::uint32_t code = static_cast<std::uint32_t>(one) <= 0x10FFFF ? static_cast<std::uint32_t>(one) : '?';
    int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;  // Bytes after the first.
    const auto part = [&] { return code >> (6 * more); };
    bytes.push_back(static_cast<char>(more == 0 ? code : (0xF0U << (3 - more)) | part()));
    while (more-- > 0)
      bytes.push_back(static_cast<char>(0x80U | (part() & 0x3FU)));
  }
  return bytes;
}

}  // namespace cardroom::terminal
