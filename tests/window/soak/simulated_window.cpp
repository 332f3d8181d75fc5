#include "tests/window/soak/simulated_window.h"

#include <QCoreApplication>
#include <QEvent>
#include <QQuickWindow>
#include <algorithm>
#include <utility>
#include <variant>

#include "client/core/outage.h"
#include "client/models/request_tags.h"
#include "client/models/words.h"
#include "common/base/overloaded.h"
#include "tests/window/scenes/servers_near.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using client::Status;
using window::Application;

/// Animations and the network advance together, in steps of this length.
constexpr std::chrono::milliseconds kStep{50};

constexpr client::RequestTag kLeave = window::tagOf(window::Asker::application, 1);
constexpr client::RequestTag kOther = window::tagOf(window::Asker::application, 2);

}  // namespace

SimulatedWindow::SimulatedWindow(std::uint64_t seed, const Look& look)
    : m_dice{seed},
      m_server{m_timeline, m_dice.seed(), server::Config{.server_name = "Evening", .limits = {}, .private_table = {}},
               simulation::Faults{.delay_min = 1ms, .delay_max = 60ms}, m_witness},
      m_client{m_timeline, m_server, 1, simulation::profile_named("Maren"),
               [this](const client::Output& output) { hear(output); }},
      m_guest{m_timeline, m_server, 2, simulation::profile_named("Jonas"), [](const client::Output&) {}},
      m_scene{QStringLiteral("home"), look} {
  application().preferences()->setSound(false);
  QObject::connect(&application(), &Application::unheard, &application(),
                   [this](const client::Ask& ask) { m_client.tell(ask); });
  m_client.start();
  m_guest.start();
  pass(1s);
}

void SimulatedWindow::make(lobby::v1::CreateTableRequest table, bool set_up) {
  leave();
  m_wanted = std::move(table);
  m_setUp = set_up;
  if (m_client.core().status().kind == Status::Kind::online) return createWanted();
  m_client.tell(client::GoTo{client::Address{"server", 7313}, std::nullopt, false});
}

void SimulatedWindow::createWanted() {
  if (!m_wanted) return;
  session::v1::ClientMessage message;
  *message.mutable_create_table() = *std::exchange(m_wanted, std::nullopt);
  ask(std::move(message));
}

void SimulatedWindow::ask(session::v1::ClientMessage message) {
  m_client.tell(client::Ask{.tag = kOther, .message = std::move(message)});
}

void SimulatedWindow::leave() {
  if (!m_atTable) return;
  tableGone();
  m_leaving = true;
  session::v1::ClientMessage message;
  message.mutable_leave_table();
  m_client.tell(client::Ask{.tag = kLeave, .message = std::move(message)});
  application().leaveTablePages();
}

void SimulatedWindow::guest_comes(bool watch) {
  if (!m_atTable) return;
  session::v1::ClientMessage message;
  message.mutable_join_table()->set_table_id(update().table_id());
  message.mutable_join_table()->set_watch(watch);
  tell_guest(std::move(message));
}

void SimulatedWindow::guest_says(const std::string& text) {
  session::v1::ClientMessage message;
  message.mutable_say()->set_text(text);
  tell_guest(std::move(message));
}

void SimulatedWindow::guest_leaves() {
  session::v1::ClientMessage message;
  message.mutable_leave_table();
  tell_guest(std::move(message));
}

void SimulatedWindow::tell_guest(session::v1::ClientMessage message) {
  m_guest.tell(client::Ask{.tag = kOther, .message = std::move(message)});
}

void SimulatedWindow::lose_server(bool own) {
  m_server.kill();
  if (!own || !m_atTable) return;
  tableGone();
  m_client.tell(client::Stop{});
  application().leaveTablePages();
  application().dialogs()->showTrouble(Application::tr("The table is gone"),
                                       Application::tr("The server on this machine has ended. Host again to go on."));
}

void SimulatedWindow::start_server() {
  if (m_server.finished()) m_server.start_again();
}

void SimulatedWindow::make_a_move(Dice& dice) {
  window::TableController& at = *application().table();
  const auto one_of = [&](const auto& list) { return list[dice.uniform(static_cast<std::uint32_t>(list.size()))]; };
  if (at.game() == nullptr || at.turn()->primaryReady()) return at.turn()->primary();
  const auto& cards = at.game()->cards()->cards();
  if (at.game()->turn().marksCards()) {
    for (const window::TableCard& card : cards)
      if (card.playable && !card.marked && dice.one_in(2)) at.choice()->select(card.key);
  }
  if (const auto actions = at.game()->turn().actions(); !actions.isEmpty() && dice.one_in(2))
    return at.choice()->act(one_of(actions).id);
  if (!cards.isEmpty()) at.choice()->play(one_of(cards).key);
}

