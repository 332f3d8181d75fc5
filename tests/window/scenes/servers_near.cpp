#include "tests/window/scenes/servers_near.h"

#include <string>
#include <utility>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/pictures/qr_code.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {
namespace {

lan::SeatSummary seat(lan::SeatSummary::Who who, const char* name = "",
                      table::v1::BotType bot = table::v1::BOT_TYPE_UNSPECIFIED) {
  lan::SeatSummary summary;
  summary.who = who;
  summary.name = SceneNames::of(name);
  summary.bot = bot;
  return summary;
}

client::LanServer server(const char* host, const char* name, const char* owner, std::vector<lan::SeatSummary> seats,
                         std::uint32_t protocol = 1) {
  lan::TableSummary summary;
  summary.table_id = std::string(16, name[0]);
  summary.name = SceneNames::of(name);
  summary.kind = "lucky-thirteen";
  summary.owner = SceneNames::of(owner);
  summary.seats = std::move(seats);
  client::LanServer server;
  server.announcement.name = SceneNames::of(host);
  server.announcement.port = 7313;
  server.announcement.protocol_min = protocol;
  server.announcement.protocol_max = protocol;
  server.announcement.tables = {std::move(summary)};
  server.address = "192.168.1.20";
  return server;
}

}  // namespace

std::vector<client::LanServer> servers_near() {
  using Who = lan::SeatSummary::Who;
  const auto open = seat(Who::open);
  auto kitchen = server("Jonas's laptop", "Kitchen table", "Jonas",
                        {seat(Who::person, "Jonas"), seat(Who::bot, "", table::v1::BOT_TYPE_CLEVER), open, open});
  kitchen.announcement.tables[0].turn_limit_ms = 30'000;
  kitchen.announcement.tables[0].watching_allowed = true;
  auto corner = server("Selma's desktop", "Café corner", "Selma", {seat(Who::person, "Selma"), open, open, open});
  corner.announcement.tables[0].has_password = true;
  auto sunday = server("Parisa's laptop", "Sunday thirteen", "Parisa",
                       {seat(Who::person, "Parisa"), seat(Who::bot, "", table::v1::BOT_TYPE_RANDOM),
                        seat(Who::held, "Maren"), seat(Who::person, "Otto")});
  sunday.announcement.tables[0].playing = true;
  auto full = server("Henrik's laptop", "Winterfell", "Henrik",
                     {seat(Who::person, "Henrik"), seat(Who::person, "Lena"),
                      seat(Who::person, "Wolfeschlegelsteinhausen"), seat(Who::person, "Rolf")});
  full.announcement.tables[0].playing = true;
  full.announcement.tables[0].watching_allowed = true;
  const auto newer = server("The club's server", "Old oak", "Silke",
                            {seat(Who::person, "Silke"), seat(Who::person, "Rolf"), open, open}, 99);
  return {kitchen, corner, sunday, full, newer};
}

void show_own_server(window::TableSetup& setup) {
  setup.invitation()->show(
      QStringLiteral(
          "cardroom://192.168.1.20:7313/#key=c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00"),
      {QStringLiteral("192.168.1.20:7313"), QStringLiteral("10.8.0.3:7313")}, true);
}

void show_page(window::TableSetup& setup) {
  window::PageInvitation page{.wanted = true,
                              .link = QStringLiteral("http://192.168.1.20:7380/t/c0ffee00c0ffee00c0ffee00c0ffee00"),
                              .address = QStringLiteral("192.168.1.20:7380")};
  for (const std::string& row : qr_code(page.link.toStdString()).value_or(QrCode{}))
    page.code << QString::fromStdString(row);
  setup.invitation()->showPage(page);
}

}  // namespace cardroom::testing
