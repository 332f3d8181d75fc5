#include "client/models/setup/setup_people.h"

#include <string>
#include <vector>

#include "client/core/successors.h"
#include "client/models/kinds.h"
#include "client/models/setup/table_setup.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {

QString SetupPeople::seatsTaken() const {
  if (!m_now.table) return {};
  const int all = m_now.update().seats_size();
  const Kind* kind = findKind(QString::fromStdString(m_now.update().settings().kind()));
  const QString taken = kind != nullptr && kind->facts.teams > 0
                            ? TableSetup::tr("%L1 of %L2 seats are taken. Partners sit opposite each other.")
                            : TableSetup::tr("%L1 of %L2 seats are taken");
  return taken.arg(all - m_now.openSeats()).arg(all);
}

QString SetupPeople::waitingForSeats() const {
  if (m_now.update().has_waiting_place()) return TableSetup::tr("You wait for a seat.");
  QStringList names;
  for (const auto& person : m_now.update().waiting())
    names << isolated(shown(person.name()));
  if (names.isEmpty()) return {};
  const QString all = names.join(TableSetup::tr(", ", "between two names of a list"));
  return names.size() == 1 ? TableSetup::tr("%1 waits for a seat.").arg(all)
                           : TableSetup::tr("%1 wait for a seat.", "names").arg(all);
}

QList<PersonBeside> SetupPeople::others() const {
  QList<PersonBeside> all;
  const table::v1::TableUpdate& update = m_now.update();
  for (int place = 0; place < update.waiting_size(); ++place) {
    const table::v1::Person& person = update.waiting(place);
    const bool you = update.has_waiting_place() && static_cast<int>(update.waiting_place()) == place;
    all << PersonBeside{.name = shown(person.name()),
                        .text = you ? TableSetup::tr("You wait for a seat") : TableSetup::tr("Waits for a seat"),
                        .removable = m_now.owner() && !person.owner()};
  }
  for (const QString& name : m_watchers)
    all << PersonBeside{.name = name, .text = TableSetup::tr("Is watching"), .removable = m_now.owner()};
  if (!m_now.owner()) return all;
  for (const lobby::v1::RemovedPerson& person : m_removed.people())
    all << PersonBeside{.name = shown(person.name()),
                        .text = person.address_left_ms() > 0
                                    ? TableSetup::tr("Removed, and for a while nobody comes from their address")
                                    : TableSetup::tr("Removed"),
                        .removed = true};
  return all;
}

QStringList SetupPeople::successors() const {
  std::vector<std::string> watchers;
  for (const QString& name : m_watchers)
    watchers.push_back(name.toStdString());
  QStringList names;
  for (const std::string& name : client::successors(m_now.update(), watchers))
    names << shown(name);
  return names;
}

QList<BotChoice> SetupPeople::botTypes() const {
  QList<BotChoice> types;
  for (const auto type :
       {table::v1::BOT_TYPE_EXPERT, table::v1::BOT_TYPE_CLEVER, table::v1::BOT_TYPE_BASIC, table::v1::BOT_TYPE_RANDOM})
    types << BotChoice{nameOf(type), wordsFor(type)};
  return types;
}

QList<NumberChoice> SetupPeople::botPaces() const {
  return {
      {500, TableSetup::tr("Quick pace")}, {1000, TableSetup::tr("Normal pace")}, {2000, TableSetup::tr("Calm pace")}};
}

void SetupPeople::setBot(int seat, const QString& type, int paceMs) {
  m_now.ask([&](auto& message) {
    auto& set = *message.mutable_set_seat();
    set.set_seat(static_cast<std::uint32_t>(seat));
    set.mutable_plan()->mutable_bot()->set_type(botTypeOf(type));
    set.mutable_plan()->mutable_bot()->set_pace_ms(static_cast<std::uint32_t>(paceMs));
  });
}

void SetupPeople::clearSeat(int seat, bool addressToo) {
  if (seat < 0 || seat >= m_now.update().seats_size()) return;
  const auto number = static_cast<std::uint32_t>(seat);
  if (m_now.update().seats(seat).has_person())
    return remove([&](auto& removal) { removal.set_seat(number); }, addressToo);
  m_now.ask([&](auto& message) {
    message.mutable_set_seat()->set_seat(number);
    message.mutable_set_seat()->mutable_plan();
  });
}

void SetupPeople::removeOther(const QString& name, bool addressToo) {
  remove([&](auto& removal) { removal.set_name(name.toStdString()); }, addressToo);
}

template <class Fill>
void SetupPeople::remove(Fill fill, bool addressToo) {
  m_letBack.clear();
  m_changesRemoved = m_now.ask([&](auto& message) {
    fill(*message.mutable_remove_player());
    message.mutable_remove_player()->set_address_too(addressToo);
  });
}

void SetupPeople::letBack(const QString& name) {
  m_letBack = name;
  m_changesRemoved = m_now.ask([&](auto& message) { message.mutable_let_back()->set_name(name.toStdString()); });
}

void SetupPeople::giveSeat(int seat, const QString& name) {
  m_now.ask([&](auto& message) {
    message.mutable_give_seat()->set_seat(static_cast<std::uint32_t>(seat));
    message.mutable_give_seat()->set_name(name.toStdString());
  });
}

void SetupPeople::lookAtRemoved() {
  if (m_now.owner()) m_now.ask([](auto& message) { message.mutable_list_removed(); });
}

void SetupPeople::standUp() {
  m_now.ask([this](auto& message) {
    message.mutable_join_table()->set_table_id(m_now.update().table_id());
    message.mutable_join_table()->set_watch(true);
  });
}

void SetupPeople::sitAt(int seat) {
  m_now.ask([&](auto& message) { message.mutable_take_seat()->set_seat(static_cast<std::uint32_t>(seat)); });
}

void SetupPeople::follow() {
  m_seats->show(seatCards(m_now.update()));
  if (m_now.table) return;
  m_watchers.clear();
  m_removed.Clear();
}

void SetupPeople::answered(const client::Answered& answer) {
  if (answer.answer.has_removed_list()) {
    m_removed = answer.answer.removed_list();
    Q_EMIT changed();
  }
  if (m_changesRemoved == answer.tag) {
    m_changesRemoved.reset();
    if (!m_letBack.isEmpty() && answer.answer.has_done())
      Q_EMIT told(TableSetup::tr("%1 may join again.").arg(isolated(m_letBack.toHtmlEscaped())),
                  QStringLiteral("person"));
    lookAtRemoved();
  }
}

void SetupPeople::showWatchers(const QStringList& names) {
  m_watchers = names;
  Q_EMIT changed();
}

}  // namespace cardroom::window
