#include "server/table/table_host.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "common/base/overloaded.h"
#include "server/limits.h"
#include "server/log_text.h"
#include "server/table/due.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

/// Whether the input is a person's move that the table has accepted. `outputs`: those of its step.
bool is_accepted_move(const TableInput& input, const std::vector<TableOutput>& outputs) {
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr || !std::holds_alternative<MakeMove>(request->wanted)) return false;
  return std::ranges::any_of(outputs, [&](const TableOutput& output) {
    const auto* news = std::get_if<TableNews>(&output);
    const auto* answer = news != nullptr ? std::get_if<Answer>(news) : nullptr;
    return answer != nullptr && answer->session == request->session && !answer->refusal;
  });
}

}  // namespace

TableHost::TableHost(const TableId& id, MakeMatch make_match, Entropy entropy, TakesPart takes_part,
                     WriteRecord write_record, TimeOfDay time_of_day, std::chrono::milliseconds rest_after)
    : id_{id},
      core_{id, std::move(make_match)},
      entropy_{std::move(entropy)},
      takes_part_{std::move(takes_part)},
      write_record_{std::move(write_record)},
      time_of_day_{std::move(time_of_day)},
      rest_after_{rest_after},
      records_{id} {}

Expected<TableHost::Restored, std::string> TableHost::restore(Instant now, const KeptTable& kept, HostOutputs& out,
                                                              TableRecords::Replay how) {
  const auto last = records_.replay(kept, how, core_);
  if (!last) return tl::unexpected{last.error()};
  ahead_ = *last - now;
  ended_ = core_.state().ended;
  if (!ended_) perform(core_.obligations(), *last, out);
  return Restored{records_.maker(), records_.written_at(), records_.answers()};
}

bool TableHost::take(Instant now, TableInput input, HostOutputs& out) {
  return deliver(Letter{table_time(now), std::move(input)}, out);
}

bool TableHost::deliver(Letter letter, HostOutputs& out) {
  if (ended_) return true;
  if (mailbox_.size() >= kMailboxMax && std::holds_alternative<Request>(letter.input)) return false;
  mailbox_.push_back(std::move(letter));
  run(out);
  return true;
}

void TableHost::run(HostOutputs& out) {
  while (!in_flight_ && !ended_ && !mailbox_.empty()) {
    Letter letter = std::move(mailbox_.front());
    mailbox_.pop_front();
    step(std::move(letter), out);
  }
}

void TableHost::step(Letter letter, HostOutputs& out) {
  if (std::holds_alternative<TimerFired>(letter.input)) timer_in_mailbox_ = false;
  if (const auto* request = std::get_if<Request>(&letter.input)) {
    // The person was removed while the request waited in the mailbox.
    if (!std::holds_alternative<Join>(request->wanted) && !core_.has(request->session)) {
      if (!is_notice(request->wanted)) refuse({request->session, request->request_id}, out);
      return;
    }
  }
  TableCore::Step step;
  std::optional<AppendRecord> record;
  try {
    core_.complete(letter.at, letter.input);
    step = core_.step(letter.at, letter.input);
    if (step.changed) record = records_.next(core_, letter.at, letter.input, step, time_of_day_());
  } catch (const std::exception& error) {
    // Only this table is closed; its journal is kept.
    mailbox_.push_front(std::move(letter));
    return stop(error.what(), out);
  }
  auto game = finished(step.outputs, out);
  if (!record) return perform(std::move(step.outputs), letter.at, out);
  record->finished = std::move(game);
  in_flight_ = true;
  move_at_ = is_accepted_move(letter.input, step.outputs) ? std::optional{letter.at} : std::nullopt;
  held_back_ = std::move(step.outputs);
  out.server.push_back(*std::move(record));
}

std::optional<FinishedGame> TableHost::finished(std::vector<TableOutput>& outputs, HostOutputs& out) {
  const auto over =
      std::ranges::find_if(outputs, [](const TableOutput& output) { return std::holds_alternative<GameOver>(output); });
  if (over == outputs.end()) return std::nullopt;
  GameRecord record = std::move(std::get<GameOver>(*over).record);
  outputs.erase(over);
  if (!write_record_) return std::nullopt;
  const std::uint32_t number = record.game;
  // The time of day may have been set back.
  const WallTime now = time_of_day_();
  record.ended = std::max(record.began, static_cast<RecordMs>(std::chrono::milliseconds{now}.count()));
  auto file = write_record_(std::move(record));
  if (file) return FinishedGame{number, now, *std::move(file)};
  log(LogLine::Level::error, "game_not_recorded game=" + std::to_string(number) + " why=\"" + file.error() + '"', out);
  return std::nullopt;
}

