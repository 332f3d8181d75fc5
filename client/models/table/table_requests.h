#pragma once

#include <functional>

#include "client/core/client_io.h"
#include "client/models/request_tags.h"

namespace cardroom::window {

/// Sends what the parts of the table ask of the server. The answers come to TableController::answered().
class TableRequests {
 public:
  using AskServer = std::function<void(client::Ask)>;
  explicit TableRequests(AskServer ask) : m_ask{std::move(ask)} {}

  /// The tag for a request that is to be noted before it is sent.
  client::RequestTag nextTag() { return tagOf(Asker::table, ++m_lastNumber); }
  void send(client::RequestTag tag, session::v1::ClientMessage message) {
    m_ask({.tag = tag, .message = std::move(message)});
  }
  client::RequestTag ask(session::v1::ClientMessage message) {
    const client::RequestTag tag = nextTag();
    send(tag, std::move(message));
    return tag;
  }

 private:
  AskServer m_ask;
  std::uint32_t m_lastNumber = 0;
};

}  // namespace cardroom::window
