#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

/// Saves plain values as the bytes that they have in memory; only the same build of this program can read them. If a
/// type has padding, its bytes differ from run to run.
namespace cardroom {

template <class T>
void save_plain(const T& value, std::string& out) {
  static_assert(std::is_trivially_copyable_v<T>);
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Takes the value from the front of `saved`. Returns false if there are too few bytes.
template <class T>
bool load_plain(std::string_view& saved, T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  if (saved.size() < sizeof value) return false;
  std::memcpy(&value, saved.data(), sizeof value);
  saved.remove_prefix(sizeof value);
  return true;
}

/// Text with its length.
inline void save_text(std::string_view text, std::string& out) {
  save_plain(static_cast<std::uint32_t>(text.size()), out);
  out += text;
}

/// The text is a view into `saved`.
inline bool load_text(std::string_view& saved, std::string_view& text) {
  std::uint32_t size = 0;
  if (!load_plain(saved, size) || saved.size() < size) return false;
  text = saved.substr(0, size);
  saved.remove_prefix(size);
  return true;
}

}  // namespace cardroom
