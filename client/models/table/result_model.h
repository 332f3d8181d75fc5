#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "client/models/table/table_part.h"

namespace cardroom::window {

class PeopleModel;

/// The result of a game that is over, for the panel over the table. GUI thread.
class ResultModel : public TablePart {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  /// The game is over and its result is to be shown (Escape hides it, until the next).
  Q_PROPERTY(bool shown READ shown NOTIFY shownChanged FINAL)
  /// "Jonas wants another one": the other players who want another game; empty: none yet.
  Q_PROPERTY(QString wantAnother READ wantAnother NOTIFY changed FINAL)

 public:
  ResultModel(const TableShared& table, const PeopleModel& people, QObject* parent);

  bool shown() const { return m_shown; }
  QString wantAnother() const;
  Q_INVOKABLE void show(bool shown);

  // From TableController.
  /// The table is newer. `arrived`: we have just come, and a result is not news to us.
  void follow(bool arrived);
  void clear();

 Q_SIGNALS:
  void shownChanged();

 private:
  void setShown(bool shown);

  const PeopleModel& m_people;
  std::uint32_t m_seen = 0;  ///< The number of the game whose result was shown last.
  bool m_shown = false;
};

}  // namespace cardroom::window
