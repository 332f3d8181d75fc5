#include "server/table/table_records.h"

#include <algorithm>
#include <exception>
#include <ranges>
#include <utility>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/limits.h"
#include "server/table/record_wire.h"
#include "server/table/snapshot.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

/// The record of this table; empty if the bytes are not one.
std::optional<journal::v1::Record> parsed(const std::string& bytes, const TableId& table) {
  journal::v1::Record record;
  if (!record.ParseFromString(bytes) || record.table_id() != wire_bytes(table)) return std::nullopt;
  return record;
}

bool comparable(const journal::v1::Record& record) {
  return record.digest_form() == state_form();
}

std::string words(std::uint64_t sequence, const std::string& what) {
  return "record " + std::to_string(sequence) + ' ' + what;
}

}  // namespace

AppendRecord TableRecords::next(const TableCore& table, Instant at, const TableInput& input,
                                const TableCore::Step& step, WallTime now) {
  note(table, input, step.outputs);
  journal::v1::Record record;
  record.set_table_id(wire_bytes(id_));
  record.set_epoch(epoch_);
  record.set_sequence(++sequence_);
  record.set_table_time_ms(static_cast<std::uint64_t>(at.count()));
  write_input(input, *record.mutable_input());
  record.set_digest(table.last_digest());
  record.set_digest_form(state_form());
  record.set_written_at(now.count());
  const bool with_snapshot = wants_snapshot(table, step);
  if (with_snapshot) {
    save(table, *record.mutable_snapshot());
    last_snapshot_ = sequence_;
  }
  return AppendRecord{id_, epoch_, sequence_, record.SerializeAsString(),
                      with_snapshot && record.snapshot().build().empty()};
}

bool TableRecords::wants_snapshot(const TableCore& table, const TableCore::Step& step) const {
  return can_be_saved(table.state()) && (step.deal_begins || sequence_ - last_snapshot_ >= kRecordsBetweenSnapshots);
}

bool TableRecords::note(const TableCore& table, const TableInput& input, const std::vector<TableOutput>& outputs) {
  if (const auto* created = std::get_if<Created>(&input); created != nullptr && created->owner) {
    maker_ = created->owner->session;
  }
  for (const TableOutput& output : outputs) {
    const auto* news = std::get_if<TableNews>(&output);
    const auto* answer = news != nullptr ? std::get_if<Answer>(news) : nullptr;
    if (answer == nullptr) continue;
    if (answer->refusal) return false;
    std::erase_if(last_requests_, [&](const LastRequest& older) {
      return older.session == answer->session || !table.expects(older.session);
    });
    last_requests_.push_back({answer->session, answer->request_id, answer->joined});
  }
  return true;
}

std::vector<Answer> TableRecords::answers() const {
  std::vector<Answer> answers;
  for (const LastRequest& last : last_requests_)
    answers.push_back({.session = last.session, .request_id = last.request_id, .refusal = {}, .joined = last.joined});
  return answers;
}

void TableRecords::save(const TableCore& table, journal::v1::Snapshot& out) const {
  write_snapshot(table.state(), out);
  if (maker_) out.set_maker(wire_bytes(*maker_));
  for (const LastRequest& last : last_requests_) {
    auto& request = *out.add_last_requests();
    request.set_session(wire_bytes(last.session));
    request.set_request_id(last.request_id);
    request.set_joined(last.joined);
  }
}

bool TableRecords::load(const journal::v1::Snapshot& snapshot, TableCore& table) {
  if (!table.load(snapshot)) return false;
  maker_ = from_wire_bytes<sizeof(SessionId)>(snapshot.maker());
  for (const auto& request : snapshot.last_requests()) {
    const auto session = from_wire_bytes<sizeof(SessionId)>(request.session());
    if (!session) return false;
    last_requests_.push_back({*session, request.request_id(), request.joined()});
  }
  return true;
}

Expected<Instant, std::string> TableRecords::replay(const KeptTable& kept, Replay how, TableCore& table) {
  if (kept.records.empty()) return tl::unexpected{std::string{"there are no records"}};
  auto first = kept.records.begin();
  if (how == Replay::latest) {
    for (auto it = kept.records.end(); it != kept.records.begin();) {
      const auto record = parsed(*--it, id_);
      if (!record || !record->has_snapshot() || !is_intact(record->snapshot()) || !is_readable(record->snapshot()))
        continue;
      first = it;
      break;
    }
  }
  for (const std::string& bytes : std::ranges::subrange{first, kept.records.end()}) {
    const auto record = parsed(bytes, id_);
    if (!record) return tl::unexpected{words(sequence_ + 1, "cannot be read")};
    const bool begins = sequence_ == 0 && record->has_snapshot() && record->sequence() != 1;
    if (std::string wrong = begins ? begin(*record, table) : step(*record, how, table); !wrong.empty()) {
      return tl::unexpected{std::move(wrong)};
    }
    if (comparable(*record) && table.last_digest() != record->digest()) {
      return tl::unexpected{words(sequence_, "leads to another table")};
    }
    written_at_ = WallTime{record->written_at()};
  }
  if (kept.damaged) return tl::unexpected{std::string{"the journal has its records out of order"}};
  epoch_ = kept.epoch + 1;
  return time_;
}

std::string TableRecords::begin(const journal::v1::Record& record, TableCore& table) {
  sequence_ = last_snapshot_ = record.sequence();
  time_ = Instant{record.table_time_ms()};
  return load(record.snapshot(), table) ? "" : words(sequence_, "has a snapshot that cannot be read");
}

std::string TableRecords::step(const journal::v1::Record& record, Replay how, TableCore& table) {
  const std::uint64_t expected = sequence_ + 1;
  const auto input = read_input(record.input());
  if (!input) return words(expected, "cannot be read");
  if (record.sequence() != expected) return words(expected, "is missing");
  const Instant then{record.table_time_ms()};
  if (then < time_) return words(expected, "is older than the one before");
  TableCore::Step step;
  try {
    step = table.replay(then, *input);
  } catch (const std::exception& error) {
    return words(expected, std::string{"cannot be replayed: "} + error.what());
  }
  time_ = then;
  sequence_ = expected;
  // Without a digest to compare, this shows that the table has diverged.
  if (!note(table, *input, step.outputs)) return words(expected, "is refused");
  if (!record.has_snapshot()) return {};
  last_snapshot_ = sequence_;
  if (how == Replay::latest) return {};
  if (!is_intact(record.snapshot())) return words(expected, "has a damaged snapshot");
  const bool wrong = comparable(record) && is_readable(record.snapshot()) && !table.is_at(record.snapshot());
  return wrong ? words(expected, "has a snapshot of another table") : "";
}

}  // namespace cardroom::server
