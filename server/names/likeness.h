#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardroom::server {

/// How a name looks to people: names that people cannot tell apart have the same likeness, regardless of the letters
/// they are written with. For comparisons only; never shown or sent.
///
/// It folds variants of a letter (NFKC), letters that look alike (UTS 39), marks above and below letters of alphabets,
/// invisible characters, and the amount of space between words. In `as_written` upper and lower case are different
/// letters (so I and l are alike); in `caseless` they are the same (so ANN and Ann are alike).
struct Likeness {
  std::string as_written;
  std::string caseless;
};

/// The likeness of a name in well-formed UTF-8. Thread-safe.
Likeness likeness_of(std::string_view name);

/// Whether a person could confuse the two names.
bool alike(const Likeness& one, const Likeness& other);

/// The maximum number of marks on one letter: Vietnamese needs two, ancient Greek and Hebrew three. More would overlap
/// other lines.
inline constexpr std::size_t kMarksMax = 3;

/// Whether no letter of the well-formed text has more than kMarksMax marks, and every mark belongs to a letter.
/// Thread-safe.
bool marks_are_few(std::string_view text);

/// Whether a person or a table may have this name: it satisfies is_name(name, max) and marks_are_few(), and has at
/// least one visible character. Thread-safe.
bool is_fit_name(std::string_view name, std::size_t max);

}  // namespace cardroom::server
