#include "client/terminal/evening_text.h"

#include <vector>

#include "client/core/evening.h"

namespace cardroom::terminal {

using table::v1::TableUpdate;

std::string evening_words(const TableUpdate& update) {
  const std::vector<client::EveningRow> rows = client::evening_beside_result(update);
  if (rows.empty()) return {};
  if (rows.size() == 1)
    return "This evening " + (rows[0].own ? "you have" : shown(rows[0].standing.name()) + " has") + " won " +
           std::to_string(rows[0].won) + " of " + counted(rows[0].games, "game", "games") + ".";
  std::vector<std::string> words;
  for (const client::EveningRow& row : rows) {
    const std::string name = row.own ? "you" : shown(row.standing.name());
    words.push_back(name + " " +
                    (words.empty() ? counted(row.won, "game", "games") + " won" : std::to_string(row.won)));
  }
  return "This evening: " + listed(words, ", ") + ".";
}

Lines evening_table(const TableUpdate& update) {
  Lines lines;
  for (const client::EveningRow& row : client::evening_rows(update)) {
    std::vector<std::string> kinds;
    for (const table::v1::KindStanding& kind : row.standing.kinds())
      kinds.push_back(title_of(kind.kind()) + " " + std::to_string(kind.won()) + " of " + std::to_string(kind.games()) +
                      ", " + counted(kind.points(), "point", "points"));
    const std::string name = row.own ? "You" : shown(row.standing.name());
    lines.push_back("  " + name + (row.standing.here() ? ": " : ", no longer here: ") + std::to_string(row.won) +
                    " of " + counted(row.games, "game", "games") + " won. " + listed(kinds, "; ") + ".");
  }
  if (!lines.empty()) lines.insert(lines.begin(), "What everybody has won at this table:");
  return lines;
}

}  // namespace cardroom::terminal
