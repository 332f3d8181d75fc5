#include "client/terminal/picture_text.h"

#include <vector>

#include "client/terminal/game_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

constexpr std::string_view kNone = "none";

std::string with_words(client::Picture picture) {
  const std::string_view name = client::name_of(picture);
  return name.empty() ? "the initial" : "the " + std::string{name};
}

}  // namespace

std::optional<client::Picture> typed_picture(std::span<const std::string> words) {
  const std::string word = words.size() == 1 ? lowered(words[0]) : std::string{};
  const client::Picture picture = client::picture_named(word);
  if (word != kNone && picture == table::v1::PICTURE_UNSPECIFIED) return std::nullopt;
  return picture;
}

std::string picture_choices() {
  std::vector<std::string> names;
  for (const client::Picture picture : client::kPictures)
    names.emplace_back(client::name_of(picture));
  return "Type picture and one of these: " + listed(names, " or ") + ". picture none: your initial.";
}

std::string chosen_words(client::Picture picture) {
  return "Your picture is now " + with_words(picture) + ".";
}

std::string changed_words(const std::string& name, client::Picture picture) {
  return name + "'s picture is now " + with_words(picture) + ".";
}

}  // namespace cardroom::terminal
