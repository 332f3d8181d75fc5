#include "client/archive/game_search.h"

#include <algorithm>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <utility>

#include "common/base/check.h"

namespace cardroom::client {
namespace {

using icu::Normalizer2;
using icu::UnicodeString;

/// The text decomposed, case-folded, with compatible forms of a letter unified, and without invisible characters.
UnicodeString decomposed(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2* const caseless = Normalizer2::getNFKCCasefoldInstance(status);
  const Normalizer2* const decomposing = Normalizer2::getNFDInstance(status);
  check(U_SUCCESS(status) != 0, "the data of Unicode are part of the library");
  UnicodeString result = decomposing->normalize(caseless->normalize(text, status), status);
  check(U_SUCCESS(status) != 0, "text can be normalized unless memory runs out");
  return result;
}

/// The words of the folded text, each with a space before it.
std::string words_in(std::string_view text) {
  std::string words;
  bool within = false;
  for (const char letter : folded(text)) {
    if (letter != ' ' && !std::exchange(within, true)) words += ' ';
    if (letter == ' ') {
      within = false;
    } else {
      words += letter;
    }
  }
  return words;
}

}  // namespace

std::string folded(std::string_view text) {
  constexpr UChar32 kArabicYeh = 0x064A;
  constexpr UChar32 kAlefMaksura = 0x0649;
  constexpr UChar32 kFarsiYeh = 0x06CC;
  constexpr UChar32 kArabicKaf = 0x0643;
  constexpr UChar32 kKeheh = 0x06A9;
  const UnicodeString letters =
      decomposed(UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}));
  UnicodeString result;
  for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
    const UChar32 letter = letters.char32At(i);
    const std::int32_t digit = u_charDigitValue(letter);
    if (u_charType(letter) == U_NON_SPACING_MARK) continue;
    if (digit >= 0) {
      result.append(static_cast<UChar32>(u'0' + digit));
    } else if (letter == kArabicYeh || letter == kAlefMaksura) {
      result.append(kFarsiYeh);
    } else if (letter == kArabicKaf) {
      result.append(kKeheh);
    } else {
      // Anything that is neither a letter nor a digit separates words.
      result.append(u_isalnum(letter) != 0 ? letter : UChar32{u' '});
    }
  }
  std::string utf8;
  return result.toUTF8String(utf8);
}

const std::string& GameSearch::text_of(const PastGame& game) {
  const auto [found, added] = texts_.try_emplace(game.file.native());
  if (added) {
    std::string text = game.table + ' ' + words_(game);
    // The person's own name would match every game.
    for (std::uint32_t seat = 0; seat < game.players.size(); ++seat)
      if (seat != game.seat) text += ' ' + game.players[seat].name;
    found->second = words_in(text);
  }
  return found->second;
}

std::vector<const PastGame*> GameSearch::find(std::span<const PastGame> games, const GameFilter& filter) {
  std::vector<std::string> wanted;
  const std::string all = words_in(filter.text);
  for (std::size_t begin = 0; begin < all.size();) {
    const std::size_t end = std::min(all.find(' ', begin + 1), all.size());
    wanted.push_back(all.substr(begin, end - begin));
    begin = end;
  }
  std::vector<const PastGame*> found;
  for (const PastGame& game : games) {
    if (!filter.kind.empty() && game.kind != filter.kind) continue;
    if ((filter.won && !game.won()) || (filter.people && !game.with_people())) continue;
    const auto is_in = [&](const std::string& word) { return text_of(game).find(word) != std::string::npos; };
    if (std::ranges::all_of(wanted, is_in)) found.push_back(&game);
  }
  return found;
}

}  // namespace cardroom::client
