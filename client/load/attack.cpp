#include "client/load/attack.h"

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_core.h"
#include "client/games/games.h"
#include "client/load/clock.h"
#include "client/terminal/tls_connection.h"
#include "common/cards/bot_dice.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/presence.h"
#include "common/protocol/token.h"

namespace cardroom::load {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using session::v1::ClientMessage;
using session::v1::ServerMessage;

/// Simultaneous connections: from one address, and from all.
struct Places {
  std::size_t per_address;
  std::size_t all;
};

/// More than a server accepts from one address if that is the point of the attack, but fewer than the number of files
/// that this process may have open.
constexpr Places places_of(Attack attack) {
  switch (attack) {
    case Attack::half_open:
    case Attack::no_hello:
    case Attack::connections: return {.per_address = 400, .all = 2'000};
    case Attack::slow_reader: return {.per_address = 20, .all = 600};
    default: return {.per_address = 8, .all = 300};
  }
}

/// New connections per second, for all attackers together. Each costs a server about a millisecond.
constexpr std::size_t kOpenedPerSecond = 500;

/// Messages per second, for all attackers together, and the shortest pause between those of one attacker.
constexpr std::size_t kSentPerSecond = 20'000;
constexpr std::chrono::milliseconds kSendAgainAfter{5};

/// The attackers yield to the server and to the clients being measured.
constexpr int kNice = 10;

/// The beginning of a frame longer than any server allows: its length and part of its payload.
std::string long_frame() {
  return std::string("\x7f\xff\xff\xff", 4) + std::string(500, 'x');
}

std::string frame_of(const ClientMessage& message) {
  std::string frame;
  append_frame(frame, message.SerializeAsString());
  return frame;
}

}  // namespace

/// All attackers of a run. Used on their own thread, except for stop() and counts().
class AttackRun::Attackers {
 public:
  explicit Attackers(AttackPlan plan) : plan_{std::move(plan)}, dice_{plan_.seed}, opening_{io_} {
    const Places places = places_of(plan_.attack);
    const std::size_t each = std::clamp<std::size_t>(places.all / plan_.addresses, 1, places.per_address);
    for (std::size_t i = 0; i < plan_.addresses * each; ++i)
      attackers_.push_back(std::make_unique<Attacker>(*this, i % plan_.addresses));
    for (const auto& attacker : attackers_)
      waiting_.push_back(attacker.get());
    const std::chrono::nanoseconds for_all = std::chrono::seconds{attackers_.size()};
    pause_ = std::max<std::chrono::nanoseconds>(kSendAgainAfter, for_all / kSentPerSecond);
  }

