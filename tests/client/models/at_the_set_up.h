#pragma once

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

#include "client/core/table_memory.h"
#include "client/models/preferences.h"
#include "client/models/request_tags.h"
#include "client/models/setup/table_setup.h"

namespace cardroom::window {

/// The set-up page's model for a table of four, before a game: Maren owns the table, and three seats are open.
class AtTheSetUp : public ::testing::Test {
 protected:
  AtTheSetUp() {
    auto& update = table.update;
    update.set_phase(table::v1::PHASE_GATHERING);
    update.mutable_settings()->set_kind("lucky-thirteen");
    update.mutable_settings()->set_name("Kitchen table");
    sit(0, "Maren", true).set_ready(true);
    update.set_seat(0);
    for (int seat = 1; seat < 4; ++seat)
      update.add_seats();
    show();
    QObject::connect(&setup, &TableSetup::told, [this](const QString& text) { told = text; });
  }

  table::v1::Person& sit(int seat, const std::string& name, bool owner = false) {
    while (table.update.seats_size() <= seat)
      table.update.add_seats();
    auto& person = *table.update.mutable_seats(seat)->mutable_person();
    person.set_name(name);
    person.set_connected(true);
    person.set_owner(owner);
    return person;
  }

  void show() {
    auto& update = table.update;
    update.set_owner(update.has_seat() && update.seats(static_cast<int>(update.seat())).person().owner());
    setup.tableChanged(&table);
  }

  const SeatCard& seat(int number) const { return setup.people()->seats()->seats()[number]; }

  Preferences preferences{QString{}};
  std::vector<client::Ask> asked;
  TableSetup setup{&preferences, [this](const client::Ask& ask) { asked.push_back(ask); }};
  QAbstractItemModelTester tester{setup.people()->seats(), QAbstractItemModelTester::FailureReportingMode::Fatal};
  client::Table table;
  QString told;
};

}  // namespace cardroom::window