void TableHost::appended(Instant now, const RecordAppended& appended, HostOutputs& out) {
  if (ended_ || !in_flight_ || !records_.is_last(appended.epoch, appended.sequence)) return;
  switch (appended.result) {
    case AppendResult::durable:
      in_flight_ = false;
      perform(std::exchange(held_back_, {}), table_time(now), out);
      if (move_at_) out.moves.push_back(table_time(now) - *move_at_);
      if (std::exchange(said_waiting_, false) && !ended_) perform(core_.show_again(), table_time(now), out);
      return run(out);
    case AppendResult::unknown:
      // Outputs and inputs wait until the journal knows the result and answers again.
      said_waiting_ = true;
      log(LogLine::Level::error, "table_waits_for_journal", out);
      for (const SessionId& viewer : core_.viewers())
        out.news.push_back(ShowWaiting{viewer});
      return;
    case AppendResult::fenced: fail(lobby::v1::LEFT_REASON_CLOSED, "another writer has this table", out);
  }
}

void TableHost::perform(std::vector<TableOutput> outputs, Instant now, HostOutputs& out) {
  for (auto& output : outputs) {
    if (auto* ask = std::get_if<AskSeatsBot>(&output)) {
      thinking_[ask->seat.index] = Thinking{ask->decision, ask->release, std::nullopt};
      out.server.push_back(AskBot{id_, ask->seat, ask->decision, std::move(ask->thought)});
    } else if (const auto* order = std::get_if<ReleaseBot>(&output)) {
      put_off(*order);
    } else if (auto* hint = std::get_if<GiveHint>(&output)) {
      out.server.push_back(AskHint{hint->session, hint->request_id, hint->decision, std::move(hint->advice)});
    } else if (const auto* give = std::get_if<GiveRecord>(&output)) {
      out.server.push_back(ReadGame{give->session, id_, give->game, give->from});
    } else if (auto* draw = std::get_if<DrawEntropy>(&output)) {
      EntropyDrawn drawn;
      entropy_(drawn.secret);
      drawn.at = time_of_day_();
      std::ranges::copy_if(draw->seated, std::back_inserter(drawn.taking_part), takes_part_);
      mailbox_.push_back(Letter{now, drawn});
    } else {
      auto& news = std::get<TableNews>(output);
      if (std::holds_alternative<TableEnded>(news)) {
        ended_ = true;
        out.server.push_back(ForgetTable{id_});
      }
      out.news.push_back(std::move(news));
    }
  }
  if (ended_) refuse_all_waiting(out);
}

void TableHost::bot_answered(Instant now, const BotAnswered& answered, HostOutputs& out) {
  if (ended_ || answered.seat.index >= thinking_.size()) return;
  auto& thinking = thinking_[answered.seat.index];
  if (!thinking || thinking->decision != answered.decision) return;  // The answer is to an earlier decision.
  wire::GameMove move;
  if (!move.ParseFromString(answered.move)) {
    return fail(lobby::v1::LEFT_REASON_BROKEN, "a bot's move is not a valid message", out);
  }
  thinking->move = std::move(move);
  release_bots(table_time(now), out);
}

/// Also withdraws a move that is still queued in the mailbox.
void TableHost::put_off(const ReleaseBot& order) {
  auto& thinking = thinking_[order.seat.index];
  const auto letter = std::ranges::find_if(mailbox_, [&](const Letter& waiting) {
    const auto* moved = std::get_if<BotMoved>(&waiting.input);
    return moved != nullptr && moved->seat == order.seat && moved->decision == order.decision;
  });
  if (letter != mailbox_.end()) {
    thinking = Thinking{order.decision, order.release, std::move(std::get<BotMoved>(letter->input).move)};
    mailbox_.erase(letter);
  } else if (thinking && thinking->decision == order.decision) {
    thinking->release = order.release;
  }
}

