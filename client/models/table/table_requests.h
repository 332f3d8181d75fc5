#pragma once

#include <functional>

#include "client/core/client_io.h"
#include "client/models/request_tags.h"

namespace cardroom::window {

/// Sends what one asker asks of the server, and numbers its requests.
class TableRequests {
 public:
  using AskServer = std::function<void(client::Ask)>;
  TableRequests(AskServer ask, Asker asker) : m_ask{std::move(ask)}, m_asker{asker} {}

  /// The tag for a request that is to be noted before it is sent.
  client::RequestTag nextTag() { return tagOf(m_asker, ++m_lastNumber); }
  void send(client::RequestTag tag, session::v1::ClientMessage message) {
    m_ask({.tag = tag, .message = std::move(message)});
  }
  /// Asks for what `fill` writes.
  template <class Fill>
  client::RequestTag ask(Fill fill) {
    session::v1::ClientMessage message;
    fill(message);
    const client::RequestTag tag = nextTag();
    send(tag, std::move(message));
    return tag;
  }

 private:
  AskServer m_ask;
  Asker m_asker;
  std::uint32_t m_lastNumber = 0;
};

}  // namespace cardroom::window
