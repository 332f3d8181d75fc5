#include "client/core/bot_names.h"

#include <algorithm>

namespace cardroom::client {
namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

std::size_t bot_name(const google::protobuf::RepeatedPtrField<table::v1::Seat>& seats, int seat) {
  constexpr std::size_t kHalf = kBotNames.size() / 2;
  const std::size_t first = static_cast<std::size_t>(seat) % kHalf;
  const bool taken = std::ranges::any_of(seats, [&](const table::v1::Seat& one) {
    return one.has_person() && same_name(one.person().name(), kBotNames[first]);
  });
  return taken ? first + kHalf : first;
}

}  // namespace cardroom::client
