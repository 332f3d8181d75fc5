#pragma once

#include <clocale>
#include <locale.h>

namespace cardroom::terminal {

/// During its lifetime, makes this thread use UTF-8, whatever the person's locale, because names are in UTF-8.
class Utf8Locale {
 public:
  Utf8Locale() : before_{::uselocale(known())} {}
  ~Utf8Locale() { ::uselocale(before_); }
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

 private:
  static locale_t known() {
    static const locale_t locale = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
    return locale;
  }

  locale_t before_;
};

}  // namespace cardroom::terminal
