#pragma once

#include <span>

namespace cardroom::window {

/// A value that an option may be given.
struct RuleChoice {
  int value;
  const char* text = nullptr;  ///< To be translated, in the context "Kinds"; null: the number itself.
};

/// An option of a kind's rules, as the page of a table shows it: a list of choices; without any, a number between two
/// bounds; if these are 0 and 1, yes or no. What it is at a table, and whether it can be so, the server says.
struct RuleOption {
  const char* id;           ///< Its name in the contract: "clubs_needed".
  const char* title;        ///< In English, to be translated in the context "Kinds": "Clubs needed".
  const char* detail = "";  ///< What it changes, where the title does not say so by itself; the same.
  std::span<const RuleChoice> choices = {};
  int least = 0;
  int most = 1;
  bool rare = false;            ///< Shown to who wants to see all of them.
  const char* needs = nullptr;  ///< Means something only while this option,
  int needed = 0;               ///< is this; null: always.
};

}  // namespace cardroom::window
