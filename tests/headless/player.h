#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/core/client_core.h"
#include "client/terminal/tls_connection.h"
#include "common/protocol/frame_codec.h"
#include "tests/support/dice.h"

namespace cardroom::headless {

/// How a client without a person should behave.
struct Plan {
  std::string name = "Nobody";
  std::string profile_file;  ///< Empty: the profile is not saved.
  bool create = false;       ///< Creates a table; otherwise joins the first one (or `table`).
  std::string table;         ///< A 16-byte id; empty: any table.
  bool watch = false;
  std::string kind = "lucky-thirteen";  ///< With `create`.
  std::string rules;  ///< With `create`, in protobuf's text format: "pasur { target: 1 }"; empty: the defaults.
  std::string seats;  ///< With `create`, one letter per seat: o for open; r, b or c for a type of bot.
  std::uint32_t bot_pace_ms = 0;
  std::uint32_t turn_limit_ms = 0;  ///< 0: none.
  std::uint32_t think_ms = 0;
  std::uint32_t games = 1'000'000;  ///< Asks for another game until the table has played this many.
};

/// The traffic of its connections: plaintext including frame headers, but without heartbeats.
struct Traffic {
  std::uint64_t messages_sent = 0;
  std::uint64_t bytes_sent = 0;
  std::uint64_t messages_received = 0;
  std::uint64_t bytes_received = 0;
};

/// A real client state machine with a real connection. It plays random legal moves in a game of any kind, the same ones
/// in every run, and ends pauses at once. Runs entirely on the io_context's thread.
class Player {
 public:
  /// Called after each output of the client's state machine.
  using Listener = std::function<void(const client::Output&)>;

  Player(boost::asio::io_context& io, client::TlsClient& tls, Plan plan, Listener listener);
  ~Player();
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  void go(const std::string& host, std::uint16_t port);
  /// Says a line of chat at the table. The server refuses it if it comes too soon after others.
  void say(const std::string& text);

  const client::ClientCore& core() const { return core_; }
  const Traffic& traffic() const { return traffic_; }
  std::uint64_t moves() const { return moves_; }  ///< The number of moves answered with Done.

 private:
  void step(client::Input input);
  void perform(client::Output output);
  void open(const client::OpenConnection& out);
  void welcomed();
  void answered(const client::Answered& out);
  void act();
  void ask(session::v1::ClientMessage message);
  void ask_after(std::chrono::milliseconds pause, session::v1::ClientMessage message);

  client::TlsClient& tls_;
  Plan plan_;
  Listener listener_;
  boost::asio::steady_timer alarm_;
  boost::asio::steady_timer thinking_;
  client::ClientCore core_;
  std::map<client::ConnectionId, std::shared_ptr<client::TlsConnection>> connections_;
  std::map<client::ConnectionId, FrameDecoder> received_;
  Traffic traffic_;
  client::RequestTag tag_ = 0;
  client::RequestTag move_tag_ = 0;
  std::uint64_t moves_ = 0;
  std::uint64_t answered_decision_ = 0;
  bool went_on_ = false;           ///< Whether it has asked to go on in this pause.
  std::uint32_t asked_after_ = 0;  ///< The game after which it has asked for another one.
  testing::Dice dice_{1};
};

}  // namespace cardroom::headless
