#include "server/table/requests/export_log.h"

#include <algorithm>

#include "common/classic/game_log.h"
#include "common/game/bot_type.h"
#include "server/limits.h"
#include "server/table/table.h"

namespace cardroom::server {
namespace {

/// By seat, as in a property file.
std::vector<std::string> players_of(const Roster& roster) {
  std::vector<std::string> players;
  for (std::uint8_t i = 0; i < roster.seats(); ++i) {
    const auto& bot = roster.place(Seat{i}).bot;
    players.emplace_back(bot ? bot_name(bot->type) : "human");
  }
  return players;
}

}  // namespace

Refused ExportLog::apply(Table& table, Answer& answer) const {
  if (!table.audience.is_alone(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_ALONE);
  const Play& play = table.state.play;
  // The log has everybody's cards.
  if (!play.course().open() && !play.between_games()) return refusal(session::v1::REFUSAL_REASON_HANDS_CLOSED);
  const auto deals = play.course().deals();
  const std::string log = game_log(table.state.settings.kind, deals, players_of(table.state.seating.roster()));
  if (log.empty()) return refusal(session::v1::REFUSAL_REASON_NO_GAME);
  auto& out = answer.log.emplace();
  out.set_text(log.substr(std::min<std::size_t>(from, log.size()), kLogPartBytesMax));
  out.set_size(static_cast<std::uint32_t>(log.size()));
  out.set_name(table.state.settings.kind + ".log");
  return std::nullopt;
}

}  // namespace cardroom::server