void TableHost::release_bots(Instant table_now, HostOutputs& out) {
  for (std::uint8_t i = 0; i < kSeatsMax; ++i) {
    if (!thinking_[i] || !thinking_[i]->move || !thinking_[i]->release || *thinking_[i]->release > table_now) continue;
    const Thinking thinking = *std::exchange(thinking_[i], std::nullopt);
    deliver(Letter{table_now, BotMoved{Seat{i}, thinking.decision, *thinking.move}}, out);
  }
}

void TableHost::woken(Instant now, HostOutputs& out) {
  if (ended_) return;
  release_bots(table_time(now), out);
  if (const auto rests = rests_at(); rests && *rests <= table_time(now)) return put_away(out);
  const auto due = core_.wake_at();
  if (!due || *due > table_time(now) || in_flight_ || timer_in_mailbox_) return;
  timer_in_mailbox_ = true;
  take(now, TimerFired{}, out);
}

std::optional<Instant> TableHost::wake_at() const {
  if (ended_) return std::nullopt;
  std::optional<Instant> earliest;
  // While a record is in flight, the table's timer waits, too.
  if (!in_flight_ && !timer_in_mailbox_) earliest = earlier(core_.wake_at(), rests_at());
  for (const auto& thinking : thinking_) {
    if (!thinking || !thinking->move || !thinking->release) continue;
    if (!earliest || *thinking->release < *earliest) earliest = thinking->release;
  }
  return earliest ? std::optional{*earliest - ahead_} : std::nullopt;
}

std::optional<Instant> TableHost::rests_at() const {
  return in_flight_ || !mailbox_.empty() ? std::nullopt : after(core_.deserted_since(), rest_after_);
}

void TableHost::put_away(HostOutputs& out) {
  ended_ = true;
  for (const SessionId& session : core_.sessions())
    out.news.push_back(SessionLeft{session, lobby::v1::LEFT_REASON_PUT_AWAY});
  out.news.push_back(TablePutAway{});
}

void TableHost::refuse(const Waiting& waiting, HostOutputs& out) {
  out.news.push_back(Answer{waiting.session, waiting.request_id,
                            RequestRefusal{session::v1::REFUSAL_REASON_NOT_AT_A_TABLE, std::nullopt}, false});
}

std::vector<TableHost::Waiting> TableHost::waiting() const {
  std::vector<Waiting> all;
  for (const auto& output : held_back_) {
    const auto* news = std::get_if<TableNews>(&output);
    const auto* answer = news != nullptr ? std::get_if<Answer>(news) : nullptr;
    if (answer != nullptr) all.push_back({answer->session, answer->request_id});
  }
  for (const auto& letter : mailbox_) {
    const auto* request = std::get_if<Request>(&letter.input);
    const auto* created = std::get_if<Created>(&letter.input);
    if (created != nullptr && created->owner) request = &*created->owner;
    if (request != nullptr && !is_notice(request->wanted)) all.push_back({request->session, request->request_id});
  }
  return all;
}

void TableHost::refuse_all_waiting(HostOutputs& out) {
  for (const Waiting& request : waiting())
    refuse(request, out);
  held_back_.clear();
  mailbox_.clear();
  in_flight_ = false;
}

void TableHost::fail(lobby::v1::LeftReason reason, const std::string& why, HostOutputs& out) {
  auto everybody = core_.sessions();
  // A person who was about to leave is no longer among the viewers, but must not stay at a closed table either.
  for (const auto& output : held_back_) {
    const auto* news = std::get_if<TableNews>(&output);
    const auto* left = news != nullptr ? std::get_if<SessionLeft>(news) : nullptr;
    if (left != nullptr) everybody.push_back(left->session);
  }
  refuse_all_waiting(out);
  ended_ = true;
  out.stopped = true;
  log(LogLine::Level::error, "table_stopped why=\"" + why + "\"", out);
  for (const SessionId& viewer : everybody)
    out.news.push_back(SessionLeft{viewer, reason});
  out.news.push_back(TableEnded{});
}

void TableHost::log(LogLine::Level level, const std::string& text, HostOutputs& out) const {
  out.server.push_back(LogLine{level, text + " table=" + short_hex(id_)});
}

}  // namespace cardroom::server
