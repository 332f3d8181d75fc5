#include "client/core/game_log.h"

#include <cstdint>

#include "client/core/open_hands.h"

namespace cardroom::client {

bool may_export(const table::v1::TableUpdate& update) {
  const bool over = update.phase() == table::v1::PHASE_GATHERING && update.has_view();
  return update.has_open_hands() && (over || open_view(update, 0) != nullptr);
}

session::v1::ClientMessage GameLogParts::request() const {
  session::v1::ClientMessage message;
  message.mutable_export_log()->set_from(static_cast<std::uint32_t>(text_.size()));
  return message;
}

bool GameLogParts::add(const table::v1::GameLog& part) {
  text_ += part.text();
  name_ = part.name();
  // A log that has become shorter in the meantime ends here, too.
  return part.text().empty() || text_.size() >= part.size();
}

}  // namespace cardroom::client
