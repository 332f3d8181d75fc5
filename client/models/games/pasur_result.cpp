// What a round of Pasur has brought, who has won, why a move is not allowed, and why it is a good one.
#include <algorithm>
#include <array>

#include "client/models/games/pasur_words.h"
#include "common/games/pasur/scoring.h"

namespace cardroom::window::pasur {
namespace {

namespace rules = cardroom::pasur;

int totalOf(const View& view, int seat) {
  return static_cast<int>(view.seats(seat).before() + view.seats(seat).points());
}

/// Seats, the best total first.
QList<int> ranked(const View& view) {
  QList<int> seats;
  for (int seat = 0; seat < view.seats_size(); ++seat)
    seats << seat;
  std::ranges::stable_sort(seats, std::greater{}, [&](int seat) { return totalOf(view, seat); });
  return seats;
}

/// Each part of a round's points: what is to be read, and the points where those are something else.
struct Part {
  int value = 0;
  int more = 0;
};

/// Clubs, ten of diamonds, two of clubs, aces, jacks, surs.
std::array<Part, 6> partsOf(const View& view, int seat) {
  const auto& one = view.seats(seat);
  const QStringList won = codesOf(one.won());
  const auto count = [&](QLatin1Char letter, qsizetype at) {
    return static_cast<int>(std::ranges::count_if(won, [&](const QString& code) { return code.at(at) == letter; }));
  };
  const auto& said = view.rules();
  const rules::Rules usual;
  const auto worth = [](bool has, int value, int otherwise) { return has ? value : otherwise; };
  const int ten =
      won.contains(QStringLiteral("TD")) ? worth(said.has_ten_diamonds(), said.ten_diamonds(), usual.ten_diamonds) : 0;
  const int two =
      won.contains(QStringLiteral("2C")) ? worth(said.has_two_clubs(), said.two_clubs(), usual.two_clubs) : 0;
  const int aces = count(QLatin1Char{'A'}, 0) * worth(said.has_ace(), said.ace(), usual.ace);
  const int jacks = count(QLatin1Char{'J'}, 0) * worth(said.has_jack(), said.jack(), usual.jack);
  const int surs = one.surs_size() * worth(said.has_sur(), said.sur(), usual.sur);
  const int clubs = one.points() - ten - two - aces - jacks - surs;
  return {Part{count(QLatin1Char{'C'}, 1), clubs}, Part{ten}, Part{two}, Part{aces}, Part{jacks}, Part{surs}};
}

QVariantMap playerOf(int seat, const QList<SeatCard>& seats) {
  const SeatCard card = seats.value(seat);
  return {{QStringLiteral("seat"), seat},
          {QStringLiteral("name"), card.name},
          {QStringLiteral("person"), card.person},
          {QStringLiteral("botType"), card.botType}};
}

}  // namespace

QVariantList sheetOf(const View& view, const QList<SeatCard>& seats, const Cast& cast) {
  QVariantList rows;
  const QList<int> order = ranked(view);
  for (const int seat : order) {
    QVariantMap row = playerOf(seat, seats);
    QVariantList parts;
    const auto counted = partsOf(view, seat);
    for (const Part& part : counted)
      parts << QVariantMap{{QStringLiteral("value"), part.value}, {QStringLiteral("more"), part.more}};
    const int points = view.seats(seat).points();
    const int total = totalOf(view, seat);
    row[QStringLiteral("leads")] = total == totalOf(view, order.front());
    row[QStringLiteral("parts")] = parts;
    row[QStringLiteral("round")] = points;
    row[QStringLiteral("total")] = total;
    const QString who = seat == cast.you ? Pasur::tr("You") : cast.names.value(seat);
    const QString sum = Pasur::tr("%1: %L2 in this round, %L3 in all.").arg(who).arg(points).arg(total);
    const QString each = Pasur::tr(
                             "%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, "
                             "surs %L6.",
                             "what a round has brought", counted[0].value)
                             .arg(counted[0].more)
                             .arg(counted[1].value)
                             .arg(counted[2].value)
                             .arg(counted[3].value)
                             .arg(counted[4].value)
                             .arg(counted[5].value);
    row[QStringLiteral("text")] = QStringList{sum, each}.join(QLatin1Char{' '});
    rows << row;
  }
  return rows;
}

QVariantList roundsOf(Events events, const Cast& cast) {
  QVariantList rows;
  QList<int> before;
  QList<int> totals;
  int number = 0;
  const auto end = [&] {
    if (number == 0 || totals.isEmpty()) return;
    QVariantList points;
    QVariantList sums;
    for (qsizetype seat = 0; seat < totals.size(); ++seat) {
      points << totals[seat] - before.value(seat);
      sums << totals[seat];
    }
    const QString title = Pasur::tr("Round %L1").arg(number);
    rows << QVariantMap{
        {QStringLiteral("round"), number},
        {QStringLiteral("title"), title},
        {QStringLiteral("points"), points},
        {QStringLiteral("totals"), sums},
        {QStringLiteral("text"), Pasur::tr("%1. %2", "a title, a sentence").arg(title, totalsText(totals, cast))}};
    before = totals;
  };
  for (const auto& one : events) {
    const auto& event = one.pasur();
    if (event.has_began()) {
      end();
      number = static_cast<int>(event.began().number());
      totals.clear();
    } else if (event.has_scored()) {
      totals.clear();
      for (const int total : event.scored().totals())
        totals << total;
    }
  }
  end();
  return rows;
}

QString verdictOf(const View& view, const Cast& cast) {
  if (view.seats().empty()) return {};
  const int winner = ranked(view).front();
  const int total = totalOf(view, winner);
  return winner == cast.you ? Pasur::tr("You win with %L1.").arg(total)
                            : Pasur::tr("%1 wins with %L2.").arg(cast.names.value(winner)).arg(total);
}

QString ruleText(int rule) {
  using namespace games::pasur::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  switch (rule) {
    case BROKE_RULE_MUST_PICK_UP: return Pasur::tr("This card can pick something up, so it must.");
    case BROKE_RULE_NOT_IN_POOL: return Pasur::tr("Only what lies in the pool can be picked up.");
    case BROKE_RULE_NOT_ELEVEN: return Pasur::tr("A number and what it picks up make eleven.");
    case BROKE_RULE_ONE_OF_ITS_KIND: return Pasur::tr("A king picks up one king, a queen one queen.");
    case BROKE_RULE_JACK_TAKES_ALL: return Pasur::tr("A jack picks up all numbers and jacks.");
    default: return {};
  }
}

namespace {

QString hintSentence(const games::pasur::v1::Move& move, const games::pasur::v1::Hint& hint,
                     QString (*word)(const QString&)) {
  using namespace games::pasur::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  const QString card = word(cardCode(move.card()));
  switch (hint.reason()) {
    case HINT_REASON_MAKES_SUR: return Pasur::tr("Play %1: it clears the pool, and that is a sur.").arg(card);
    case HINT_REASON_CANCELS_SUR: return Pasur::tr("Play %1: it clears the pool and cancels a sur.").arg(card);
    case HINT_REASON_TAKES_POINTS:
      return Pasur::tr("Play %1: it brings %Ln point(s).", nullptr, hint.points()).arg(card);
    case HINT_REASON_TAKES_CLUBS:
      return Pasur::tr("Play %1: it brings %Ln club(s).", nullptr, static_cast<int>(hint.clubs())).arg(card);
    case HINT_REASON_TAKES_CARDS:
      return Pasur::tr("Play %1: better to pick these up than to leave them to the others.").arg(card);
    case HINT_REASON_CAN_WAIT: return Pasur::tr("Lay down %1: what your other cards pick up can wait.").arg(card);
    case HINT_REASON_DENIES_SUR: return Pasur::tr("Play %1: after it nobody can clear the pool.").arg(card);
    case HINT_REASON_GIVES_LEAST:
      return Pasur::tr("Lay down %1: nothing can be picked up, and this leaves the others least.").arg(card);
    default: return Pasur::tr("Play %1.").arg(card);
  }
}

}  // namespace

Wording hintWords(const games::pasur::v1::Move& move, const games::pasur::v1::Hint& hint) {
  return {.text = hintSentence(move, hint, cardText), .spoken = hintSentence(move, hint, cardName)};
}

}  // namespace cardroom::window::pasur
