#include "tests/simulation/client_host.h"

#include <utility>
#include <variant>

#include "common/base/overloaded.h"
#include "common/games/registry.h"

namespace cardroom::simulation {
namespace {

constexpr KeyFingerprint kServerKey{std::byte{0x5E}};

client::Software software(bool keeps_games) {
  client::Software result{.name = "simulation", .kinds = {}, .keeps_games = keeps_games};
  for (const GameKind& kind : game_kinds()) {
    session::v1::Kind& known = result.kinds.emplace_back();
    known.set_id(std::string{kind.id});
    known.set_rules_version(kind.rules_version);
  }
  return result;
}

}  // namespace

ClientHost::ClientHost(Timeline& timeline, ServerHost& server, std::uint32_t number, client::Profile profile,
                       Listener listener, Abilities abilities)
    : timeline_{timeline},
      server_{server},
      number_{number},
      saved_{std::move(profile)},
      listener_{std::move(listener)},
      abilities_{abilities} {}

client::Fairness ClientHost::fairness() {
  if (!abilities_.fair) return {};
  return {.entropy =
              [this](std::span<std::byte> bytes) {
                // Two processes of the same person draw at different times, and so get different numbers.
                const auto time = static_cast<std::uint64_t>(timeline_.now().count());
                testing::Dice{(time << 24U) + (std::uint64_t{number_} << 16U) + ++drawn_}.fill(bytes);
              },
          .make_match = make_any_match};
}

void ClientHost::start() {
  ++process_;
  core_ = std::make_unique<client::ClientCore>(
      saved_, software(abilities_.keeps_games), [] { return client::Day{}; }, fairness());
  tell(client::GoTo{client::Address{"server", 7313}, std::nullopt, false});
}

void ClientHost::kill() {
  for_each_link([this](ServerHost::LinkId link) { server_.close(link); });
  links_.clear();
  ++process_;
  core_.reset();
  frozen_ = false;
  while_frozen_.clear();
  alarm_.reset();
}

void ClientHost::freeze() {
  frozen_ = true;
  for_each_link([this](ServerHost::LinkId link) { server_.set_reading(link, false); });
}

void ClientHost::thaw() {
  if (!std::exchange(frozen_, false)) return;
  for (client::Input& input : std::exchange(while_frozen_, {}))
    step(std::move(input));
  for_each_link([this](ServerHost::LinkId link) { server_.set_reading(link, true); });
}

void ClientHost::cut() {
  for_each_link([this](ServerHost::LinkId link) { server_.cut(link); });
}

void ClientHost::jump(milliseconds forward) {
  clock_offset_ += forward;
  if (alarm_) arm();
}

void ClientHost::for_each_link(const std::function<void(ServerHost::LinkId)>& what) {
  for (const auto& [connection, link] : std::map{links_})
    what(link);
}

void ClientHost::tell(client::Input input) {
  if (running() && !frozen_) step(std::move(input));
}

void ClientHost::step(client::Input input) {
  if (!running()) return;
  if (frozen_) {
    while_frozen_.push_back(std::move(input));
    return;
  }
  for (client::Output& output : core_->step(now(), std::move(input)))
    perform(std::move(output));
}

void ClientHost::perform(client::Output output) {
  std::visit(Overloaded{
                 [this](const client::OpenConnection& out) { perform_open(out); },
                 [this](client::SendBytes& out) {
                   const auto link = links_.find(out.connection);
                   if (link != links_.end()) server_.send(link->second, std::move(out.bytes));
                 },
                 [this](const client::CloseConnection& out) {
                   const auto link = links_.extract(out.connection);
                   if (!link.empty()) server_.close(link.mapped());
                 },
                 [this](const client::WakeAt& out) {
                   alarm_ = out.at;
                   arm();
                 },
                 [this](const client::SaveProfile&) { saved_ = core_->profile(); },
                 [](const auto&) {},
             },
             output);
  listener_(output);
}

void ClientHost::perform_open(const client::OpenConnection& output) {
  const client::ConnectionId id = output.connection;
  const auto tell_process = [this, process = process_](client::Input input) {
    if (process == process_) step(std::move(input));
  };
  if (dark_) {
    timeline_.after(milliseconds{700}, [=] { tell_process(client::ConnectionClosed{id, "no route to host"}); });
    return;
  }
  ClientEnd end;
  end.connected = [=] { tell_process(client::Connected{id, kServerKey}); };
  end.received = [=](std::string bytes) { tell_process(client::BytesReceived{id, std::move(bytes)}); };
  end.closed = [=, this, process = process_](std::string why) {
    if (process == process_) links_.erase(id);
    tell_process(client::ConnectionClosed{id, std::move(why)});
  };
  links_[id] = server_.connect(number_, std::move(end));
}

void ClientHost::arm() {
  timeline_.at(*alarm_ - clock_offset_, [this, set = ++alarms_, process = process_] {
    if (set != alarms_ || process != process_) return;
    alarm_.reset();
    step(client::Woken{});
  });
}

}  // namespace cardroom::simulation
