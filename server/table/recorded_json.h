#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <ranges>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "server/table/recorded.h"

/// The recorded part of a table (recorded.h) as JSON in which every member has its name, so that another version of
/// this program can read it: it ignores members that it does not know, and those that are absent keep their defaults.
namespace cardroom::server {

using Json = nlohmann::json;

namespace recorded_json {

inline Json binary(std::string_view bytes) {
  return Json::binary(std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
}

inline std::string text_of(const Json& json) {
  const auto& bytes = json.get_binary();
  return {bytes.begin(), bytes.end()};
}

/// Returns `json`; throws unless it is a whole number.
inline const Json& number_in(const Json& json) {
  if (!json.is_number_integer()) throw std::runtime_error{"no whole number"};
  return json;
}

/// The names in a list as recorded_names() returns it.
template <class T>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  for (const auto part : recorded_names(static_cast<const T*>(nullptr)) | std::views::split(std::string_view{", "}))
    names.emplace_back(part.begin(), part.end());
  return names;
}

}  // namespace recorded_json

template <class T>
Json json_of(const T& value) {
  if constexpr (std::is_enum_v<T>) {
    return static_cast<std::int64_t>(value);
  } else if constexpr (std::integral<T> || std::same_as<T, std::string>) {
    return value;
  } else if constexpr (IsDuration<T>) {
    return value.count();
  } else if constexpr (std::constructible_from<std::span<const std::byte>, const T&>) {
    return recorded_json::binary({reinterpret_cast<const char*>(std::data(value)), std::size(value)});
  } else if constexpr (std::same_as<T, Seat>) {
    return value.index;
  } else if constexpr (std::derived_from<T, Match>) {
    return recorded_json::binary(value.save());
  } else if constexpr (Recorded<T>) {
    static const std::vector<std::string> kNames = recorded_json::names_of<T>();
    Json json = Json::object();
    auto name = kNames.begin();
    std::apply([&](const auto&... parts) { ((json[*name++] = json_of(parts)), ...); }, recorded(value));
    return json;
  } else if constexpr (IsMessage<T>) {
    return recorded_json::binary(value.SerializeAsString());
  } else if constexpr (std::ranges::sized_range<T>) {
    Json json = Json::array();
    for (const auto& part : value)
      json.push_back(json_of(part));
    return json;
  } else {
    static_assert(IsPointer<T>, "a type without a list of its recorded members");
    return value ? json_of(*value) : Json{};
  }
}

/// Makes the match for the settings and seats that have been read so far; null if it cannot be made.
using MakeRecordedMatch = std::function<std::unique_ptr<Match>()>;

/// Reads what json_of() wrote. Throws std::exception if the JSON has another form; the value is then unspecified.
template <class T>
void read_json(const Json& json, T& value, const MakeRecordedMatch& make_match) {
  if constexpr (std::is_enum_v<T>) {
    value = static_cast<T>(recorded_json::number_in(json).template get<std::int64_t>());
  } else if constexpr (std::same_as<T, bool> || std::same_as<T, std::string>) {
    json.get_to(value);
  } else if constexpr (std::integral<T>) {
    recorded_json::number_in(json).get_to(value);
  } else if constexpr (IsDuration<T>) {
    value = T{recorded_json::number_in(json).template get<typename T::rep>()};
  } else if constexpr (std::constructible_from<std::span<const std::byte>, const T&>) {
    const auto& bytes = json.get_binary();
    if (bytes.size() != std::size(value)) throw std::runtime_error{"bytes of another length"};
    std::ranges::copy(std::as_bytes(std::span{bytes}), std::begin(value));
  } else if constexpr (std::same_as<T, Seat>) {
    recorded_json::number_in(json).get_to(value.index);
  } else if constexpr (std::same_as<T, std::unique_ptr<Match>>) {
    value = json.is_null() ? nullptr : make_match();
    if (json.is_null()) return;
    const std::string saved = recorded_json::text_of(json);
    if (value == nullptr || !value->load(saved)) throw std::runtime_error{"a match that cannot be continued"};
  } else if constexpr (Recorded<T>) {
    static const std::vector<std::string> kNames = recorded_json::names_of<T>();
    auto name = kNames.begin();
    const auto read_part = [&](auto& part) {
      const auto found = json.find(*name++);
      if (found != json.end()) read_json(*found, part, make_match);
    };
    std::apply([&](auto&... parts) { (read_part(parts), ...); }, recorded(value));
    if constexpr (requires { value.recorded_read(); }) value.recorded_read();
  } else if constexpr (IsMessage<T>) {
    if (!value.ParseFromString(recorded_json::text_of(json))) throw std::runtime_error{"no message"};
  } else if constexpr (IsPointer<T>) {
    value.reset();
    if (!json.is_null()) read_json(json, value.emplace(), make_match);
  } else if constexpr (requires { value.resize(json.size()); }) {
    value.clear();
    value.resize(json.size());
    for (std::size_t i = 0; i < json.size(); ++i)
      read_json(json.at(i), value[i], make_match);
  } else {
    if (json.size() != std::size(value)) throw std::runtime_error{"a list of another length"};
    for (std::size_t i = 0; i < json.size(); ++i)
      read_json(json.at(i), value[i], make_match);
  }
}

}  // namespace cardroom::server
