#include "tests/simulation/server_host.h"

#include <algorithm>
#include <variant>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "cardroom/table/v1/table.pb.h"
#include "common/base/check.h"
#include "common/base/overloaded.h"
#include "common/protocol/frame_codec.h"
#include "common/record/record_file.h"
#include "tests/support/random_record.h"

namespace cardroom::simulation {
namespace {

/// The number of bytes that the kernel buffers for a client that does not read: small, so that views are queued in the
/// server and replaced.
constexpr std::size_t kKernelBytes = 2'000;

/// The longest time until both ends of a broken connection learn that it is broken.
constexpr milliseconds kNoticeMax{300};

}  // namespace

Expected<std::string, std::string> write_record(GameRecord record) {
  record.program = "simulation";
  record.server = "Simulated";
  auto file = make_record(record, testing::test_signer());
  if (!file) return Unexpected<std::string>{file.error().one_line()};
  return *std::move(file);
}

ServerHost::ServerHost(Timeline& timeline, std::uint64_t seed, server::Config config, Faults faults, Witness& witness)
    : timeline_{timeline},
      dice_{seed},
      faults_{faults},
      witness_{witness},
      entropy_{dice_.seed()},
      config_{std::move(config)} {
  begin();
}

void ServerHost::begin() {
  ++process_;
  finished_ = false;
  alarm_.reset();
  ++alarms_;
  core_ = std::make_unique<server::ServerCore>(config_, [this](std::span<std::byte> bytes) { entropy_.fill(bytes); });
  witness_.began(now(), disk_);
  written_by_process_.clear();
  open_journal();
}

void ServerHost::open_journal() {
  server::JournalOpened opened;
  for (const auto& [id, table] : disk_)
    opened.tables.push_back(needed(table));
  // With Planted::running_clocks, the server believes that it opened the journal when the last process ended.
  const milliseconds down = planted_ == Planted::running_clocks ? timeline_.now() - died_at_ : milliseconds{0};
  clock_offset_ -= down;
  step(std::move(opened));
  clock_offset_ += down;
}

void ServerHost::kill() {
  finished_ = true;
  died_at_ = timeline_.now();
  ++process_;
  kill_after_.reset();
  // Writes that were not yet reported to the process may or may not be on the disk.
  for (const Unsynced& what : std::exchange(unsynced_, {})) {
    if (dice_.one_in(2)) keep(what);
  }
  alarm_.reset();
  ++alarms_;
  for (auto& [id, link] : links_) {
    if (!std::exchange(link.server_side, false)) continue;
    witness_.closed(id);
    if (link.dark) continue;
    timeline_.after(faults_.delay_max, [this, gone = id] { client_end(*find(gone), "connection reset"); });
    // Bytes in transit to the client may be lost.
    link.dark = dice_.one_in(2);
  }
}

void ServerHost::start_again() {
  check(finished_, "one server at a time");
  // A process that shuts down writes what is queued.
  for (const Unsynced& what : std::exchange(unsynced_, {}))
    keep(what);
  begin();
}

// --- The network -------------------------------------------------------------------------------------------------

ServerHost::Link* ServerHost::find(LinkId id) {
  const auto found = links_.find(id);
  return found == links_.end() ? nullptr : &found->second;
}

Timeline::Instant ServerHost::arrival(Timeline::Instant& last) {
  milliseconds delay = dice_.between(faults_.delay_min, faults_.delay_max);
  if (faults_.stall_one_in != 0 && dice_.one_in(faults_.stall_one_in)) delay += dice_.between({}, faults_.stall_max);
  last = std::max(last, timeline_.now() + delay);
  return last;
}

ServerHost::LinkId ServerHost::connect(std::uint32_t client, ClientEnd end) {
  const LinkId id = ++last_link_;
  Link& link = links_[id];
  link.id = id;
  link.end = std::move(end);
  timeline_.at(arrival(link.to_server), [this, id, client] {
    Link& opened = *find(id);
    if (!opened.client_side || opened.dark || finished_) return client_end(opened, "connection refused");
    opened.server_side = true;
    witness_.opened(id, client);
    timeline_.at(arrival(opened.to_client), [this, id] {
      Link& up = *find(id);
      if (up.client_side && !up.dark) up.end.connected();
    });
    step(server::ConnectionOpened{id, "10.0.0." + std::to_string(client % 250)});
  });
  return id;
}

void ServerHost::send(LinkId id, std::string bytes) {
  Link& link = *find(id);
  if (faults_.cut_one_in != 0 && dice_.one_in(faults_.cut_one_in)) return cut(id);
  // A stream has no message boundaries: it arrives in pieces, split anywhere.
  while (!bytes.empty()) {
    const std::size_t size =
        dice_.one_in(4) ? 1 + dice_.uniform(static_cast<std::uint32_t>(bytes.size())) : bytes.size();
    timeline_.at(arrival(link.to_server), [this, id, piece = bytes.substr(0, size)]() mutable {
      Link& arrived = *find(id);
      if (!arrived.server_side || arrived.dark) return;
      witness_.received(now(), id, piece);
      step(server::BytesReceived{id, heard(std::move(piece))});
    });
    bytes.erase(0, size);
  }
}

std::string ServerHost::heard(std::string piece) const {
  if (planted_ != Planted::lost_sessions || process_ == 1) return piece;
  FrameDecoder frames{kRequestBytesMax};
  frames.push(piece);
  const auto payload = frames.next();
  session::v1::ClientMessage message;
  if (!payload || !*payload || !message.ParseFromString(**payload) || !message.has_hello()) return piece;
  message.mutable_hello()->clear_token();
  std::string without;
  append_frame(without, message.SerializeAsString());
  return without;
}

void ServerHost::close(LinkId id) {
  Link& link = *find(id);
  link.client_side = false;
  if (link.dark) return;
  timeline_.at(arrival(link.to_server), [this, id] { server_end(*find(id)); });
}

void ServerHost::cut(LinkId id) {
  timeline_.after(dice_.between({}, kNoticeMax), [this, id] { server_end(*find(id)); });
  timeline_.after(dice_.between({}, kNoticeMax), [this, id] { client_end(*find(id), "connection reset"); });
  find(id)->dark = true;
}

void ServerHost::go_dark(LinkId id) {
  find(id)->dark = true;
}

void ServerHost::set_reading(LinkId id, bool reading) {
  Link& link = *find(id);
  link.reading = reading;
  if (!reading) return;
  if (!link.unread.empty()) deliver_to_client(link, std::exchange(link.unread, {}));
  if (std::exchange(link.end_unread, false)) client_end(link, "closed by the server");
}

/// The server learns that the connection is over, even if it had gone dark.
void ServerHost::server_end(Link& link) {
  if (!link.server_side) return;
  link.server_side = false;
  witness_.closed(link.id);
  step(server::ConnectionClosed{link.id});
}

void ServerHost::client_end(Link& link, std::string why) {
  if (!link.client_side) return;
  if (!link.reading) {
    link.end_unread = true;
    return;
  }
  link.client_side = false;
  link.end.closed(std::move(why));
}

void ServerHost::deliver_to_client(Link& link, std::string bytes) {
  if (!link.client_side) return;
  if (!link.reading) {
    link.unread += bytes;
    return;
  }
  link.on_the_way -= bytes.size();
  acknowledge(link);
  link.end.received(std::move(bytes));
}

/// The kernel takes more data as soon as it has room.
void ServerHost::acknowledge(Link& link) {
  if (!link.send_unanswered || link.on_the_way > kKernelBytes) return;
  link.send_unanswered = false;
  timeline_.after({}, [this, id = link.id] {
    if (find(id)->server_side) step(server::BytesSent{id});
  });
}

// --- The machine -------------------------------------------------------------------------------------------------

void ServerHost::step(server::Input input) {
  check(!stepping_, "a machine is not stepped from within its own step");
  stepping_ = true;
  std::vector<server::Output> outputs;
  core_->step(now(), std::move(input), outputs);
  for (server::Output& output : outputs) {
    perform(std::move(output));
    if (!kill_after_ || (*kill_after_)-- > 0) continue;
    kill();
    break;
  }
  stepping_ = false;
}

void ServerHost::step_at(Timeline::Instant at, server::Input input) {
  timeline_.at(at, [this, process = process_, input = std::move(input)] {
    if (process == process_) step(input);
  });
}

void ServerHost::perform(server::Output output) {
  std::visit(Overloaded{
                 [this](server::SendBytes& out) { perform_send(std::move(out)); },
                 [this](server::CloseConnection& out) { perform_close(out.connection); },
                 [this](server::WakeAt& out) {
                   alarm_ = out.at;
                   arm();
                 },
                 [this](server::AppendRecord& out) { perform_append(std::move(out)); },
                 [this](server::ForgetTable& out) { write_later(out, {}, [] {}); },
                 [this](server::ReadTable& out) { perform_read(out); },
                 [this](server::ReadGame& out) { perform_read_game(out); },
                 [this](server::AskBot& out) { perform_ask(std::move(out)); },
                 [this](server::AskHint& out) { perform_hint(std::move(out)); },
                 [this](server::HashPassword& out) { perform_hash(std::move(out)); },
                 [this](server::LogLine& out) { witness_.logged(out); },
                 [](server::AnnouncementChanged&) {},
                 [this](server::Finished&) {
                   finished_ = true;
                   died_at_ = timeline_.now();
                 },
             },
             output);
}

void ServerHost::perform_send(server::SendBytes output) {
  witness_.sent(now(), output.connection, output.bytes);
  Link& link = *find(output.connection);
  check(link.server_side, "nothing is sent on a connection that is over");
  check(!link.send_unanswered, "one SendBytes at a time");
  link.send_unanswered = true;
  link.on_the_way += output.bytes.size();
  if (!link.dark) {
    timeline_.at(arrival(link.to_client), [this, id = link.id, bytes = std::move(output.bytes)]() mutable {
      Link& arrived = *find(id);
      if (!arrived.dark) deliver_to_client(arrived, std::move(bytes));
    });
  }
  acknowledge(link);
}

void ServerHost::perform_close(server::ConnectionId id) {
  Link& link = *find(id);
  if (!link.server_side) return;
  link.server_side = false;
  witness_.closed(id);
  timeline_.at(arrival(link.to_client), [this, id] {
    Link& ended = *find(id);
    if (!ended.dark) client_end(ended, "closed by the server");
  });
}

void ServerHost::perform_append(server::AppendRecord output) {
  const server::RecordAppended done{output.table, output.epoch, output.sequence, server::AppendResult::durable};
  const bool early = planted_ == Planted::early_answers;
  number_again(output);
  append_frame(journal_, output.record);
  witness_.appended(now(), output);
  write_later(output, dice_.between({}, faults_.journal_max), [this, record = output, done, early] {
    witness_.durable(now(), record);
    if (!early) step(done);
  });
  if (early) step_at(timeline_.now(), done);
}

void ServerHost::number_again(server::AppendRecord& output) {
  const bool first = written_by_process_.insert(output.table).second;
  if (planted_ != Planted::reused_numbers || process_ == 1 || !first || output.sequence == 1) return;
  journal::v1::Record record;
  check(record.ParseFromString(output.record), "a record");
  record.set_sequence(--output.sequence);
  output.record = record.SerializeAsString();
}

void ServerHost::perform_read(server::ReadTable output) {
  const auto table = disk_.find(output.table);
  server::TableRead read{table == disk_.end() ? server::KeptTable{.table = output.table} : needed(table->second)};
  step_at(timeline_.now() + dice_.between({}, faults_.journal_max), std::move(read));
}

void ServerHost::perform_read_game(const server::ReadGame& output) {
  const auto game = games_.find({output.table, output.game});
  step_at(timeline_.now() + dice_.between({}, faults_.journal_max),
          server::GameRead{output, game == games_.end() ? std::string{} : game->second});
}

/// A table's records and its end become durable in order.
void ServerHost::write_later(Unsynced what, milliseconds takes, std::function<void()> then) {
  const server::TableId table = std::visit([](const auto& one) { return one.table; }, what);
  unsynced_.push_back(std::move(what));
  Timeline::Instant& busy_until = journal_busy_until_[table];
  busy_until = std::max(busy_until, timeline_.now()) + takes;
  timeline_.at(busy_until, [this, process = process_, table, then = std::move(then)] {
    if (process != process_) return;
    const auto first = std::ranges::find_if(unsynced_, [&](const Unsynced& other) {
      return std::visit([](const auto& one) { return one.table; }, other) == table;
    });
    keep(*first);
    unsynced_.erase(first);
    then();
  });
}

void ServerHost::keep(const Unsynced& what) {
  std::visit(Overloaded{[this](const server::AppendRecord& record) {
                          server::KeptTable& table = disk_[record.table];
                          if (record.starts_over) needed_from_[record.table] = table.records.size();
                          table.table = record.table;
                          table.epoch = record.epoch;
                          table.records.push_back(record.record);
                          if (record.finished) games_[{record.table, record.finished->number}] = record.finished->file;
                        },
                        [this](const server::ForgetTable& forget) {
                          disk_.erase(forget.table);
                          needed_from_.erase(forget.table);
                        }},
             what);
}

server::KeptTable ServerHost::needed(const server::KeptTable& table) const {
  server::KeptTable needed = table;
  const auto from = needed_from_.find(table.table);
  if (from == needed_from_.end()) return needed;
  needed.records.erase(needed.records.begin(), needed.records.begin() + static_cast<std::ptrdiff_t>(from->second));
  return needed;
}

void ServerHost::perform_ask(server::AskBot output) {
  std::string move;
  if (think_) {
    move = think_(output);
    if (move.empty()) return;
  } else {
    table::v1::GameMove chosen;
    output.thought->run(chosen);
    move = chosen.SerializeAsString();
  }
  step_at(timeline_.now() + dice_.between({}, faults_.thought_max),
          server::BotAnswered{output.table, output.seat, output.decision, move});
}

void ServerHost::perform_hint(server::AskHint output) {
  table::v1::Hint hint;
  output.advice->run(hint);
  hint.set_decision(output.decision);
  step_at(timeline_.now() + dice_.between({}, faults_.thought_max),
          server::HintThought{output.session, output.request_id, hint.SerializeAsString()});
}

/// The hash is no secret here; the shell is responsible for Argon2.
void ServerHost::perform_hash(server::HashPassword output) {
  const std::string hash = "hash of " + std::to_string(std::hash<std::string>{}(output.password));
  step_at(timeline_.now() + dice_.between(milliseconds{20}, milliseconds{200}),
          server::PasswordHashed{output.ticket, output.expected.empty() ? hash : "", output.expected == hash, false});
}

void ServerHost::arm() {
  const milliseconds late = dice_.between({}, faults_.late_max);
  timeline_.at(*alarm_ - clock_offset_ + late, [this, set = ++alarms_] {
    if (set != alarms_) return;
    alarm_.reset();
    wakes_at_once_ = wakes_at_once() + 1;
    woken_at_ = now();
    step(server::Woken{});
  });
}

void ServerHost::jump(milliseconds forward) {
  clock_offset_ += forward;
  if (alarm_) arm();
}

}  // namespace cardroom::simulation
