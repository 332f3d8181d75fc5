#pragma once

#include <boost/asio/io_context.hpp>
#include <optional>
#include <string>

#include "client/load/player.h"

namespace cardroom::load {

/// A newcomer from an unused address, who connects to the server and watches a table. All on the io_context's thread.
class Stranger : private PlayerEvents {
 public:
  /// `io` and `tls` must outlive this object.
  Stranger(boost::asio::io_context& io, client::TlsClient& tls, Way way, std::string table, std::string password);

  /// How long it took to get in; empty if not in yet.
  const std::optional<Span>& got_in() const { return got_in_; }
  Time began() const { return began_; }

 private:
  void connecting(Player&) override {}
  void welcomed(Player& player, bool resumed) override;
  void first_view(Player&, const table::v1::TableUpdate&) override {}
  void changed(Player&, const client::TableChanged&) override;
  void left(Player&) override {}
  void asked(Player&, const session::v1::ClientMessage&) override {}
  void answered(Player& player, const session::v1::ClientMessage&, const session::v1::ServerMessage* answer) override;
  void disconnected(Player&, const std::string&) override {}

  void ask(Player& player, std::chrono::milliseconds pause);

  Way way_;
  std::string table_;
  std::string password_;
  Traffic traffic_;
  Time began_;
  std::optional<Span> got_in_;
  Player player_;
};

}  // namespace cardroom::load
