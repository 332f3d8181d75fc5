// The last capture at a Pasur table.
#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window::pasur {

Recall recallOf(const PasurShown& shown) {
  const rules::Played* const capture = story::last_capture(shown.round());
  if (capture == nullptr) return {};
  Recall recall{.title = Pasur::tr("The last capture"), .text = playedSentence(*capture, shown.cast)};
  recall.rows << recallRow(isYou(shown.cast, capture->seat) ? Pasur::tr("You") : nameOf(shown.cast, capture->seat),
                           {codeOf(capture->card)});
  recall.rows.last().taken = codesOf(capture->picks);
  recall.spoken = recall.text;
  return recall;
}

}  // namespace cardroom::window::pasur
