#pragma once

#include <QString>

#include "client/models/table/table_part.h"

namespace cardroom::window {

class PeopleModel;

/// The result of a game that is over, for the panel over the table. GUI thread.
class ResultModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// The game is over and its result is to be shown (Escape hides it until the next result).
  CARDROOM_VALUE(bool, shown, setShown);
  /// "Jonas wants another one": the other players who want another game; empty: nobody yet.
  CARDROOM_READ(QString, wantAnother, changed);
  /// "This evening, games won: Jonas 3, you 1": the people at the table; empty until a second game is over.
  CARDROOM_READ(QString, evening, changed);

  ResultModel(const TableShared& table, const PeopleModel& people, QObject* parent);

  Q_INVOKABLE void show(bool shown);

  // Called by TableController.
  /// The table was updated. `arrived`: we have just arrived, so a result is not news to us.
  void follow(bool arrived);
  void clear();

 private:
  const PeopleModel& m_people;
  std::uint32_t m_seen = 0;  ///< The number of the game whose result was shown last.
};

}  // namespace cardroom::window
