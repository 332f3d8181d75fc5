#pragma once

#include <span>

namespace cardroom::window {

/// A possible value of an option.
struct RuleChoice {
  int value;
  const char* text = nullptr;  ///< To be translated, in the context "Kinds"; null: the number itself.
};

/// An option of a kind's rules, as the set-up page shows it: a list of choices; without choices, a number between two
/// bounds; if these are 0 and 1, yes or no. The server decides its value at a table, and whether a value is valid.
struct RuleOption {
  const char* id;           ///< Its name in the contract: "clubs_needed".
  const char* title;        ///< In English, to be translated in the context "Kinds": "Clubs needed".
  const char* detail = "";  ///< Its effect, if the title is not enough; the same.
  std::span<const RuleChoice> choices = {};
  int least = 0;
  int most = 1;
  bool rare = false;            ///< Shown only on request.
  const char* needs = nullptr;  ///< It has an effect only while this option
  int needed = 0;               ///< has this value; null: always.
};

}  // namespace cardroom::window
