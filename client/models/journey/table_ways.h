#pragma once

#include <memory>

#include "client/models/journey/table_shown.h"
#include "client/models/journey/travel.h"
#include "client/models/journey/waiting_seats.h"
#include "client/models/journey/whereabouts.h"
#include "client/models/ways.h"

namespace cardroom::window {

struct Kind;

/// Implements Ways over a connection to a server, which the subclass chooses: turns the person's requests into aims of
/// the visit, and the client's notices into pages, questions and messages. Contains no game logic. GUI thread.
class TableWays : public Ways {
 public:
  /// `app` must outlive this object.
  TableWays(Application& app, std::unique_ptr<Whereabouts> here);
  ~TableWays() override;

  void playNow(const QString& kind) override;
  void host(const QString& kind) override;
  void joinAt(const client::Invitation& where) override;
  void hostAt(const client::Invitation& where) override;
  void joinTable(TableNear table, bool watch) override;
  void goOn(int row) override;
  void leaveForTonight() override { leaving().leaveForTonight(); }
  void leaveTable() override { leaving().leaveTable(); }
  void askToLeave() override { leaving().askToLeave(); }
  void follow() override { m_seats.show(); }
  void step(client::Input input) override { m_whereabouts->client.step(std::move(input)); }

 protected:
  /// As given to the constructor.
  Whereabouts& whereabouts() { return *m_whereabouts; }
  Travel& travel() { return m_travel; }
  Leaving& leaving() { return m_travel.leaving(); }
  WaitingSeats& seats() { return m_seats; }

  /// Creates that table on the server where this person's tables are.
  virtual void create(client::visit::Create table) = 0;
  /// Goes to a seat that the server keeps for us.
  virtual void resume(const client::KeptSeat& seat) = 0;
  virtual void noticed(const client::Output& notice);
  /// The connection's status has changed; offline() follows if it is offline for good.
  virtual void connectionChanged() {}
  /// Offline for good: the client no longer tries to reconnect.
  virtual void offline();
  /// Our table was updated and is shown. `arrived`: it is not the table that was shown before.
  virtual void tableFollowed(bool /*arrived*/) {}

 private:
  /// A table with open seats, named after the person.
  client::visit::Create tableForPeople(const Kind& kind) const;
  void keyChanged(const client::KeyChanged& notice);
  void tableChanged(const client::TableChanged& change);
  void tableLeft(const client::TableLeft& notice);

  std::unique_ptr<Whereabouts> m_whereabouts;
  WaitingSeats m_seats;
  TableShown m_table;
  Travel m_travel;
};

}  // namespace cardroom::window
