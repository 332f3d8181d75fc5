// A client without a person, for tests: it prints one line to standard output for everything a test may need to know.
//
//   found host= port= name=            (with --discover)
//   welcomed first=0 resumed=1
//   answered refused=REASON            (done: refused=-)
//   update version= game= phase= seat= next= discards= events= first_event= new= missed= hand= draws= scores= totals=
//   seats= left reason=
#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <variant>

#include "client/terminal/lan_browser.h"
#include "common/base/overloaded.h"
#include "tests/headless/player.h"

namespace cardroom::headless {
namespace {

void say(const std::string& line) {
  std::fputs((line + "\n").c_str(), stdout);
  std::fflush(stdout);
}

/// The numbers separated by commas; "-" if there are none.
std::string list(const auto& values) {
  std::string text;
  for (const auto value : values)
    text += (text.empty() ? "" : ",") + std::to_string(value);
  return text.empty() ? "-" : text;
}

std::string occupant(const table::v1::Seat& seat) {
  if (seat.has_bot()) return "bot";
  if (!seat.has_person()) return "open";
  const table::v1::Person& person = seat.person();
  const char* state = person.held_by_bot() ? ":held" : person.connected() ? ":there" : ":lost";
  return person.name() + state + (person.owner() ? ":owner" : "");
}

std::string describe(const client::TableChanged& change, const client::Table& at) {
  const table::v1::TableUpdate& update = at.update;
  const auto& view = update.view().lucky_thirteen();
  std::string seats;
  for (const table::v1::Seat& seat : update.seats())
    seats += (seats.empty() ? "" : ",") + occupant(seat);
  return "update version=" + std::to_string(update.version()) + " game=" + std::to_string(update.game_number()) +
         " phase=" + table::v1::Phase_Name(update.phase()).substr(6) +
         " seat=" + (update.has_seat() ? std::to_string(update.seat()) : "-") +
         " next=" + (update.has_next_seat() ? std::to_string(update.next_seat()) : "-") +
         " discards=" + std::to_string(view.discards_size()) + " events=" + std::to_string(at.events.size()) +
         " first_event=" + std::to_string(at.first_event) + " new=" + std::to_string(change.new_events) +
         " missed=" + std::to_string(change.events_missed ? 1 : 0) + " hand=" + list(view.hand()) +
         " draws=" + list(view.draws()) + " scores=" + list(update.scores()) + " totals=" + list(update.totals()) +
         " seats=" + seats;
}

void report(const client::Output& output, const client::ClientCore& core) {
  std::visit(
      Overloaded{
          [](const client::Welcomed& out) {
            say("welcomed first=" + std::to_string(out.first) + " resumed=" + std::to_string(out.resumed));
          },
          [](const client::KeyChanged&) { say("key-changed"); },
          [](const client::Answered& out) {
            const auto reason = out.answer.refused().reason();
            say("answered refused=" + (out.answer.has_refused() ? session::v1::RefusalReason_Name(reason) : "-"));
          },
          [](const client::GivenUp&) { say("given-up"); },
          [&core](const client::TableChanged& out) {
            if (core.table() != nullptr) say(describe(out, *core.table()));
          },
          [](const client::TableLeft& out) { say("left reason=" + std::to_string(out.reason)); },
          [](const auto&) {},
      },
      output);
}

int run(int argc, char** argv) {
  Plan plan;
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;
  bool discover = false;
  CLI::App app{"A client without a person"};
  app.add_option("--host", host);
  app.add_option("--port", port);
  app.add_flag("--discover", discover, "Go to the first server that is found on the network");
  app.add_option("--profile", plan.profile_file);
  app.add_option("--name", plan.name);
  app.add_flag("--create", plan.create);
  app.add_flag("--watch", plan.watch);
  app.add_option("--kind", plan.kind);
  app.add_option("--rules", plan.rules);
  app.add_option("--seats", plan.seats);
  app.add_option("--bot-pace", plan.bot_pace_ms);
  app.add_option("--turn-limit", plan.turn_limit_ms);
  app.add_option("--think", plan.think_ms);
  app.add_option("--games", plan.games);
  CLI11_PARSE(app, argc, argv);

  boost::asio::io_context io;
  client::TlsClient tls{io};
  std::unique_ptr<Player> player;
  player =
      std::make_unique<Player>(io, tls, plan, [&](const client::Output& output) { report(output, player->core()); });
  std::unique_ptr<client::LanBrowser> browser;
  bool went = false;
  if (discover) {
    browser = std::make_unique<client::LanBrowser>(io, [&] {
      for (const client::LanServer& server : browser->servers()) {
        const std::uint16_t found_port = server.announcement.port;
        say("found host=" + server.address + " port=" + std::to_string(found_port) +
            " name=" + server.announcement.name);
        if (!std::exchange(went, true)) player->go(server.address, found_port);
      }
    });
  } else {
    player->go(host, port);
  }
  io.run();
  return 0;
}

}  // namespace
}  // namespace cardroom::headless

int main(int argc, char** argv) {
  return cardroom::headless::run(argc, argv);
}
