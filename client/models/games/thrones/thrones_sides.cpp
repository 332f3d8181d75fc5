#include "client/models/games/thrones/thrones_sides.h"

#include <array>
#include <optional>

namespace cardroom::window::thrones {

int ownTeam(const Cast& cast) {
  return cast.you < 0 ? 0 : teamOf(cast.you);
}

int upperPile(const Cast& cast, bool original) {
  return cast.you < 0 || original ? 0 : 1 - ownTeam(cast);
}

Side sideOf(int pile, const Cast& cast) {
  if (cast.you < 0) return pile == 0 ? Side::top : Side::bottom;
  return pile == ownTeam(cast) ? Side::ours : Side::theirs;
}

const QString& BySide::of(Side side) const {
  return *std::array{&ours, &theirs, &top, &bottom}[static_cast<std::size_t>(side)];
}

QString teamNames(int team, const Cast& cast) {
  if (cast.you >= 0 && teamOf(cast.you) == team)
    return Thrones::tr("you and %1", "a team").arg(cast.subject(partnerOf(cast.you)));
  return Thrones::tr("%1 and %2", "a team").arg(cast.subject(team), cast.subject(partnerOf(team)));
}

Card cardOf(const QString& code) {
  const std::optional<Card> card = parse_card(code.toStdString());
  return card && rules::kAllCards.contains(*card) ? *card : rules::kNoCard;
}

QString pileId(int pile) {
  return QStringLiteral("pile-%1").arg(pile);
}

int pileIndex(const QString& id) {
  for (int pile = 0; pile < kPiles; ++pile)
    if (id == pileId(pile)) return pile;
  return -1;
}

}  // namespace cardroom::window::thrones
