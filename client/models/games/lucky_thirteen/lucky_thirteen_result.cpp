// How a game of Lucky Thirteen has ended, in words.
#include <algorithm>
#include <vector>

#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window::lucky_thirteen {
namespace {

using rules::Result;

/// "K♠ as 10" where the card does not count what it scores, else "K♠".
QString term(Card card, std::uint8_t value) {
  const QString text = cardStyled(codeOf(card), true);
  return value == rank_of(card) ? text
                                : LuckyThirteen::tr("%1 as %L2", "a card and its value in a sum").arg(text).arg(value);
}

/// "8♠ + 5♠ = 13". Empty without thirteen.
QString sumOf(const Result& result) {
  if (!result.option) return {};
  std::vector<Card> cards;
  for (const story::Counted& counted : story::counted_cards(result))
    cards.push_back(counted.card);
  const std::vector<std::uint8_t> values = rules::values_for_thirteen(cards);
  if (values.size() != cards.size()) return {};
  QStringList terms;
  for (std::size_t i = 0; i < cards.size(); ++i)
    terms << term(cards[i], values[i]);
  if (terms.size() == 4) return LuckyThirteen::tr("%1 + %2 + %3 + %4 = 13").arg(terms[0], terms[1], terms[2], terms[3]);
  return terms.size() == 2 ? LuckyThirteen::tr("%1 + %2 = 13").arg(terms[0], terms[1]) : QString{};
}

/// "8 × 4 and 5 × 2 make 42".
QString productsOf(const std::vector<story::Counted>& cards, int points) {
  const auto rank = [&](std::size_t i) { return static_cast<int>(rank_of(cards[i].card)); };
  const auto factor = [&](std::size_t i) {
    const Card card = cards[i].card;
    return (cards[i].is_public ? rules::public_points(card) : rules::private_points(card)) / rank(i);
  };
  if (cards.size() == 4) {
    return LuckyThirteen::tr("%L1 × %L2, %L3 × %L4, %L5 × %L6 and %L7 × %L8 make %L9")
        .arg(rank(0))
        .arg(factor(0))
        .arg(rank(1))
        .arg(factor(1))
        .arg(rank(2))
        .arg(factor(2))
        .arg(rank(3))
        .arg(factor(3))
        .arg(points);
  }
  if (cards.size() != 2) return {};
  return LuckyThirteen::tr("%L1 × %L2 and %L3 × %L4 make %L5")
      .arg(rank(0))
      .arg(factor(0))
      .arg(rank(1))
      .arg(factor(1))
      .arg(points);
}

QString reckoningOf(const Results& results, const Result& result) {
  const int count = story::thirteens_in(results).count;
  if (count > 0 && !result.option) return LuckyThirteen::tr("No thirteen");
  if (count == 1) return LuckyThirteen::tr("The only thirteen is worth 100.");
  return productsOf(story::counted_cards(result), result.points);
}

QVariantList shownCards(const auto& shown, CardSet used) {
  QVariantList cards;
  for (const Card card : shown) {
    const QString code = codeOf(card);
    cards << QVariantMap{{QStringLiteral("card"), code},
                         {QStringLiteral("name"), cardName(code)},
                         {QStringLiteral("used"), used.contains(card)}};
  }
  return cards;
}

}  // namespace

QString verdictOf(const Results& results, const Cast& cast, const QList<int>& winners) {
  if (winners.isEmpty()) return {};
  const QString points = number(results[static_cast<std::size_t>(winners.front())].points);
  QStringList others;
  for (const int seat : winners)
    if (seat != cast.you) others << cast.names.value(seat);
  const bool you = others.size() < winners.size();
  if (winners.size() == kSeats) return LuckyThirteen::tr("A draw, %L1 each.").arg(points);
  if (you && others.isEmpty()) return LuckyThirteen::tr("You win with %L1.").arg(points);
  if (you && others.size() == 1) return LuckyThirteen::tr("You and %1 win with %L2 each.").arg(others[0], points);
  if (you) return LuckyThirteen::tr("You, %1 and %2 win with %L3 each.").arg(others[0], others[1], points);
  if (others.size() == 1) return LuckyThirteen::tr("%1 wins with %L2.").arg(others[0], points);
  if (others.size() == 2) return LuckyThirteen::tr("%1 and %2 win with %L3 each.").arg(others[0], others[1], points);
  return LuckyThirteen::tr("%1, %2 and %3 win with %L4 each.").arg(others[0], others[1], others[2], points);
}

QString reasonOf(const Results& results, const Cast& cast) {
  const story::Thirteens thirteens = story::thirteens_in(results);
  switch (thirteens.count) {
    case 0: return LuckyThirteen::tr("Nobody has thirteen, so hands count.");
    case 1: {
      const int seat = thirteens.alone->index;
      return seat == cast.you ? LuckyThirteen::tr("You are the only one with thirteen.")
                              : LuckyThirteen::tr("%1 is the only one with thirteen.").arg(cast.names.value(seat));
    }
    case 2: return LuckyThirteen::tr("Two players have thirteen, so each of them scores their best one.");
    case 3: return LuckyThirteen::tr("Three players have thirteen, so each of them scores their best one.");
    default: return LuckyThirteen::tr("All four have thirteen, so each scores their best one.");
  }
}

QVariantList resultsOf(const View& view, const Cast& cast, const QList<int>& winners) {
  const Results& results = view.results.value();
  std::vector<int> seats;
  for (int seat = 0; seat < kSeats; ++seat)
    seats.push_back(seat);
  const auto resultOf = [&](int seat) -> const Result& { return results[static_cast<std::size_t>(seat)]; };
  std::ranges::stable_sort(seats, std::greater{}, [&](int seat) { return resultOf(seat).points; });
  QVariantList rows;
  for (const int seat : seats) {
    const Result& result = resultOf(seat);
    rows << QVariantMap{{QStringLiteral("seat"), seat},
                        {QStringLiteral("name"), cast.names.value(seat)},
                        {QStringLiteral("you"), seat == cast.you},
                        {QStringLiteral("winner"), winners.contains(seat)},
                        {QStringLiteral("hand"), shownCards(result.hand, result.used)},
                        {QStringLiteral("publicCards"), shownCards(view.public_cards, result.used)},
                        {QStringLiteral("sum"), sumOf(result)},
                        {QStringLiteral("reckoning"), reckoningOf(results, result)},
                        {QStringLiteral("points"), int{result.points}}};
  }
  return rows;
}

}  // namespace cardroom::window::lucky_thirteen
