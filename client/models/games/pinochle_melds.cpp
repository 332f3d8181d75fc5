// Melds in words, and what follows from the cards and the points that are seen.
#include <QLocale>
#include <array>

#include "client/models/games/pinochle_words.h"

namespace cardroom::window::pinochle {
namespace {

/// In the order of the rules' table.
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

QVariantMap rowOf(int row, int points, const QStringList& cards) {
  const bool known = row >= 0 && row < static_cast<int>(rules::kMelds.size());
  const std::string_view id = known ? rules::kMelds[static_cast<std::size_t>(row)].id : "";
  return {{QStringLiteral("id"), QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()))},
          {QStringLiteral("name"), meldName(row)},
          {QStringLiteral("points"), points},
          {QStringLiteral("cards"), cards},
          {QStringLiteral("spoken"),
           Pinochle::tr("%2, %Ln point(s): %1.", "cards, a meld", points).arg(listed(cards, cardName), meldName(row))}};
}

}  // namespace

QString listed(const QStringList& codes, QString (*word)(const QString&)) {
  QStringList words;
  for (const QString& code : codes)
    words << word(code);
  return QLocale{}.createSeparatedList(words);
}

rules::Cards cardsOf(const QStringList& codes) {
  rules::Cards cards;
  for (const QString& code : codes) {
    const auto card = parse_card(code.toStdString());
    if (card && rules::kKinds.contains(*card) && !cards.both().contains(*card)) cards.insert(*card);
  }
  return cards;
}

QString suitLetter(games::pinochle::v1::Suit suit) {
  const int index = static_cast<int>(suit) - 1;
  if (index < 0 || index >= static_cast<int>(text::kSuits.size())) return {};
  return QString{QLatin1Char{text::kSuits[static_cast<std::size_t>(index)]}};
}

Suit suitOf(const QString& letter) {
  const auto index = letter.size() == 1 ? text::kSuits.find(letter[0].toLatin1()) : std::string_view::npos;
  return index == std::string_view::npos ? Suit{} : static_cast<Suit>(index);
}

int leaderOf(const View& view, int trick) {
  if (trick == 0) return view.has_bid_winner() ? static_cast<int>(view.bid_winner()) : -1;
  for (int seat = 0; seat < view.seats_size(); ++seat) {
    const auto& won = view.seats(seat).tricks_won();
    if (std::ranges::find(won, static_cast<std::uint32_t>(trick - 1)) != won.end()) return seat;
  }
  return -1;
}

QString ledSuit(const View& view) {
  return view.plays_size() % 2 == 0 ? QString{} : cardCode(view.plays(view.plays_size() - 1)).right(1);
}

rules::Reckoning reckoningOf(const View& view, int seat) {
  if (seat < 0 || seat >= view.seats_size()) return {};
  const auto& one = view.seats(seat);
  return {.melds = static_cast<int>(one.meld_points()),
          .tricks = static_cast<int>(one.trick_points()),
          .bid = static_cast<int>(one.bid())};
}

QString meldName(int row) {
  if (row < 0 || row >= static_cast<int>(kNames.size())) return {};
  return Pinochle::tr(kNames[static_cast<std::size_t>(row)]);
}

QVariantList meldRows(const google::protobuf::RepeatedPtrField<games::pinochle::v1::ShownMeld>& melds) {
  QVariantList rows;
  for (const auto& meld : melds)
    rows << rowOf(static_cast<int>(meld.meld()) - 1, static_cast<int>(meld.points()), codesOf(meld.cards()));
  return rows;
}

QVariantList meldRows(rules::Melds melds, Suit trump) {
  QVariantList rows;
  rules::for_each_meld(melds, trump, [&](std::size_t row, rules::Cards cards) {
    QStringList codes;
    for (const Card card : cards)
      codes << QString::fromStdString(card_text(card));
    rows << rowOf(static_cast<int>(row), rules::kMelds[row].points, codes);
  });
  return rows;
}

QString meldsText(rules::Melds melds) {
  QStringList names;
  for (std::size_t row = 0; row < rules::kMelds.size(); ++row) {
    if (!melds.has(row)) continue;
    const QString name = meldName(static_cast<int>(row));
    names << (names.isEmpty() ? name : QLocale{}.toLower(name.left(1)) + name.mid(1));  // Not the letter of a card.
  }
  return names.isEmpty() ? Pinochle::tr("No melds") : names.join(Pinochle::tr(", ", "between melds"));
}

QString meldsListed(const QVariantList& rows) {
  QStringList parts;
  for (const QVariant& one : rows) {
    const QVariantMap row = one.toMap();
    parts << Pinochle::tr("%2 %L1", "a meld and its points")
                 .arg(row[QStringLiteral("points")].toInt())
                 .arg(row[QStringLiteral("name")].toString());
  }
  return parts.join(Pinochle::tr(", ", "between melds"));
}

}  // namespace cardroom::window::pinochle
