#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardroom::server {

/// What a name is taken for when people read it: names that cannot be told apart have the same look, whatever letters
/// they are written with. For comparing only; never shown or sent.
///
/// Folded are what Unicode says are forms of one letter (NFKC), letters that look alike (UTS 39), marks above and below
/// letters of alphabets, what cannot be seen, and how much space is between words. With `as_written` upper and lower
/// case are different letters (so that I and l are alike), with `caseless` they are not (so that ANN and Ann are).
struct Likeness {
  std::string as_written;
  std::string caseless;
};

/// Of well-formed UTF-8. Thread-safe.
Likeness likeness_of(std::string_view name);

/// Whether somebody could take the one for the other.
bool alike(const Likeness& one, const Likeness& other);

/// Marks on one letter, at most: Vietnamese needs two, old Greek and Hebrew three. More grow into the lines around.
inline constexpr std::size_t kMarksMax = 3;

/// Whether no letter of the well-formed text has more marks than that, and every mark has its letter. Thread-safe.
bool marks_are_few(std::string_view text);

/// Whether a person or a table may be called so: is_name(name, max), few marks, and something that can be seen is left
/// of it when it is compared. Thread-safe.
bool is_fit_name(std::string_view name, std::size_t max);

}  // namespace cardroom::server
