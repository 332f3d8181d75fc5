#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "client/core/client_core.h"
#include "common/protocol/features.h"

namespace cardroom::client {

/// A ClientCore and a server played by the test, which decodes the client's messages and sends its own. The clock
/// advances only when the test advances it.
class ClientBench {
 public:
  explicit ClientBench(Profile profile = {.name = "Kari", .keys = {}, .tokens = {}, .seats = {}},
                       Fairness fairness = {})
      : core{std::move(profile), Software{.name = "test", .kinds = {}}, [this] { return today + time_of_day; },
             std::move(fairness)} {}

  static KeyFingerprint key(int number) {
    KeyFingerprint fingerprint{};
    fingerprint.fill(static_cast<std::byte>(number));
    return fingerprint;
  }
  static std::string token(char fill) { return std::string(32, fill); }
  static Address address() { return {"club.example", 7313}; }

  void step(Input input) {
    for (Output& output : core.step(now, std::move(input))) {
      if (const auto* open = std::get_if<OpenConnection>(&output)) {
        opened.push_back(*open);
        decoder = FrameDecoder{kRequestBytesMax};
      }
      if (std::holds_alternative<CloseConnection>(output)) ++closed;
      if (const auto* wake = std::get_if<WakeAt>(&output)) wake_at = wake->at;
      if (const auto* bytes = std::get_if<SendBytes>(&output)) decode(*bytes);
      said.push_back(std::move(output));
    }
  }

  /// The latest connection attempt succeeds, with this server key.
  void connect(int key_number = 1) { step(Connected{opened.back().connection, key(key_number)}); }
  void cut() { step(ConnectionClosed{opened.back().connection, "connection reset"}); }

  void tell(const session::v1::ServerMessage& message) {
    std::string frame;
    append_frame(frame, message.SerializeAsString());
    step(BytesReceived{opened.back().connection, frame});
  }

  void welcome(bool resumed, std::uint64_t last_request_id = 0, const std::string& table_id = {},
               char token_fill = 'a') {
    session::v1::ServerMessage message;
    auto& welcome = *message.mutable_welcome();
    welcome.set_protocol(1);
    welcome.set_token(token(token_fill));
    welcome.set_resumed(resumed);
    welcome.set_last_request_id(last_request_id);
    welcome.set_table_id(table_id);
    if (!run.empty()) {
      welcome.add_features(kFeatureKeepsTables);
      welcome.set_run(run);
    }
    tell(message);
  }

  /// Goes to the server, connects, and is welcomed with a new session.
  void arrive() {
    step(GoTo{address(), {}, false});
    connect();
    welcome(false);
  }

  /// The client gets a seat at a table.
  void sit() {
    session::v1::ServerMessage message;
    message.mutable_table_update()->set_table_id("table");
    message.mutable_table_update()->set_version(1);
    message.mutable_table_update()->set_seat(0);
    tell(message);
  }

  void answer_done(std::uint64_t request_id) {
    session::v1::ServerMessage message;
    message.set_request_id(request_id);
    message.mutable_done();
    tell(message);
  }

  void answer_out_of_order(std::uint64_t request_id) {
    session::v1::ServerMessage message;
    message.set_request_id(request_id);
    message.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_OUT_OF_ORDER);
    tell(message);
  }

  void goodbye(session::v1::GoodbyeReason reason, std::uint32_t retry_after_ms) {
    session::v1::ServerMessage message;
    message.mutable_goodbye()->set_reason(reason);
    message.mutable_goodbye()->set_retry_after_ms(retry_after_ms);
    tell(message);
  }

  void redirect(const std::string& host, int key_number, std::uint64_t request_id = 0,
                const std::string& table_id = {}) {
    session::v1::ServerMessage message;
    message.set_request_id(request_id);
    auto& redirect = *message.mutable_redirect();
    redirect.set_host(host);
    redirect.set_port(7000);
    redirect.set_key(reinterpret_cast<const char*>(key(key_number).data()), 32);
    redirect.set_ticket("ticket");
    redirect.set_table_id(table_id);
    tell(message);
  }

  /// The content of each event is its number, so that gaps and repeats are visible.
  void update(std::uint64_t version, std::uint32_t first_event, std::uint32_t events, std::uint32_t game = 1,
              const std::string& table_id = "table", bool view = true) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id(table_id);
    update.set_version(version);
    update.set_game_number(game);
    if (view) update.mutable_view();
    update.set_first_event(first_event);
    for (std::uint32_t i = 0; i < events; ++i)
      update.add_events()->mutable_lucky_thirteen()->mutable_drew()->set_seat(first_event + i);
    tell(message);
  }

  void ask(RequestTag tag) {
    Ask request{tag, {}};
    request.message.mutable_go_on();
    step(std::move(request));
  }

  /// Advances the clock by this much and wakes the state machine whenever it has asked to be woken.
  void wait(Instant time) {
    const Instant until = now + time;
    while (wake_at && *wake_at <= until) {
      now = std::max(now, *std::exchange(wake_at, std::nullopt));
      step(Woken{});
    }
    now = until;
  }

  /// Advances the clock by this much in one step, and only then wakes the state machine if it has asked to be woken.
  void hold(Instant time) {
    now += time;
    wait(Instant{});
  }

  /// The notices and outputs of one type since the last call to forget().
  template <class Type>
  std::vector<Type> all() const {
    std::vector<Type> found;
    for (const Output& output : said)
      if (const auto* one = std::get_if<Type>(&output)) found.push_back(*one);
    return found;
  }
  void forget() {
    said.clear();
    sent.clear();
  }

  Day today = std::chrono::year{2026} / 11 / 26;
  std::chrono::minutes time_of_day{};
  ClientCore core;
  Instant now{100'000};
  std::vector<Output> said;
  std::vector<session::v1::ClientMessage> sent;
  std::vector<OpenConnection> opened;
  std::optional<Instant> wake_at;
  int closed = 0;
  std::string run;  ///< Identifies the server process; empty if its tables do not outlive it.

 private:
  void decode(const SendBytes& bytes) {
    decoder.push(bytes.bytes);
    for (auto payload = decoder.next(); payload && *payload; payload = decoder.next())
      sent.emplace_back().ParseFromString(**payload);
  }

  FrameDecoder decoder{kRequestBytesMax};
};

}  // namespace cardroom::client
