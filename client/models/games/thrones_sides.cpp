#include "client/models/games/thrones_sides.h"

#include <algorithm>
#include <vector>

#include "client/models/card_words.h"

namespace cardroom::window::thrones {
namespace {

/// Of the wire: what a server says is looked at before it is reckoned with.
std::optional<rules::Pile> reckoned(const games::thrones::v1::Pile& lying) {
  rules::Pile pile;
  for (const int wireCard : lying.cards()) {
    const Card card = cardOf(wireCard);
    if (card == rules::kNoCard) return std::nullopt;
    if (pile.empty()) {
      if (!rules::is_heart(card)) return std::nullopt;
      pile = rules::Pile{card};
    } else {
      if (rules::is_heart(card) || !pile.takes(card)) return std::nullopt;
      pile.put(card);
    }
  }
  return pile;
}

}  // namespace

int ownTeam(const Cast& cast) {
  return cast.you < 0 ? 0 : cast.you % kPiles;
}

Side sideOf(int pile, const Cast& cast) {
  if (cast.you < 0) return pile == 0 ? Side::top : Side::bottom;
  return pile == ownTeam(cast) ? Side::ours : Side::theirs;
}

const QString& BySide::of(Side side) const {
  switch (side) {
    case Side::ours: return ours;
    case Side::theirs: return theirs;
    case Side::top: return top;
    case Side::bottom: break;
  }
  return bottom;
}

QString nameOf(const Cast& cast, int seat) {
  return cast.subject(seat);
}

QString teamNames(int team, const Cast& cast) {
  if (cast.you >= 0 && cast.you % kPiles == team)
    return Thrones::tr("you and %1", "a team").arg(nameOf(cast, (cast.you + kPiles) % kSeats));
  return Thrones::tr("%1 and %2", "a team").arg(nameOf(cast, team), nameOf(cast, team + kPiles));
}

Card cardOf(int wireCard) {
  const auto card = static_cast<Card>(wireCard - 1);
  const bool known = wireCard >= 1 && wireCard <= static_cast<int>(kPackSize) && rules::kAllCards.contains(card);
  return known ? card : rules::kNoCard;
}

Card cardOf(const QString& code) {
  const std::optional<Card> card = parse_card(code.toStdString());
  return card && rules::kAllCards.contains(*card) ? *card : rules::kNoCard;
}

rules::Pile pileOf(const View& view, int pile) {
  if (view.has_battle()) return {};  // What lies there has fought.
  return pile < view.piles_size() ? reckoned(view.piles(pile)).value_or(rules::Pile{}) : rules::Pile{};
}

QString pileId(int pile) {
  return pile == 0 ? QStringLiteral("pile-0") : QStringLiteral("pile-1");
}

int pileIndex(const QString& id) {
  for (int pile = 0; pile < kPiles; ++pile)
    if (id == pileId(pile)) return pile;
  return -1;
}

}  // namespace cardroom::window::thrones
