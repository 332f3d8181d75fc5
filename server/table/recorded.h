#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "common/game/contract.h"
#include "server/table/digest.h"

/// The recorded part of a table: each type lists the members that determine how the table continues
/// (recorded_members.h). Digest and equality are both derived from that list.
namespace cardroom::server {

template <class T>
concept Recorded = requires(const T& value) { recorded(value); };

template <class T>
concept IsMessage = requires(const T& value) {
  { value.SerializeAsString() } -> std::same_as<std::string>;
};

template <class T>
concept IsDuration = requires { typename T::period; };

template <class T>
concept IsPointer = requires(const T& value) {
  *value;
  static_cast<bool>(value);
};

/// Adds the recorded part of the value to the digest.
template <class T>
void add(StateDigest& digest, const T& value) {
  if constexpr (std::integral<T> || std::is_enum_v<T>) {
    digest.number(static_cast<std::uint64_t>(value));
  } else if constexpr (IsDuration<T>) {
    digest.number(static_cast<std::uint64_t>(value.count()));
  } else if constexpr (std::constructible_from<std::span<const std::byte>, const T&>) {
    digest.bytes(value);
  } else if constexpr (std::same_as<T, std::string>) {
    digest.text(value);
  } else if constexpr (std::same_as<T, Seat>) {
    digest.number(value.index);
  } else if constexpr (std::derived_from<T, Match>) {
    digest.number(value.digest());
  } else if constexpr (Recorded<T>) {
    std::apply([&](const auto&... parts) { (add(digest, parts), ...); }, recorded(value));
  } else if constexpr (IsMessage<T>) {
    digest.text(value.SerializeAsString());
  } else if constexpr (std::ranges::sized_range<T>) {
    digest.number(std::ranges::size(value));
    for (const auto& part : value)
      add(digest, part);
  } else {
    static_assert(IsPointer<T>, "a type without a list of its recorded members");
    digest.number(value ? 1 : 0);
    if (value) add(digest, *value);
  }
}

/// Adds the names of everything that add() covers in a value of this type.
template <class T>
void add_names(StateDigest& digest) {
  if constexpr (std::derived_from<T, Match> || std::constructible_from<std::span<const std::byte>, const T&> ||
                std::same_as<T, std::string> || IsMessage<T>) {
    return;
  } else if constexpr (Recorded<T>) {
    digest.text(recorded_names(static_cast<const T*>(nullptr)));
    [&]<class... Parts>(std::type_identity<std::tuple<Parts...>>) {
      (add_names<std::remove_cvref_t<Parts>>(digest), ...);
    }(std::type_identity<decltype(recorded(std::declval<const T&>()))>{});
  } else if constexpr (std::ranges::sized_range<T>) {
    add_names<std::ranges::range_value_t<T>>(digest);
  } else if constexpr (IsPointer<T>) {
    add_names<std::remove_cvref_t<decltype(*std::declval<const T&>())>>(digest);
  }
}

/// Identifies what a digest of this type covers. Digests by two versions of this program can be compared only if their
/// forms are the same. The state of a Match counts as one member: `rules_version` of its kind tells its versions apart.
template <class T>
std::uint64_t digest_form() {
  StateDigest digest;
  add_names<T>(digest);
  return digest.value();
}

/// Whether the recorded parts of two values are the same.
template <class T>
bool same(const T& a, const T& b) {
  if constexpr (Recorded<T>) {
    const auto parts = recorded(a);
    const auto others = recorded(b);
    return [&]<std::size_t... index>(std::index_sequence<index...>) {
      return (same(std::get<index>(parts), std::get<index>(others)) && ...);
    }(std::make_index_sequence<std::tuple_size_v<decltype(recorded(a))>>{});
  } else if constexpr (std::derived_from<T, Match>) {
    return a.digest() == b.digest();
  } else if constexpr (std::equality_comparable<T> && !IsPointer<T> && !std::ranges::range<T>) {
    return a == b;
  } else if constexpr (IsMessage<T>) {
    return a.SerializeAsString() == b.SerializeAsString();
  } else if constexpr (std::ranges::sized_range<T>) {
    return std::ranges::equal(a, b, [](const auto& part, const auto& other) { return same(part, other); });
  } else {
    return static_cast<bool>(a) == static_cast<bool>(b) && (!a || same(*a, *b));
  }
}

}  // namespace cardroom::server
