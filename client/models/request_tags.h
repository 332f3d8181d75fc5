#pragma once

#include <functional>

#include "client/core/client_io.h"

namespace cardroom::window {

/// The model that sent a request: each model numbers its own requests and receives their answers.
enum class Asker : client::RequestTag { application = 1, setup = 2, table = 3 };

constexpr client::RequestTag tagOf(Asker asker, std::uint32_t number) {
  return static_cast<client::RequestTag>(asker) << 32 | number;
}

constexpr bool isOf(Asker asker, client::RequestTag tag) {
  return tag >> 32 == static_cast<client::RequestTag>(asker);
}

constexpr std::uint32_t numberOf(client::RequestTag tag) {
  return static_cast<std::uint32_t>(tag);
}

/// Numbers one model's requests, and sends them to the server.
class TableRequests {
 public:
  using AskServer = std::function<void(client::Ask)>;
  TableRequests(AskServer ask, Asker asker) : m_ask{std::move(ask)}, m_asker{asker} {}

  /// A tag for a caller that must record it before it sends the request.
  client::RequestTag nextTag() { return tagOf(m_asker, ++m_lastNumber); }
  void send(client::RequestTag tag, session::v1::ClientMessage message) {
    m_ask({.tag = tag, .message = std::move(message)});
  }
  /// Sends the request that `fill` fills in.
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
