#include "tests/simulation/evening.h"

#include <gtest/gtest.h>
#include <iomanip>
#include <sstream>
#include <utility>

#include "common/cards/sha256.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kSeed = 20'261'123;
constexpr const char* kTablePassword = "sesame";

std::string first_digits(const std::string& bytes) {
  const Digest digest = sha256(std::as_bytes(std::span{bytes}));
  std::ostringstream out;
  for (std::size_t i = 0; i < 4; ++i)
    out << std::hex << std::setw(2) << std::setfill('0') << std::to_integer<int>(digest.at(i));
  return out.str();
}

std::string field_of(const session::v1::ServerMessage& message) {
  const auto* field =
      session::v1::ServerMessage::descriptor()->FindFieldByNumber(static_cast<int>(message.body_case()));
  return field == nullptr ? "none" : field->name();
}

}  // namespace

// --- Transcript --------------------------------------------------------------------------------------------------

void Transcript::opened(server::ConnectionId connection, std::uint32_t client) {
  clients_[connection] = client;
  decoders_.try_emplace(connection, kReplyBytesMax);
}

void Transcript::sent(server::Instant at, server::ConnectionId connection, std::string_view bytes) {
  FrameDecoder& decoder = decoders_.at(connection);
  decoder.push(bytes);
  while (auto payload = decoder.next().value()) {
    session::v1::ServerMessage message;
    check(message.ParseFromString(*payload), "the server sends messages");
    const std::string field = field_of(message);
    Sent& sent = sent_[{at.count() / 10'000, clients_.at(connection)}];
    ++sent.messages[field];
    sent.bytes += *payload;
    ++counts_[field];
    text_ += std::to_string(at.count()) + " ms, client " + std::to_string(clients_.at(connection)) + ", connection " +
             std::to_string(connection) + ":\n" + message.DebugString() + "\n";
  }
}

std::string Transcript::summary() const {
  std::ostringstream out;
  for (const auto& [key, sent] : sent_) {
    out << key.first * 10 << " s, client " << key.second << ":";
    for (const auto& [field, count] : sent.messages)
      out << ' ' << count << ' ' << field << ',';
    out << ' ' << sent.bytes.size() << " bytes, " << first_digits(sent.bytes) << '\n';
  }
  return out.str();
}

// --- Guest -------------------------------------------------------------------------------------------------------

Guest::Guest(Timeline& timeline, ServerHost& server, const std::string& name, std::uint32_t number,
             milliseconds dawdles)
    : timeline_{timeline},
      dice_{kSeed + number},
      dawdles_{dawdles},
      host_{timeline, server, number, profile_named(name), [this](const client::Output& output) { heard(output); }} {
  host_.start();
  look();
}

bool Guest::online() const {
  return host_.running() && host_.core().status().kind == client::Status::Kind::online;
}

const table::v1::TableUpdate* Guest::table() const {
  return host_.running() && host_.core().table() != nullptr ? &host_.core().table()->update : nullptr;
}

client::RequestTag Guest::ask(const Fill& fill) {
  session::v1::ClientMessage message;
  fill(message);
  host_.tell(client::Ask{++tag_, std::move(message)});
  return tag_;
}

std::optional<bool> Guest::refused(client::RequestTag tag) const {
  const auto found = refused_.find(tag);
  return found == refused_.end() ? std::nullopt : std::optional{found->second};
}

void Guest::heard(const client::Output& output) {
  const auto* answered = std::get_if<client::Answered>(&output);
  if (answered == nullptr) return;
  refused_[answered->tag] = answered->answer.has_refused();
  if (answered->answer.table_list().tables_size() > 0) listed_ = answered->answer.table_list().tables(0).table_id();
}

void Guest::look() {
  timeline_.after(dice_.between(300ms, dawdles_), [this] { look(); });
  if (!plays_ || !online() || table() == nullptr) return;
  const table::v1::TableUpdate& update = *table();
  if (update.has_seat() && update.seats(static_cast<int>(update.seat())).person().held_by_bot())
    return static_cast<void>(ask([](auto& message) { message.mutable_take_my_seat(); }));
  if (update.phase() == table::v1::PHASE_PAUSED && dice_.one_in(4))
    return static_cast<void>(ask([](auto& message) { message.mutable_go_on(); }));
  if (!update.has_decision()) return;
  ask([&](auto& message) {
    if (dice_.one_in(8)) return message.mutable_hint()->set_decision(update.decision());
    auto& move = *message.mutable_move();
    move.set_decision(update.decision() - (dice_.one_in(30) ? 1 : 0));
    *move.mutable_move() = dice_.one_in(15) ? testing::any_move(update.legal_moves(), dice_)
                                            : testing::legal_move(update.legal_moves(), dice_);
  });
}

// --- The evening -------------------------------------------------------------------------------------------------

namespace {

class Evening {
 public:
  Evening(const EveningPlan& plan, Transcript& transcript)
      : plan_{plan}, server_{timeline_, kSeed, config(), {}, transcript} {}

  void spend() {
    gather();
    play_with_trouble();
    change_the_table();
    leave_the_bots();
    server_.shut_down();
    pass(5s);
    check(server_.finished(), "the server ends");
  }

 private:
  static server::Config config() {
    server::Config result;
    result.server_name = "Recorded";
    return result;
  }

  void pass(milliseconds time) { timeline_.run_until(timeline_.now() + time); }
  void ask(Guest& guest, const Guest::Fill& fill, bool refused = false) {
    const client::RequestTag tag = guest.ask(fill);
    pass(1s);
    session::v1::ClientMessage message;
    fill(message);
    EXPECT_EQ(guest.refused(tag), refused)
        << guest.host().saved().name << " at " << timeline_.now().count() << " ms: " << message.ShortDebugString();
  }
  bool playing() { return bo_.table() != nullptr && bo_.table()->phase() != table::v1::PHASE_GATHERING; }
  void until_the_game_ends() {
    for (int minutes = 0; playing() && minutes < 90; ++minutes)
      pass(1min);
    check(!playing(), "the game ends");
  }
  void join(Guest& guest, const std::string& password, bool watch, bool refused = false) {
    const std::string id = ann_.table()->table_id();
    ask(
        guest,
        [&](auto& message) {
          message.mutable_join_table()->set_table_id(id);
          message.mutable_join_table()->set_password(password);
          message.mutable_join_table()->set_watch(watch);
        },
        refused);
  }

  void gather() {
    pass(1s);
    ask(ann_, [&](auto& message) {
      auto& create = *message.mutable_create_table();
      create.set_name("Friday");
      create.set_kind(plan_.kind);
      *create.mutable_rules() = plan_.first_rules;
      for (std::uint32_t seat = 0; seat < plan_.seats; ++seat)
        create.add_seats();
      create.set_turn_limit_ms(15'000);
      create.set_password(kTablePassword);
      create.set_watching_allowed(true);
    });
    ask(bo_, [](auto& message) { message.mutable_list_tables(); });
    check(bo_.listed_table() == ann_.table()->table_id(), "the list has the table");
    join(bo_, "open", false, true);
    join(bo_, kTablePassword, false);
    join(dee_, kTablePassword, true);
    ask(ann_, [](auto& message) { message.mutable_say()->set_text("Good evening! شب بخیر"); });
    ask(bo_, [](auto& message) { message.mutable_say()->set_phrase(table::v1::PHRASE_ONE_MOMENT); });
    ask(bo_, [](auto& message) { message.mutable_change_settings()->set_name("Bo's"); }, true);
    ask(ann_, [](auto& message) { message.mutable_take_seat()->set_seat(9); }, true);
    if (plan_.seats != 2) {
      ask(ann_, [](auto& message) {
        message.mutable_set_seat()->set_seat(2);
        message.mutable_set_seat()->mutable_plan()->mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC);
      });
    }
    // The last seat is taken, so the game starts.
    ann_.ask([](auto& message) {
      message.mutable_fill_with_bots()->mutable_bot()->set_type(table::v1::BOT_TYPE_CLEVER);
      message.mutable_fill_with_bots()->mutable_bot()->set_pace_ms(700);
    });
    pass(1s);
  }

  /// Lost connections of every sort, a turn that runs out, a late guest.
  void play_with_trouble() {
    pass(10s);
    bo_.host().cut();
    join(cy_, kTablePassword, false, plan_.seats == 2);  // At a table for two, both seats are taken.
    pass(10s);
    bo_.host().pull_plug();
    pass(35s);
    bo_.host().put_plug_back();
    pass(5s);
    ann_.host().kill();
    pass(4s);
    ann_.host().start();
    pass(10s);
    bo_.set_plays(false);
    pass(40s);
    bo_.set_plays(true);
    dee_.host().freeze();
    pass(20s);
    dee_.host().thaw();
    dee_.ask([](auto& message) { message.mutable_say()->set_text("Well played"); });
    dee_.ask([](auto& message) { message.mutable_say()->set_text("two\nlines"); });
    until_the_game_ends();
  }

  void change_the_table() {
    ask(ann_, [&](auto& message) {
      auto& change = *message.mutable_change_settings();
      change.set_name("Friday, second game");
      *change.mutable_rules() = plan_.second_rules;
      change.set_password("");
      change.set_turn_limit_ms(0);
    });
    ask(ann_, [](auto& message) {
      message.mutable_remove_player()->set_name("Bo");
      message.mutable_remove_player()->set_address_too(true);
    });
    join(bo_, "", false, true);
    ask(ann_, [](auto& message) { message.mutable_list_removed(); });
    ask(ann_, [](auto& message) { message.mutable_let_back()->set_name("Bo"); });
    join(bo_, "", false);
    ann_.ask([](auto& message) {
      message.mutable_fill_with_bots()->mutable_bot()->set_type(table::v1::BOT_TYPE_RANDOM);
      message.mutable_fill_with_bots()->mutable_bot()->set_pace_ms(300);
    });
    pass(1s);
  }

  void leave_the_bots() {
    for (Guest* guest : {&ann_, &bo_, &cy_})
      guest->ask([](auto& message) { message.mutable_ready(); });
    pass(30s);
    for (Guest* guest : {&bo_, &cy_, &ann_})
      guest->ask([](auto& message) { message.mutable_leave_table(); });
    pass(5s);
    ask(dee_, [](auto& message) { message.mutable_set_pace()->set_paused(true); });
    pass(5s);
    dee_.ask([](auto& message) { message.mutable_set_pace()->set_step(true); });
    ask(dee_, [](auto& message) {
      message.mutable_set_pace()->set_speed_percent(400);
      message.mutable_set_pace()->set_paused(false);
    });
    pass(3min);
    ask(dee_, [](auto& message) { message.mutable_leave_table(); });
  }

  const EveningPlan& plan_;
  Timeline timeline_;
  ServerHost server_;
  Guest ann_{timeline_, server_, "Ann", 1, plan_.dawdles};
  Guest bo_{timeline_, server_, "Bo", 2, plan_.dawdles};
  Guest cy_{timeline_, server_, "Cy", 3, plan_.dawdles};
  Guest dee_{timeline_, server_, "Dee", 4, plan_.dawdles};
};

}  // namespace

void spend(const EveningPlan& plan, Transcript& transcript) {
  Evening{plan, transcript}.spend();
}

}  // namespace cardroom::simulation
