#include "client/core/game_fetch.h"

#include <utility>

namespace cardroom::client {

std::optional<session::v1::ClientMessage> GameFetch::seen(const table::v1::TableUpdate& update) {
  const bool in_progress =
      update.phase() != table::v1::PHASE_UNSPECIFIED && update.phase() != table::v1::PHASE_GATHERING;
  const std::uint32_t finished = update.game_number() - (in_progress ? 1U : 0U);
  const bool was_here = std::exchange(was_here_, false);
  if (update.table_id() != table_id_) {
    clear();
    table_id_ = update.table_id();
    if (was_here) {
      playing_ = finished;
      seat_ = update.has_seat() ? std::optional{update.seat()} : std::nullopt;
    }
  }
  const bool again = std::exchange(ask_again_, false);
  const bool ended = playing_ != 0 && playing_ <= finished && playing_ != asked_;
  const std::uint32_t number = playing_;
  const auto seat = seat_;
  if (in_progress) {
    playing_ = update.game_number();
    seat_ = update.has_seat() ? std::optional{update.seat()} : std::nullopt;
  }
  // A property file's game has no deals to check, and no record.
  if (!ended || update.not_a_fair_deal()) return again && game_ ? std::optional{ask()} : std::nullopt;
  asked_ = number;
  game_ = KeptGame{.table_id = table_id_, .number = number, .seat = seat, .file = {}};
  return ask();
}

GameFetch::Step GameFetch::received(table::v1::GameRecord part) {
  if (!game_ || part.table_id() != game_->table_id || part.game_number() != game_->number ||
      part.from() != game_->file.size())
    return {};
  if (part.text().empty() || part.size() > bytes_max_ || game_->file.size() + part.text().size() > part.size()) {
    game_.reset();  // There is no record, it is too long, or the server does not follow the protocol.
    return {};
  }
  game_->file += part.text();
  if (game_->file.size() < part.size()) return {.message = ask()};
  return {.game = std::exchange(game_, std::nullopt)};
}

session::v1::ClientMessage GameFetch::ask() const {
  session::v1::ClientMessage message;
  message.mutable_get_record()->set_game_number(game_->number);
  message.mutable_get_record()->set_from(static_cast<std::uint32_t>(game_->file.size()));
  return message;
}

}  // namespace cardroom::client
