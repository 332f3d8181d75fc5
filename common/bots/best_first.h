#pragma once

#include <algorithm>
#include <functional>
#include <span>

namespace cardroom::bots {

/// Sorts by value, the highest first; of equal ones, the earlier stays first. For short lists: an insertion sort.
/// `value`: maps an element to its value.
template <class T, class Value>
void best_first(std::span<T> all, Value value) {
  for (auto next = all.begin(); next != all.end(); ++next) {
    const auto place =
        std::ranges::upper_bound(all.begin(), next, std::invoke(value, *next), std::ranges::greater{}, value);
    std::rotate(place, next, next + 1);
  }
}

}  // namespace cardroom::bots