  void run() {
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), kNice);
    open_next();
    io_.run();
  }
  void stop() {
    asio::post(io_, [this] {
      attackers_.clear();
      io_.stop();
    });
  }

  AttackCounts counts() const {
    return {.opened = counters_.opened,
            .welcomed = counters_.welcomed,
            .sent = counters_.sent,
            .refused = counters_.refused,
            .ended = counters_.ended};
  }

 private:
  /// Makes one connection after another from one address.
  class Attacker {
   public:
    Attacker(Attackers& all, std::size_t address)
        : all_{all},
          from_{"127.2." + std::to_string(address / 250) + "." + std::to_string(address % 250 + 1)},
          socket_{all.io_},
          timer_{all.io_} {}
    ~Attacker() {
      if (tls_) tls_->close();
    }
    Attacker(const Attacker&) = delete;
    Attacker& operator=(const Attacker&) = delete;

    void open() {
      ++all_.counters_.opened;
      if (all_.plan_.attack == Attack::half_open) return open_half();
      frames_ = FrameDecoder{kReplyBytesMax};
      request_ = 0;
      at_table_ = false;
      client::TlsEvents events;
      events.connected = [this](const KeyFingerprint&) { connected(); };
      events.received = [this](std::string_view bytes) { received(bytes); };
      events.sent = [] {};
      events.closed = [this](const std::string&) { ended(); };
      tls_ = all_.tls_.connect(all_.plan_.server.host, all_.plan_.server.port, client::kConnectingMax,
                               std::move(events), from_);
    }

   private:
    void open_half() {
      error_code error;
      const tcp::endpoint server{asio::ip::make_address(all_.plan_.server.host, error), all_.plan_.server.port};
      socket_ = tcp::socket{all_.io_};
      socket_.open(server.protocol(), error);
      if (!error) socket_.bind({asio::ip::make_address(from_), 0}, error);
      if (error) return ended();
      socket_.async_connect(server, [this, turn = turn_](error_code failed) {
        if (turn != turn_) return;
        if (failed) return ended();
        // Nothing is sent; the server closes the connection.
        socket_.async_wait(tcp::socket::wait_read, [this, turn](error_code) {
          if (turn == turn_) ended();
        });
      });
    }

    void ended() {
      ++all_.counters_.ended;
      begin_again();
    }

    void begin_again() {
      ++turn_;
      timer_.cancel();
      if (tls_) std::exchange(tls_, nullptr)->close();
      error_code ignored;
      socket_.close(ignored);
      all_.waiting_.push_back(this);
    }

    void connected() {
      if (all_.plan_.attack == Attack::no_hello) return;
      if (all_.plan_.attack == Attack::garbage && all_.dice_.uniform(2) == 0) return send(long_frame());
      ClientMessage message;
      auto& hello = *message.mutable_hello();
      hello.set_protocol_min(client::kProtocolMin);
      hello.set_protocol_max(client::kProtocolMax);
      for (auto& kind : client::kinds_for_hello())
        *hello.add_kinds() = std::move(kind);
      hello.set_name("Mallory");
      hello.set_software(std::string(40, 'm'));
      if (all_.plan_.attack == Attack::resume) hello.set_token(all_.random_bytes(kTokenBytes));
      send(frame_of(message));
    }

    void received(std::string_view bytes) {
      frames_.push(bytes);
      for (auto payload = frames_.next(); payload && *payload && tls_; payload = frames_.next()) {
        ServerMessage message;
        if (message.ParseFromString(**payload)) understood(message);
      }
    }

    void understood(const ServerMessage& message) {
      if (message.has_welcome()) {
        ++all_.counters_.welcomed;
        return welcomed();
      }
      if (message.has_goodbye()) return ended();
      if (message.request_id() == 0) return;
      if (message.has_refused()) ++all_.counters_.refused;
      if (message.has_joined_table()) at_table_ = true;
      // Any answer leads to the next request.
      later(all_.pause_, [this] { ask(); });
    }

    void welcomed() {
      switch (all_.plan_.attack) {
        case Attack::sessions:
        case Attack::resume: return begin_again();
        case Attack::garbage: return send_garbage();
        case Attack::log: return send(long_frame());
        case Attack::connections: return heartbeat();
        case Attack::slow_reader: tls_->stop_reading(); return ask_on();
        default: return ask();
      }
    }

    void send_garbage() {
      std::string frame;
      append_frame(frame, all_.random_bytes(64));
      send(std::move(frame));
      later(all_.pause_, [this] { send_garbage(); });
    }

    void heartbeat() {
      ClientMessage message;
      message.mutable_heartbeat();
      send(frame_of(message));
      later(kHeartbeatEvery, [this] { heartbeat(); });
    }

    /// An endless stream of requests, regardless of the answers.
    void ask_on() {
      ask();
      later(all_.pause_, [this] { ask_on(); });
    }

    void ask() {
      ClientMessage message;
      message.set_request_id(++request_);
      switch (all_.plan_.attack) {
        case Attack::tables:
          if (std::exchange(at_table_, false)) {
            message.mutable_leave_table();
          } else {
            message.mutable_create_table()->set_kind(std::string{client::games().front()->id});
          }
          break;
        case Attack::passwords:
          message.mutable_join_table()->set_table_id(all_.plan_.locked_table);
          message.mutable_join_table()->set_password("wrong " + std::to_string(request_));
          break;
        case Attack::chat:
          if (request_ == 1 && !all_.plan_.open_tables.empty()) {
            const auto tables = static_cast<std::uint32_t>(all_.plan_.open_tables.size());
            message.mutable_join_table()->set_table_id(all_.plan_.open_tables[all_.dice_.uniform(tables)]);
            message.mutable_join_table()->set_watch(true);
          } else if (at_table_ && request_ % 2 == 0) {
            message.mutable_say()->set_text(std::string(160, 'M'));
          } else {
            message.mutable_list_tables();
          }
          break;
        default: message.mutable_list_tables(); break;
      }
      send(frame_of(message));
    }

    void send(std::string bytes) {
      if (!tls_) return;
      ++all_.counters_.sent;
      tls_->send(std::move(bytes));
    }

    void later(std::chrono::nanoseconds pause, auto then) {
      timer_.expires_after(pause);
      timer_.async_wait([this, then, turn = turn_](error_code error) {
        if (!error && turn == turn_) then();
      });
    }

    Attackers& all_;
    std::string from_;
    tcp::socket socket_;  ///< The socket of a half-open connection.
    std::shared_ptr<client::TlsConnection> tls_;
    asio::steady_timer timer_;
    FrameDecoder frames_{kReplyBytesMax};
    std::uint64_t turn_ = 0;  ///< Counts its connections, so that queued handlers of an earlier one are ignored.
    std::uint64_t request_ = 0;
    bool at_table_ = false;
  };

  /// Opens connections for the waiting attackers in turn.
  void open_next() {
    if (!waiting_.empty()) {
      Attacker* const next = waiting_.front();
      waiting_.pop_front();
      next->open();
    }
    opening_.expires_after(std::chrono::nanoseconds{std::chrono::seconds{1}} / kOpenedPerSecond);
    opening_.async_wait([this](error_code error) {
      if (!error) open_next();
    });
  }

  std::string random_bytes(std::size_t count) {
    std::string bytes(count, ' ');
    for (char& byte : bytes)
      byte = static_cast<char>(dice_.uniform(256));
    return bytes;
  }

  /// AttackCounts, shared by two threads.
  struct Counters {
    std::atomic<std::uint64_t> opened{}, welcomed{}, sent{}, refused{}, ended{};
  };

  AttackPlan plan_;
  BotDice dice_;
  asio::io_context io_;
  client::TlsClient tls_{io_};
  asio::steady_timer opening_;
  std::chrono::nanoseconds pause_{};
  Counters counters_;
  std::vector<std::unique_ptr<Attacker>> attackers_;
  std::deque<Attacker*> waiting_;
};

AttackRun::AttackRun(AttackPlan plan) : attackers_{std::make_unique<Attackers>(std::move(plan))} {
  thread_ = std::thread{[this] { attackers_->run(); }};
}

AttackRun::~AttackRun() {
  attackers_->stop();
  thread_.join();
}

AttackCounts AttackRun::counts() const {
  return attackers_->counts();
}

}  // namespace cardroom::load
