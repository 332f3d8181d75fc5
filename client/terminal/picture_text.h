#pragma once

#include <optional>
#include <span>
#include <string>

#include "client/core/picture.h"

/// The pictures that stand for people in the window, in words. Thread-safe: pure functions.
namespace cardroom::terminal {

/// The picture that was typed: "fox", or "none" for the initial. Empty for any other word.
std::optional<client::Picture> typed_picture(std::span<const std::string> words);

/// The pictures to choose from, and how.
std::string picture_choices();

/// "Your picture is now the fox."
std::string chosen_words(client::Picture picture);

/// "Ola's picture is now the fox."
std::string changed_words(const std::string& name, client::Picture picture);

}  // namespace cardroom::terminal
