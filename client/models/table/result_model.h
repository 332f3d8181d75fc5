#pragma once

#include <QList>
#include <QString>

#include "client/models/table/table_part.h"

namespace cardroom::window {

class PeopleModel;

/// One person in the evening's tally.
struct EveningStanding {
  CARDROOM_GADGET(eveningStanding)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, picture) = {};  ///< As in SeatCard; empty for a person without a seat.
  CARDROOM_FIELD(bool, you) = false;
  CARDROOM_FIELD(int, won) = 0;           ///< Games won at this table so far.
  CARDROOM_FIELD(QString, wonText) = {};  ///< "3 games won", "none yet"
};

/// The end of a game: first its hands are shown and counted on the table, then the result is laid over it as a sheet.
/// GUI thread.
class ResultModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// The game is over, and its result is to be shown (Escape hides it until the next result).
  CARDROOM_VALUE(bool, shown, setShown);
  /// The game has just ended and its hands are being counted; goOn() leads to the result.
  CARDROOM_VALUE(bool, telling, setTelling);
  /// Something on the page moves because the game has ended; set by the page, and ended by goOn().
  CARDROOM_WRITE(bool, moving, setMoving, movingChanged);
  /// How many seconds after the counting the result is shown automatically; 0: it waits for the person, because no
  /// other person is there.
  CARDROOM_READ(int, heldSeconds, changed);
  /// The fraction of `heldSeconds` that is left, from 1 down to 0; 0 also if no such countdown is running. Set by the
  /// page.
  CARDROOM_WRITE(qreal, heldShareLeft, setHeldShareLeft, heldShareLeftChanged);
  /// "Jonas wants another game": the other players who want another game; empty: nobody yet.
  CARDROOM_READ(QString, wantAnother, changed);
  /// What the people at the table have won this evening, most first; empty until a second game is over.
  CARDROOM_READ(QList<cardroom::window::EveningStanding>, evening, changed);
  /// "5 games"
  CARDROOM_READ(QString, gamesText, changed);
  /// "Lucky Thirteen 3, Pasur 2"; empty if all were of one kind, or if some are not known.
  CARDROOM_READ(QString, kindsText, changed);

  ResultModel(const TableShared& table, const PeopleModel& people, QObject* parent);

  Q_INVOKABLE void show(bool shown);
  /// Ends the movement on the page or, if nothing moves, the counting. Returns false if there was nothing to end.
  Q_INVOKABLE bool goOn();
  /// Ends both at once.
  Q_INVOKABLE bool skip();

  // Called by TableController.
  /// Holds back news that gives away the result until the hands have been counted; returns the rest. Such news may come
  /// before the game is over: Game of Thrones shows the last hands before the pause after the last battle.
  QList<Happening> keepBack(const QList<Happening>& happenings);
  /// The table was updated. `arrived`: we have just arrived, so a result is not news to us. `back`: we have just
  /// reconnected, so the result is shown without the counting.
  void follow(bool arrived, bool back);
  void clear();

 Q_SIGNALS:
  void movingChanged();
  void heldShareLeftChanged();
  /// The movement on the page has to end now.
  void hurried();

 private:
  void endCounting();
  /// Announces what was held back.
  void tellResult();

  const PeopleModel& m_people;
  std::uint32_t m_seen = 0;  ///< The number of the game whose result was shown last.
  bool m_moving = false;
  qreal m_heldShareLeft = 0;
  QList<Happening> m_kept;
};

}  // namespace cardroom::window
