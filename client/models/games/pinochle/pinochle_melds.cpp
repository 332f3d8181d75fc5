// The wording of melds, and suit letters.
#include <QLocale>
#include <algorithm>
#include <array>
#include <string_view>

#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window::pinochle {
namespace {

/// In the order of the meld table in the rules.
constexpr std::array kNames{
    QT_TRANSLATE_NOOP("Pinochle", "Double run"),
    QT_TRANSLATE_NOOP("Pinochle", "Jacks abound"),
    QT_TRANSLATE_NOOP("Pinochle", "Double pinochle"),
    QT_TRANSLATE_NOOP("Pinochle", "Run and royal marriage"),
    QT_TRANSLATE_NOOP("Pinochle", "Run and king"),
    QT_TRANSLATE_NOOP("Pinochle", "Run and queen"),
    QT_TRANSLATE_NOOP("Pinochle", "Run"),
    QT_TRANSLATE_NOOP("Pinochle", "Aces around"),
    QT_TRANSLATE_NOOP("Pinochle", "Royal marriage"),
    QT_TRANSLATE_NOOP("Pinochle", "Pinochle"),
    QT_TRANSLATE_NOOP("Pinochle", "Marriage"),
    QT_TRANSLATE_NOOP("Pinochle", "Dix"),
};
static_assert(kNames.size() == rules::kMelds.size(), "every meld has a name");

QString meldName(std::size_t row) {
  return Pinochle::tr(kNames[row]);
}

constexpr std::size_t rowOf(std::string_view id) {
  return static_cast<std::size_t>(std::ranges::find(rules::kMelds, id, &rules::MeldRow::id) - rules::kMelds.begin());
}
constexpr std::size_t kRoyalMarriage = rowOf("royal-marriage");
constexpr std::size_t kMarriage = rowOf("common-marriage");

/// `name`: the name of a meld, or empty for one that is left out.
QString listedMelds(rules::Melds melds, auto name) {
  QStringList names;
  for (std::size_t row = 0; row < rules::kMelds.size(); ++row) {
    const QString one = melds.has(row) ? name(row) : QString{};
    // Only the first letter is lowercased, because the rest may contain names of cards.
    if (!one.isEmpty()) names << (names.isEmpty() ? one : QLocale{}.toLower(one.left(1)) + one.mid(1));
  }
  return names.isEmpty() ? Pinochle::tr("No melds") : names.join(Pinochle::tr(", ", "between melds"));
}

}  // namespace

rules::Cards cardsOf(const QStringList& codes) {
  rules::Cards cards;
  for (const QString& code : codes) {
    const auto card = parse_card(code.toStdString());
    if (card && rules::kKinds.contains(*card) && !cards.both().contains(*card)) cards.insert(*card);
  }
  return cards;
}

QString suitLetter(std::optional<Suit> suit) {
  return suit ? QString{QLatin1Char{text::kSuits[static_cast<std::size_t>(*suit)]}} : QString{};
}

std::optional<Suit> suitOf(const QString& letter) {
  const auto index = letter.size() == 1 ? text::kSuits.find(letter[0].toLatin1()) : std::string_view::npos;
  return index == std::string_view::npos ? std::nullopt : std::optional{static_cast<Suit>(index)};
}

QList<PinochleMeld> meldRows(rules::Melds melds, Suit trump) {
  QList<PinochleMeld> rows;
  rules::for_each_meld(melds, trump, [&](std::size_t row, rules::Cards cards) {
    const rules::MeldRow& meld = rules::kMelds[row];
    const QStringList codes = codesOf(cards);
    rows << PinochleMeld{.id = QString::fromLatin1(meld.id.data(), static_cast<qsizetype>(meld.id.size())),
                         .name = meldName(row),
                         .points = meld.points,
                         .cards = codes,
                         .spoken = Pinochle::tr("%2, %Ln point(s): %1.", "cards, a meld", meld.points)
                                       .arg(listed(codes, cardName), meldName(row))};
  });
  return rows;
}

QString meldsText(rules::Melds melds) {
  return listedMelds(melds, meldName);
}

QString meldsInBrief(rules::Melds melds) {
  const bool two = melds.has(kRoyalMarriage) && melds.has(kMarriage);
  return listedMelds(melds, [&](std::size_t row) {
    if (two && row == kMarriage) return QString{};
    return two && row == kRoyalMarriage ? Pinochle::tr("Two marriages") : meldName(row);
  });
}

QString meldsListed(rules::Melds melds) {
  QStringList parts;
  for (std::size_t row = 0; row < rules::kMelds.size(); ++row)
    if (melds.has(row))
      parts << Pinochle::tr("%2 %L1", "a meld and its points").arg(rules::kMelds[row].points).arg(meldName(row));
  return parts.join(Pinochle::tr(", ", "between melds"));
}

}  // namespace cardroom::window::pinochle
