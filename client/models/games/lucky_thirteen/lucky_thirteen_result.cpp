#include "client/models/games/lucky_thirteen/lucky_thirteen_result.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"
#include "client/models/words.h"

namespace cardroom::window::lucky_thirteen {
namespace {

using rules::Result;

/// "8 + 5 = 13". Empty if no cards make thirteen.
QString sumOf(const Result& result) {
  const std::vector<std::uint8_t> values = story::values_of_thirteen(result);
  QString text;
  if (values.size() == 2) text = LuckyThirteen::tr("%L1 + %L2 = 13");
  if (values.size() == 4) text = LuckyThirteen::tr("%L1 + %L2 + %L3 + %L4 = 13");
  for (const std::uint8_t value : values)
    text = text.isEmpty() ? text : text.arg(value);
  return text;
}

/// "8 × 4 + 5 × 2"
QString productsOf(const std::vector<story::Counted>& cards) {
  QString text;
  if (cards.size() == 2) text = LuckyThirteen::tr("%L1 × %L2 + %L3 × %L4");
  if (cards.size() == 4) text = LuckyThirteen::tr("%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8");
  if (text.isEmpty()) return {};
  for (const story::Counted& counted : cards) {
    const story::Product product = story::product_of(counted);
    text = text.arg(product.rank).arg(product.factor);
  }
  return text;
}

QString productsOf(const Results& results, const Result& result) {
  switch (story::brings(results, result)) {
    case story::Brings::nothing: return LuckyThirteen::tr("No thirteen");
    case story::Brings::hundred: return LuckyThirteen::tr("The only thirteen is worth 100.");
    case story::Brings::products: break;
  }
  return productsOf(story::counted_cards(result));
}

/// "8 × 4 + 5 × 2 = 42"
QString accountOf(const Results& results, const Result& result) {
  const QString products = productsOf(results, result);
  if (story::brings(results, result) != story::Brings::products) return products;
  return LuckyThirteen::tr("%1 = %L2", "a sum, its value").arg(products).arg(result.points);
}

LuckyThirteenTerm termOf(const story::Counted& counted, bool yours) {
  const QString code = codeOf(counted.card);
  const story::Product product = story::product_of(counted);
  const QString where = counted.is_public ? LuckyThirteen::tr("%1 on the table")
                        : yours           ? LuckyThirteen::tr("%1 in your hand")
                                          : LuckyThirteen::tr("%1 in the hand");
  return {.card = code,
          .text = where.arg(plainStyled(code)),
          .product = LuckyThirteen::tr("%L1 × %L2 = %L3")
                         .arg(product.rank)
                         .arg(product.factor)
                         .arg(product.rank * product.factor)};
}

QList<LuckyThirteenTerm> termsOf(const Results& results, const Result& result, bool yours) {
  QList<LuckyThirteenTerm> terms;
  if (story::brings(results, result) == story::Brings::nothing) return terms;
  for (const story::Counted& counted : story::counted_cards(result))
    terms << termOf(counted, yours);
  return terms;
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
          .products = productsOf(results, result),
          .account = accountOf(results, result),
          .scoreTitle = player.you ? LuckyThirteen::tr("Your score")
                                   : LuckyThirteen::tr("%1’s score").arg(shown.cast.names.value(seat)),
          .scores = result.points > 0,
          .terms = termsOf(results, result, player.you),
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

QString madeThirteen(const Result& result, QString (*word)(const QString&)) {
  if (!result.option) return {};
  QStringList cards;
  for (const story::Counted& counted : story::counted_cards(result))
    cards << word(codeOf(counted.card));
  if (cards.size() == 2) return sentence(LuckyThirteen::tr("%1 and %2 made thirteen.").arg(cards[0], cards[1]));
  if (cards.size() == 4)
    return sentence(LuckyThirteen::tr("%1, %2, %3 and %4 made thirteen.").arg(cards[0], cards[1], cards[2], cards[3]));
  return {};
}

namespace {

QList<EndingRow> rowsOf(const LuckyThirteenEnd& end) {
  QList<EndingRow> rows;
  for (const LuckyThirteenResult& result : end.results)
    rows << endingRow(result.player, result.products, result.points);
  return rows;
}

LuckyThirteenEnd countedEnd(const LuckyThirteenShown& shown) {
  LuckyThirteenEnd end;
  for (int seat = 0; seat < kSeats; ++seat)
    end.results << resultOf(shown, seat);
  std::ranges::stable_sort(end.results, std::greater{}, &LuckyThirteenResult::points);
  for (const Seat seat : story::counting_order(*shown.view->results))
    end.order << seat.index;
  return end;
}

}  // namespace

QString reasonOf(const LuckyThirteenShown& shown, QString (*word)(const QString&)) {
  const story::Thirteens thirteens = story::thirteens_in(*shown.view->results);
  const QString second = secondPlace(rowsOf(countedEnd(shown)));
  if (thirteens.count == 0) return inARow({LuckyThirteen::tr("Nobody has thirteen, so hands count."), second});
  if (thirteens.alone) {
    const int seat = thirteens.alone->index;
    return seat == shown.cast.you
               ? LuckyThirteen::tr("You are the only one with thirteen.")
               : LuckyThirteen::tr("%1 is the only one with thirteen.").arg(shown.cast.names.value(seat));
  }
  if (shown.winners.size() == 1) {
    const auto winner = static_cast<std::size_t>(shown.winners.front());
    return inARow({madeThirteen((*shown.view->results)[winner], word), second});
  }
  switch (thirteens.count) {
    case 2: return LuckyThirteen::tr("Two players have thirteen, so each of them scores their best one.");
    case 3: return LuckyThirteen::tr("Three players have thirteen, so each of them scores their best one.");
    default: return LuckyThirteen::tr("All four have thirteen, so each scores their best one.");
  }
}

LuckyThirteenEnd endOf(const LuckyThirteenShown& shown) {
  if (!shown.over()) return {};
  LuckyThirteenEnd end = countedEnd(shown);
  end.verdict = verdictOf(shown);
  end.reason = reasonOf(shown, cardText);
  return end;
}

GameEnding endingOf(const LuckyThirteenShown& shown) {
  if (!shown.over() || shown.winners.isEmpty()) return {};
  const LuckyThirteenEnd end = endOf(shown);
  GameEnding ending{
      .verdict = end.verdict, .reason = end.reason, .rows = rowsOf(end), .won = shown.winners.contains(shown.cast.you)};
  for (const LuckyThirteenTerm& term :
       end.results.front().terms.first(std::min<qsizetype>(3, end.results.front().terms.size())))
    ending.cards << term.card;
  return ending;
}

QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent>, int seat) {
  const auto shown = story::view_of(view);
  if (!shown || !shown->results) return {};
  const story::Thirteens thirteens = story::thirteens_in(*shown->results);
  if (thirteens.count == 0) return LuckyThirteen::tr("Nobody had thirteen");
  if (!thirteens.alone) return LuckyThirteen::tr("%Ln hand(s) had thirteen", nullptr, thirteens.count);
  return thirteens.alone->index == seat ? LuckyThirteen::tr("The only thirteen at the table")
                                        : LuckyThirteen::tr("Somebody else had the only thirteen");
}

}  // namespace cardroom::window::lucky_thirteen
