#include "client/models/games/lucky_thirteen/lucky_thirteen_result.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window::lucky_thirteen {
namespace {

using rules::Result;

/// "K♠ as 10" if the card's value in the sum differs from its rank, otherwise "K♠".
QString term(Card card, std::uint8_t value) {
  const QString text = cardStyled(codeOf(card), true);
  return value == rank_of(card) ? text
                                : LuckyThirteen::tr("%1 as %L2", "a card and its value in a sum").arg(text).arg(value);
}

/// "8♠ + 5♠ = 13". Empty if no cards make thirteen.
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
  QString text;
  if (cards.size() == 2) text = LuckyThirteen::tr("%L1 × %L2 and %L3 × %L4 make %L5");
  if (cards.size() == 4) text = LuckyThirteen::tr("%L1 × %L2, %L3 × %L4, %L5 × %L6 and %L7 × %L8 make %L9");
  if (text.isEmpty()) return {};
  for (std::size_t i = 0; i < cards.size(); ++i)
    text = text.arg(rank(i)).arg(factor(i));
  return text.arg(points);
}

QString reckoningOf(const Results& results, const Result& result) {
  const int count = story::thirteens_in(results).count;
  if (count > 0 && !result.option) return LuckyThirteen::tr("No thirteen");
  if (count == 1) return LuckyThirteen::tr("The only thirteen is worth 100.");
  return productsOf(story::counted_cards(result), result.points);
}

QList<TableCard> shownCards(const auto& shown, CardSet used) {
  QList<TableCard> cards;
  for (const Card card : shown)
    cards << TableCard{.card = codeOf(card), .used = used.contains(card)};
  return cards;
}

LuckyThirteenResult resultOf(const LuckyThirteenShown& shown, int seat) {
  const Results& results = *shown.view->results;
  const Result& result = results[static_cast<std::size_t>(seat)];
  SeatCard player = shown.seats.value(seat);
  player.name = shown.cast.names.value(seat);
  if (player.person) player.secondLine = player.you ? LuckyThirteen::tr("You") : QString{};
  return {.player = player,
          .hand = shownCards(result.hand, result.used),
          .publicCards = shownCards(shown.view->public_cards, result.used),
          .sum = sumOf(result),
          .reckoning = reckoningOf(results, result),
          .points = result.points};
}

}  // namespace

QString verdictOf(const LuckyThirteenShown& shown) {
  const QList<int>& winners = shown.winners;
  const Cast& cast = shown.cast;
  if (winners.isEmpty()) return {};
  const QString points = number((*shown.view->results)[static_cast<std::size_t>(winners.front())].points);
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

QString reasonOf(const LuckyThirteenShown& shown) {
  const story::Thirteens thirteens = story::thirteens_in(*shown.view->results);
  switch (thirteens.count) {
    case 0: return LuckyThirteen::tr("Nobody has thirteen, so hands count.");
    case 1: {
      const int seat = thirteens.alone->index;
      return seat == shown.cast.you
                 ? LuckyThirteen::tr("You are the only one with thirteen.")
                 : LuckyThirteen::tr("%1 is the only one with thirteen.").arg(shown.cast.names.value(seat));
    }
    case 2: return LuckyThirteen::tr("Two players have thirteen, so each of them scores their best one.");
    case 3: return LuckyThirteen::tr("Three players have thirteen, so each of them scores their best one.");
    default: return LuckyThirteen::tr("All four have thirteen, so each scores their best one.");
  }
}

LuckyThirteenEnd endOf(const LuckyThirteenShown& shown) {
  if (!shown.over()) return {};
  QList<LuckyThirteenResult> rows;
  for (int seat = 0; seat < kSeats; ++seat)
    rows << resultOf(shown, seat);
  std::ranges::stable_sort(rows, std::greater{}, &LuckyThirteenResult::points);
  return {.verdict = verdictOf(shown), .reason = reasonOf(shown), .results = rows};
}

}  // namespace cardroom::window::lucky_thirteen
