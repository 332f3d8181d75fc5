#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "client/core/client_core.h"
#include "client/terminal/terminal_core.h"
#include "common/protocol/features.h"

namespace cardroom::terminal {

/// A TerminalCore with its ClientCore, and a person and a server played by the test. The transcript has the person's
/// input after "> ", the program's output unchanged, and the test's actions in brackets.
class TerminalStage {
 public:
  explicit TerminalStage(Launch launch = {}, Style style = {}, std::string name = "Kari",
                         std::vector<client::KeptSeat> seats = {})
      : client{client::Profile{.name = std::move(name), .keys = {}, .tokens = {}, .seats = std::move(seats)},
               client::Software{.name = "test", .kinds = {}}, [] { return kToday; }},
        terminal{client, std::move(launch), style} {}

  /// A Thursday.
  static constexpr client::Day kToday = std::chrono::year{2026} / 11 / 26;

  static KeyFingerprint key(int number) {
    KeyFingerprint fingerprint{};
    fingerprint.fill(static_cast<std::byte>(number));
    return fingerprint;
  }

  void start(std::optional<OwnServer> running = {}) { step(Start{std::move(running)}); }

  void type(const std::string& line) {
    transcript += "> " + line + "\n";
    step(Typed{line});
  }

  /// The latest connection attempt succeeds, and the server welcomes us. `keeps_tables`: the server's tables outlive
  /// its process.
  void connect(bool resumed = false, const std::string& table_id = {}, int key_number = 1, bool keeps_tables = false) {
    tell_client(client::Connected{connection, key(key_number)});
    session::v1::ServerMessage message;
    auto& welcome = *message.mutable_welcome();
    welcome.set_token(std::string(32, 't'));
    welcome.set_resumed(resumed);
    welcome.set_server_name("den");
    welcome.set_table_id(table_id);
    welcome.set_last_request_id(last_request_id);
    if (keeps_tables) welcome.add_features(kFeatureKeepsTables);
    from_server(message);
  }

  void cut() {
    transcript += "[the connection is cut]\n";
    tell_client(client::ConnectionClosed{connection, "connection reset by peer"});
  }

  /// The latest connection attempt fails: the host answers that no program is listening.
  void refuse_connection() { tell_client(client::ConnectionClosed{connection, "connection refused", true}); }

  /// The whole transcript on one line.
  std::string said() const {
    std::string text = transcript;
    std::ranges::replace(text, '\n', ' ');
    return text;
  }

  void from_server(const session::v1::ServerMessage& message) { from_server_bytes(message.SerializeAsString()); }
  void from_server_bytes(const std::string& payload) {
    std::string frame;
    append_frame(frame, payload);
    from_server_raw(frame);
  }
  void from_server_raw(const std::string& frames) { tell_client(client::BytesReceived{connection, frames}); }

  /// The answer to the last request.
  void answer(session::v1::ServerMessage message) {
    message.set_request_id(last_request_id);
    from_server(message);
  }
  void answer_done() {
    session::v1::ServerMessage message;
    message.mutable_done();
    answer(std::move(message));
  }
  void refuse(session::v1::RefusalReason reason) {
    session::v1::ServerMessage message;
    message.mutable_refused()->set_reason(reason);
    answer(std::move(message));
  }

  /// Advances the clock by this much; alarms go off, and server heartbeats keep the connection alive.
  void wait(Instant time) {
    const Instant until = now + time;
    for (;;) {
      Instant next = until;
      if (client_alarm) next = std::min(next, *client_alarm);
      if (terminal_alarm) next = std::min(next, *terminal_alarm);
      now = std::max(now, next);
      if (client_alarm && *client_alarm <= now) {
        client_alarm.reset();
        if (client.status().kind == client::Status::Kind::online) heartbeat();
        tell_client(client::Woken{});
      } else if (terminal_alarm && *terminal_alarm <= now) {
        terminal_alarm.reset();
        step(Woken{});
      } else {
        return;
      }
    }
  }

  void step(Input input) {
    for (Output& output : terminal.step(now, std::move(input)))
      work.emplace_back(std::move(output));
    perform_all();
  }

  /// The number of performed outputs of one type.
  template <class Type>
  int count() const {
    int number = 0;
    for (const Output& output : performed)
      number += std::holds_alternative<Type>(output) ? 1 : 0;
    return number;
  }

  client::ClientCore client;
  TerminalCore terminal;
  Instant now{1'000'000};
  std::string transcript;
  std::vector<Output> performed;                     ///< All except Print and Tell.
  std::vector<session::v1::ClientMessage> requests;  ///< All requests from the client.
  std::vector<client::Address> opened;
  std::uint64_t last_request_id = 0;

 private:
  void heartbeat() {
    session::v1::ServerMessage message;
    message.mutable_heartbeat();
    from_server(message);
  }

  void tell_client(client::Input input) {
    for (client::Output& output : client.step(now, std::move(input)))
      work.emplace_back(std::move(output));
    perform_all();
  }

  /// Outputs are performed in order: those caused by performing one come after all earlier ones.
  void perform_all() {
    if (std::exchange(performing, true)) return;
    while (!work.empty()) {
      auto next = std::move(work.front());
      work.pop_front();
      std::visit([this](auto& output) { this->perform(output); }, next);
    }
    performing = false;
  }

  void perform(Output& output) {
    if (const auto* print = std::get_if<Print>(&output)) {
      transcript += print->text + "\n";
    } else if (auto* tell = std::get_if<Tell>(&output)) {
      tell_client(std::move(tell->input));
    } else {
      if (const auto* wake = std::get_if<WakeAt>(&output)) terminal_alarm = wake->at;
      performed.push_back(output);
    }
  }

  void perform(client::Output& output) {
    if (const auto* open = std::get_if<client::OpenConnection>(&output)) {
      connection = open->connection;
      opened.push_back(open->address);
    }
    if (const auto* wake = std::get_if<client::WakeAt>(&output)) client_alarm = wake->at;
    if (const auto* bytes = std::get_if<client::SendBytes>(&output)) decode(bytes->bytes);
    step(Noticed{std::move(output)});
  }

  void decode(const std::string& bytes) {
    FrameDecoder decoder{kRequestBytesMax};
    decoder.push(bytes);
    for (auto payload = decoder.next(); payload && *payload; payload = decoder.next()) {
      session::v1::ClientMessage message;
      message.ParseFromString(**payload);
      if (message.request_id() == 0) continue;
      last_request_id = message.request_id();
      requests.push_back(std::move(message));
    }
  }

  std::deque<std::variant<Output, client::Output>> work;
  bool performing = false;
  client::ConnectionId connection = 0;
  std::optional<Instant> client_alarm;
  std::optional<Instant> terminal_alarm;
};

}  // namespace cardroom::terminal
