#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom {

/// A property file as a person names it on a command line.
struct PropertyFileWords {
  std::string game{};  ///< "pasur"; empty: the file tells (kind_of_file).
  std::string file{};  ///< A path.
  friend bool operator==(const PropertyFileWords&, const PropertyFileWords&) = default;
};

/// "GAME FILE", or FILE alone. A single word with neither a dot nor a slash is a game: then there is no file, and the
/// result is empty. A file of such a name is typed as ./NAME.
std::optional<PropertyFileWords> property_file_words(std::string_view first, std::string_view second);

/// The same as one word, "GAME=FILE" or "=FILE", which is how a client tells its server.
std::string to_one_word(const PropertyFileWords& words);

/// Reads to_one_word() back, and a FILE alone. Empty: there is no file in it.
std::optional<PropertyFileWords> from_one_word(std::string_view text);

}  // namespace cardroom
