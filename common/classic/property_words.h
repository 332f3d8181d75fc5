#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom {

/// A property file as named on the command line.
struct PropertyFileWords {
  std::string game{};  ///< "pasur"; empty: the file decides (kind_of_file).
  std::string file{};  ///< A path.
  friend bool operator==(const PropertyFileWords&, const PropertyFileWords&) = default;
};

/// "GAME FILE", or FILE alone. A single word with neither a dot nor a slash is a game, not a file, so the result is
/// empty. A file with such a name is typed as ./NAME.
std::optional<PropertyFileWords> property_file_words(std::string_view first, std::string_view second);

/// One word, "GAME=FILE" or "=FILE": the form in which a client passes it to its server.
std::string to_one_word(const PropertyFileWords& words);

/// The inverse of to_one_word(); also accepts FILE alone. Empty if it names no file.
std::optional<PropertyFileWords> from_one_word(std::string_view text);

}  // namespace cardroom