void SimulatedWindow::pass(std::chrono::milliseconds time) {
  const auto end = m_timeline.now() + time;
  while (m_timeline.now() < end) {
    m_timeline.run_until(m_timeline.now() + kStep);
    application().table()->tick(m_timeline.now());
    Offscreen::current->pass(kStep);
  }
}

void SimulatedWindow::draw() {
  QEvent frame{QEvent::UpdateRequest};
  QCoreApplication::sendEvent(&m_scene.window(), &frame);
}

void SimulatedWindow::clear_away() {
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

QStringList SimulatedWindow::complaints() {
  QStringList complaints = Offscreen::complaints();
  complaints.removeIf([](const QString& one) {
    // Harmless Qt warnings: about a list that is emptied while it creates a row, and about a machine without sound.
    return one.startsWith(QStringLiteral("DelegateModel::cancel:")) ||
           one.startsWith(QStringLiteral("PulseAudioService:")) || one == QStringLiteral("No audio device detected") ||
           one.endsWith(QStringLiteral("No audio devices available."));
  });
  return complaints;
}

void SimulatedWindow::hear(const client::Output& output) {
  window::TableController& table = *application().table();
  window::TableSetup& setup = *application().setup();
  std::visit(Overloaded{
                 [&](const client::StatusChanged&) { statusChanged(); },
                 [&](const client::Welcomed& out) { welcomed(out); },
                 [&](const client::TableChanged& out) { tableChanged(out); },
                 [&](const client::TableWaits&) {
                   if (m_atTable) table.tableWaits(*m_client.core().table());
                 },
                 [&](const client::TableLeft&) {
                   if (!m_atTable) return;
                   tableGone();
                   application().leaveTablePages();
                   application().dialogs()->showTrouble(
                       Application::tr("The table is gone"),
                       Application::tr("The server no longer knows it. Host or join another one."));
                 },
                 [&](const client::ChatChanged& out) { table.chatChanged(m_client.core().chat(), out); },
                 [&](const client::WatchersChanged&) {
                   QStringList names;
                   for (const std::string& name : m_client.core().watchers())
                     names << window::shown(name);
                   table.showWatchers(names);
                   setup.people()->showWatchers(names);
                 },
                 [&](const client::Answered& out) {
                   if (out.tag == kLeave) m_leaving = false;
                   table.answered(out) || setup.answered(out);
                 },
                 [&](const client::GivenUp& out) {
                   if (out.tag == kLeave) m_leaving = false;
                   table.givenUp(out) || setup.givenUp(out);
                 },
                 [](const auto&) {},
             },
             output);
}

void SimulatedWindow::welcomed(const client::Welcomed& welcomed) {
  if (!welcomed.first) application().table()->connectionChanged(true);
  createWanted();
}

void SimulatedWindow::statusChanged() {
  const Status status = m_client.core().status();
  const bool online = status.kind == Status::Kind::online;
  const auto outage = client::outage_of(m_client.core(), m_timeline.now());
  application().table()->connectionChanged(online);
  application().connection()->show(online, outage && outage->at_table ? outage : std::nullopt, status.attempt);
}

void SimulatedWindow::tableChanged(const client::TableChanged& change) {
  const client::Table* table = m_client.core().table();
  if (table == nullptr || m_leaving) return;
  Application& app = application();
  if (change.other_table || !m_atTable) {
    m_atTable = true;
    app.nearby()->showListed({});
    const bool gathers = table->update.phase() == table::v1::PHASE_GATHERING;
    app.showTablePage(m_setUp && gathers ? Application::SetupPage : Application::TablePage);
    show_own_server(*app.setup());
  }
  app.setup()->tableChanged(table);
  app.table()->tableChanged(table, change, m_timeline.now());
  if (table->update.phase() != table::v1::PHASE_GATHERING && app.isOpen(Application::SetupPage))
    app.showTablePage(Application::TablePage);
}

void SimulatedWindow::tableGone() {
  m_atTable = false;
  application().dialogs()->forget(QStringLiteral("leave"));
  application().table()->tableGone();
  application().setup()->tableChanged(nullptr);
}

}  // namespace cardroom::testing
