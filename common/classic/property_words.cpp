#include "common/classic/property_words.h"

namespace cardroom {
namespace {

bool may_be_game(std::string_view word) {
  return word.find_first_of("./") == std::string_view::npos;
}

}  // namespace

std::optional<PropertyFileWords> property_file_words(std::string_view first, std::string_view second) {
  if (!second.empty()) return PropertyFileWords{std::string{first}, std::string{second}};
  if (may_be_game(first)) return std::nullopt;
  return PropertyFileWords{{}, std::string{first}};
}

std::string to_one_word(const PropertyFileWords& words) {
  return words.game + "=" + words.file;
}

std::optional<PropertyFileWords> from_one_word(std::string_view text) {
  const auto equals = text.find('=');
  const bool has_game = equals != std::string_view::npos && may_be_game(text.substr(0, equals));
  if (!has_game) return property_file_words(text, {});
  if (equals + 1 == text.size()) return std::nullopt;
  return PropertyFileWords{std::string{text.substr(0, equals)}, std::string{text.substr(equals + 1)}};
}

}  // namespace cardroom
