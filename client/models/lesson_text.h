#pragma once

#include <array>

namespace cardroom::window {

/// Why a card other than the one that a step asks for does not help.
struct LessonReason {
  const char* card = nullptr;   ///< "8S"; null: none.
  const char* text = nullptr;   ///< In English, to be translated (context "Kinds"); %1 is the card.
  const char* other = nullptr;  ///< The card %2, if the text names one.
};

/// The words of one step of a guided first game; see client/games/lesson.h. In English, to be translated in the context
/// "Kinds".
struct LessonText {
  const char* sentence;               ///< %1, %2 ...: the cards that the step names.
  const char* task = nullptr;         ///< What to do, if it is not to click a card or a button; null: it is.
  std::array<LessonReason, 3> why{};  ///< For cards that a beginner may think of; others get a general reason.
};

}  // namespace cardroom::window
