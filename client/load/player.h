#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/core/client_core.h"
#include "client/load/move_watch.h"
#include "client/terminal/tls_connection.h"
#include "common/protocol/frame_codec.h"

namespace cardroom::load {

class Player;

/// What a player reports to its table. None of these calls may destroy the player.
class PlayerEvents {
 public:
  virtual ~PlayerEvents() = default;
  /// TLS is established, and the hello is about to be sent.
  virtual void connecting(Player& player) = 0;
  virtual void welcomed(Player& player, bool resumed) = 0;
  /// The first view on a connection, before ClientCore has checked it.
  virtual void first_view(Player& player, const table::v1::TableUpdate& update) = 0;
  virtual void changed(Player& player, const client::TableChanged& change) = 0;
  /// The player is no longer at a table, although it did not ask to leave.
  virtual void left(Player& player) = 0;
  /// A request is about to be handed to the connection, at the time asked_at().
  virtual void asked(Player& player, const session::v1::ClientMessage& request) = 0;
  /// `answer` is null if there is none.
  virtual void answered(Player& player, const session::v1::ClientMessage& request,
                        const session::v1::ServerMessage* answer) = 0;
  /// The connection, or the attempt to connect, has failed.
  virtual void disconnected(Player& player, const std::string& why) = 0;
};

/// Plaintext including frame headers but not heartbeats, as the client sees it.
struct Traffic {
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
};

/// The address of the server, and the local address from which a client connects.
struct Way {
  client::Address server;
  std::optional<KeyFingerprint> key;  ///< Empty: any key.
  std::string from;                   ///< A local address; empty: the default.
};

/// One client: a ClientCore, as in every client of the project, on a TLS connection, making one request at a
/// time. All on the io_context's thread.
class Player {
 public:
  /// All arguments passed by reference must outlive this object. `traffic` is shared by all players.
  Player(boost::asio::io_context& io, client::TlsClient& tls, const Way& way, ClientId id, std::string name,
         Traffic& traffic, PlayerEvents& events);
  ~Player();
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  void start();
  /// Sends the request once the earlier ones are answered.
  void ask(session::v1::ClientMessage request);
  /// Like ask(), but after a pause; a later call replaces this one.
  void ask_after(std::chrono::nanoseconds pause, session::v1::ClientMessage request);
  /// Drops the request that is waiting for its pause to end. Returns whether there was one.
  bool forget_plan() { return thinking_.cancel() > 0; }
  /// Drops the connection as if the network had failed. The client reconnects.
  void cut();
  /// The same, but every attempt to reconnect fails until the network is back.
  void lose_network();
  void regain_network();

  ClientId id() const { return id_; }
  const client::ClientCore& core() const { return core_; }
  bool online() const { return core_.status().kind == client::Status::Kind::online; }
  /// When the request in progress was handed to the connection.
  Time asked_at() const { return asked_at_; }

  // State that the table keeps for this player.
  std::uint64_t decision = 0;                ///< The decision that its latest move answers.
  bool went_on = false;                      ///< It has already asked to go on in this pause.
  std::uint32_t ready_after = 0;             ///< The game after which it has asked for the next one.
  std::optional<std::uint32_t> kept_seat{};  ///< Its seat at a table at rest, until it is shown the table again.
  bool leaving = false;

 private:
  void step(client::Input input);
  /// Outputs are performed in order: those caused by performing one come after all earlier ones.
  void work();
  void perform(client::Output& output);
  void open(const client::OpenConnection& out);
  void received(client::ConnectionId id, std::string_view bytes);
  void answered(const session::v1::ServerMessage* answer);
  void ask_next();
  void wait(boost::asio::steady_timer& timer, auto then);

  client::TlsClient& tls_;
  const Way& way_;
  ClientId id_;
  Traffic& traffic_;
  PlayerEvents& events_;
  boost::asio::steady_timer alarm_;
  boost::asio::steady_timer thinking_;
  client::ClientCore core_;

  struct Link {
    std::shared_ptr<client::TlsConnection> tls;
    FrameDecoder frames{kReplyBytesMax};
    bool viewed = false;  ///< Its first view has arrived.
  };
  std::map<client::ConnectionId, Link> links_;
  std::deque<client::Output> outputs_;
  bool working_ = false;
  bool has_network_ = true;
  std::deque<session::v1::ClientMessage> requests_;  ///< The first one is in progress if `asking_`.
  bool asking_ = false;
  Time asked_at_{};
  std::shared_ptr<int> alive_ = std::make_shared<int>();  ///< Checked by timer handlers that are already queued.
};

}  // namespace cardroom::load
