#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/protocol/frame_codec.h"
#include "tests/simulation/client_host.h"

namespace cardroom::simulation {

/// Records what the server sends during an evening, message by message, regardless of how TLS splits them.
class Transcript : public Witness {
 public:
  void opened(server::ConnectionId connection, std::uint32_t client) override;
  void sent(server::Instant at, server::ConnectionId connection, std::string_view bytes) override;

  /// One line per client and ten-second interval: how many messages with each field the client was sent, how many
  /// bytes, and the first eight digits of the SHA-256 of all messages in order.
  std::string summary() const;
  /// Every message in protobuf's text format, to compare two runs whose summaries differ.
  const std::string& text() const { return text_; }
  /// The number of messages with each field of ServerMessage, by the field's name.
  const std::map<std::string, int>& counts() const { return counts_; }

 private:
  struct Sent {
    std::map<std::string, int> messages;
    std::string bytes;
  };
  std::map<server::ConnectionId, std::uint32_t> clients_;
  std::map<server::ConnectionId, FrameDecoder> decoders_;
  std::map<std::pair<std::int64_t, std::uint32_t>, Sent> sent_;  ///< By ten-second interval and client.
  std::map<std::string, int> counts_;
  std::string text_;
};

/// One of the people: plays promptly while seated, and otherwise does what the test says.
class Guest {
 public:
  using Fill = std::function<void(session::v1::ClientMessage&)>;

  /// `dawdles`: the longest time spent thinking about a move or another request.
  Guest(Timeline& timeline, ServerHost& server, const std::string& name, std::uint32_t number, milliseconds dawdles);

  client::RequestTag ask(const Fill& fill);
  ClientHost& host() { return host_; }
  bool online() const;
  /// The table that the guest is at; null if none.
  const table::v1::TableUpdate* table() const;
  /// The first table in the last list that the guest was sent.
  const std::string& listed_table() const { return listed_; }
  /// Whether this request was refused; empty if it has not been answered.
  std::optional<bool> refused(client::RequestTag tag) const;
  void set_plays(bool plays) { plays_ = plays; }

 private:
  void look();
  void heard(const client::Output& output);

  Timeline& timeline_;
  Dice dice_;
  client::RequestTag tag_ = 0;
  bool plays_ = true;
  milliseconds dawdles_;
  std::map<client::RequestTag, bool> refused_;
  std::string listed_;
  ClientHost host_;
};

/// One evening at one table, always the same for a kind: four people, a password, bots, chat, refusals, lost
/// connections, a turn that runs out, two games, a removed player, bots that play among themselves.
struct EveningPlan {
  std::string kind;
  std::uint32_t seats = 0;  ///< 0: the usual number for the kind.
  milliseconds dawdles{};   ///< The longest time spent thinking about a move; even a short game lasts several minutes.
  table::v1::GameRules first_rules;
  table::v1::GameRules second_rules;
};
void spend(const EveningPlan& plan, Transcript& transcript);

}  // namespace cardroom::simulation
