#include "common/protocol/name_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "common/base/utf8.h"

namespace cardroom {
namespace {

bool rewrites_the_line(std::uint32_t character) {
  return character < 0x20 || (character >= 0x7F && character < 0xA0)           // C0, DEL, C1
         || character == 0x061C || character == 0x200E || character == 0x200F  // direction marks
         || (character >= 0x2028 && character <= 0x202E)                       // line separators, embeddings, overrides
         || (character >= 0x2066 && character <= 0x2069)                       // isolates
         || character == 0xFEFF;                                               // a byte order mark
}

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

template <std::size_t N>
bool is_in(const Range (&ranges)[N], std::uint32_t character) {
  return std::ranges::any_of(ranges, [&](const Range& r) { return character >= r.first && character <= r.last; });
}

/// Characters that Unicode calls ignorable, fillers, private-use characters and noncharacters. They include joiners and
/// the selector for coloured emoji: see joins().
bool is_invisible(std::uint32_t character) {
  static constexpr Range kInvisible[] = {{0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},     {0x115F, 0x1160},
                                         {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},   {0x202A, 0x202E},
                                         {0x2060, 0x206F},   {0x3164, 0x3164},   {0xE000, 0xF8FF},   {0xFDD0, 0xFDEF},
                                         {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},
                                         {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}};
  return is_in(kInvisible, character) || (character & 0xFFFEU) == 0xFFFEU;
}

bool is_picture(std::uint32_t character) {
  static constexpr Range kPictures[] = {{0xA9, 0xA9},     {0xAE, 0xAE},      {0x203C, 0x203C}, {0x2049, 0x2049},
                                        {0x2122, 0x2122}, {0x2139, 0x2139},  {0x2190, 0x2BFF}, {0x3030, 0x303D},
                                        {0x3297, 0x3299}, {0x1F000, 0x1FAFF}};
  return is_in(kPictures, character);
}

/// Letters of the Arabic and Indic scripts, whose forms are selected by joiners.
bool takes_joiners(std::uint32_t character) {
  static constexpr Range kScripts[] = {{0x620, 0x64A},   {0x66E, 0x6D3},   {0x6FA, 0x6FF},
                                       {0x750, 0x77F},   {0x8A0, 0x8C7},   {0x900, 0xDFF},
                                       {0xFB50, 0xFDCF}, {0xFDF0, 0xFDFF}, {0xFE70, 0xFEFC}};
  return is_in(kScripts, character);
}

constexpr std::uint32_t kNonJoiner = 0x200C;
constexpr std::uint32_t kJoiner = 0x200D;
constexpr std::uint32_t kInColour = 0xFE0F;

/// Whether an invisible character is legitimate between these two: a non-joiner in a Persian word, or a joiner in a
/// composite emoji.
bool joins(std::uint32_t before, std::uint32_t character, std::uint32_t after) {
  if (character == kInColour) return is_picture(before);
  if (character == kJoiner && (is_picture(before) || before == kInColour) && is_picture(after)) return true;
  return (character == kNonJoiner || character == kJoiner) && takes_joiners(before) && takes_joiners(after);
}

bool is_blank(std::uint32_t character) {
  static constexpr Range kBlanks[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                      {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};
  return is_in(kBlanks, character);
}

/// The text's characters, if it may be shown on a line.
std::optional<std::vector<std::uint32_t>> line_of(std::string_view utf8, std::size_t max) {
  std::vector<std::uint32_t> characters;
  while (!utf8.empty()) {
    const auto character = take_character(utf8);
    if (!character || rewrites_the_line(*character) || characters.size() == max) return std::nullopt;
    characters.push_back(*character);
  }
  if (std::ranges::all_of(characters, is_blank)) return std::nullopt;
  return characters;
}

}  // namespace

bool is_line(std::string_view utf8, std::size_t max) {
  return line_of(utf8, max).has_value();
}

bool is_name(std::string_view utf8, std::size_t max) {
  const auto characters = line_of(utf8, max);
  if (!characters) return false;
  for (std::size_t i = 0; i < characters->size(); ++i) {
    const auto at = [&](std::size_t place) { return place < characters->size() ? (*characters)[place] : 0; };
    if (is_invisible(at(i)) && (i == 0 || !joins(at(i - 1), at(i), at(i + 1)))) return false;
  }
  return true;
}

}  // namespace cardroom
