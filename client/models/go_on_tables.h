#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <vector>

#include "client/core/kept_tables.h"
#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// Another player at a table where our seat waits.
struct GoOnPlayer {
  CARDROOM_GADGET(goOnPlayer)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, picture) = {};  ///< As in SeatCard; empty for a bot.
  CARDROOM_FIELD(QString, botType) = {};  ///< As in SeatCard; empty for a person.
  CARDROOM_FIELD(bool, there) = false;    ///< The person is there now.
  friend bool operator==(const GoOnPlayer&, const GoOnPlayer&) = default;
};

/// A table at which a seat is kept for us, as its entry on the home page shows it.
struct GoOnTable {
  CARDROOM_GADGET(goOnTable)
  CARDROOM_FIELD(QString, kind) = {};     ///< "pasur"; empty if nothing is known about the table.
  CARDROOM_FIELD(QString, title) = {};    ///< "Pasur"
  CARDROOM_FIELD(QString, company) = {};  ///< "with Selma and Jonas"; empty if nobody else was there.
  CARDROOM_FIELD(QString, state) = {};    ///< "41 to 38 to 22, since Tuesday"
  CARDROOM_FIELD(QString, spoken) = {};   ///< All of it: "Go on: Pasur with Selma and Jonas. 41 to 38 to 22. ..."
  CARDROOM_FIELD(QList<cardroom::window::GoOnPlayer>, players) = {};
  /// We should go there first, because we sit there or somebody else is there.
  CARDROOM_FIELD(bool, first) = false;
  friend bool operator==(const GoOnTable&, const GoOnTable&) = default;
};

/// "Selma, Jonas and Per", from names that are ready for a sentence. Precondition: not empty.
QString listedPlayers(const QStringList& players);

/// "with Henrik and two bots"; empty without other players. `people`: their names, ready for a sentence.
QString companyWords(QStringList people, int bots);

/// The tables where our seats wait, in the order of client::waiting_tables(). GUI thread.
class GoOnTables : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  explicit GoOnTables(QObject* parent = nullptr) : RowList{m_rows, parent} {}
  /// The number of days for which a resting table is kept.
  Q_PROPERTY(int daysKept READ daysKept CONSTANT FINAL)
  static int daysKept() { return static_cast<int>(client::kTablesKeptFor.count()); }

  void show(std::vector<client::WaitingTable> tables, client::Day today);
  /// The table in that row; null if there is no such row.
  const client::WaitingTable* table(int row) const;
  /// Whether that seat is in one of the rows.
  bool contains(const client::KeptSeat& seat) const;
  const QList<GoOnTable>& rows() const { return m_rows; }
  /// Rebuilds every text when the language changes.
  void retranslate() { showTexts(); }

 private:
  void showTexts();

  std::vector<client::WaitingTable> m_tables;
  client::Day m_today{};
  QList<GoOnTable> m_rows;
};

}  // namespace cardroom::window
