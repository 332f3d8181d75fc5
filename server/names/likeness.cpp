#include "server/names/likeness.h"

#include <algorithm>
#include <memory>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include "common/base/check.h"
#include "common/protocol/name_text.h"

namespace cardroom::server {
namespace {

using icu::Normalizer2;
using icu::UnicodeString;

/// A call to ICU can fail only if memory runs out, since Unicode's data are part of that library.
void must(UErrorCode status) {
  check(U_SUCCESS(status) != 0, "the library of Unicode works");
}

const Normalizer2& decomposing() {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2* const found = Normalizer2::getNFDInstance(status);
  must(status);
  return *found;
}

const Normalizer2& compatible() {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2* const found = Normalizer2::getNFKCInstance(status);
  must(status);
  return *found;
}

UnicodeString normalized(const Normalizer2& form, const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString result = form.normalize(text, status);
  must(status);
  return result;
}

bool is_mark(UChar32 c) {
  const auto type = u_charType(c);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK;
}

/// Marks that change a letter's appearance but not the letter itself: accents, the points of Arabic and Hebrew,
/// enclosing and overlaid marks. Vowel signs in Indic and Thai scripts and the marks in Japanese ones are letters in
/// their own right.
bool is_ornament(UChar32 c) {
  if (u_charType(c) == U_ENCLOSING_MARK) return true;
  if (!is_mark(c)) return false;
  const int combining_class = u_getCombiningClass(c);
  constexpr int kOverlay = 1;
  constexpr int kFirstPoint = 10;
  constexpr int kLastPoint = 36;
  constexpr int kFirstAccent = 200;
  return combining_class == kOverlay || (combining_class >= kFirstPoint && combining_class <= kLastPoint) ||
         combining_class >= kFirstAccent;
}

/// The text without ornaments and invisible characters, with one space in place of each run of blanks.
UnicodeString plain(const UnicodeString& text) {
  UnicodeString result;
  const UnicodeString decomposed = normalized(decomposing(), text);
  bool blank = false;
  for (int i = 0; i < decomposed.length();) {
    const UChar32 c = decomposed.char32At(i);
    i += U16_LENGTH(c);
    if (is_ornament(c) || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0) continue;
    constexpr UChar32 kEmptyBraille = 0x2800;
    if (u_isUWhiteSpace(c) != 0 || c == kEmptyBraille) {
      blank = true;
      continue;
    }
    if (blank && !result.isEmpty()) result.append(UChar32{' '});
    blank = false;
    result.append(c);
  }
  return result;
}

/// The text with all letters that look alike replaced by one representative.
UnicodeString skeleton(const UnicodeString& text) {
  struct Close {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
  };
  static const std::unique_ptr<USpoofChecker, Close> checker = [] {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, Close> opened{uspoof_open(&status)};
    must(status);
    return opened;
  }();
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString result;
  uspoof_getSkeletonUnicodeString(checker.get(), 0, text, result, &status);
  must(status);
  return result;
}

UnicodeString lower(UnicodeString text) {
  return text.foldCase();
}

std::string utf8(const UnicodeString& text) {
  std::string bytes;
  return text.toUTF8String(bytes);
}

UnicodeString utf16(std::string_view bytes) {
  return UnicodeString::fromUTF8(icu::StringPiece{bytes.data(), static_cast<int>(bytes.size())});
}

}  // namespace

Likeness likeness_of(std::string_view name) {
  const UnicodeString text = plain(normalized(compatible(), utf16(name)));
  return Likeness{.as_written = utf8(plain(skeleton(text))),
                  .caseless = utf8(plain(lower(skeleton(plain(lower(text))))))};
}

bool alike(const Likeness& one, const Likeness& other) {
  return one.as_written == other.as_written || one.caseless == other.caseless;
}

bool marks_are_few(std::string_view text) {
  const UnicodeString decomposed = normalized(decomposing(), utf16(text));
  bool on_a_letter = false;
  std::size_t marks = 0;
  for (int i = 0; i < decomposed.length();) {
    const UChar32 c = decomposed.char32At(i);
    i += U16_LENGTH(c);
    if (is_mark(c) && u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) == 0) {
      if (!on_a_letter || ++marks > kMarksMax) return false;
    } else {
      on_a_letter = u_isUWhiteSpace(c) == 0;
      marks = 0;
    }
  }
  return true;
}

bool is_fit_name(std::string_view name, std::size_t max) {
  return is_name(name, max) && marks_are_few(name) && !likeness_of(name).caseless.empty();
}

}  // namespace cardroom::server
