#include "tests/simulation/referee.h"

#include <algorithm>
#include <array>
#include <openssl/sha.h>

#include "common/protocol/hex.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

/// The number of chat lines that a table keeps for newcomers.
constexpr std::size_t kLinesKept = 20;

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, 32> hash{};
  SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), hash.data());
  return {hash.begin(), hash.end()};
}

}  // namespace

Coverage& Coverage::operator+=(const Coverage& other) {
  games += other.games;
  for (const auto& [kind, count] : other.games_by_kind)
    games_by_kind[kind] += count;
  updates += other.updates;
  resumes_at_a_table += other.resumes_at_a_table;
  resumes_with_missed_events += other.resumes_with_missed_events;
  repeated_answers += other.repeated_answers;
  holds += other.holds;
  holds_of_away += other.holds_of_away;
  returns_to_a_held_seat += other.returns_to_a_held_seat;
  turns_run_out += other.turns_run_out;
  reveals += other.reveals;
  lines_read += other.lines_read;
  lines_caught_up += other.lines_caught_up;
  hints += other.hints;
  superseded += other.superseded;
  pauses += other.pauses;
  pauses_cut_short += other.pauses_cut_short;
  paces += other.paces;
  pauses_read_out += other.pauses_read_out;
  changes_of_kind += other.changes_of_kind;
  changes_with_seats += other.changes_with_seats;
  later_deals += other.later_deals;
  watchers_told += other.watchers_told;
  breaks_agreed += other.breaks_agreed;
  breaks_to_wait += other.breaks_to_wait;
  breaks_ended += other.breaks_ended;
  breaks_not_taken += other.breaks_not_taken;
  parts += other.parts;
  fair_deals += other.fair_deals;
  left_out += other.left_out;
  records += other.records;
  records_kept += other.records_kept;
  records_of_parts += other.records_of_parts;
  deals_of_several += other.deals_of_several;
  burned += other.burned;
  refused_on_break += other.refused_on_break;
  seats_to_bots += other.seats_to_bots;
  seats_given += other.seats_given;
  chosen_together += other.chosen_together;
  taken_back_at_once += other.taken_back_at_once;
  taken_back_with_bots += other.taken_back_with_bots;
  taken_back_agreed += other.taken_back_agreed;
  not_taken_back += other.not_taken_back;
  refused_to_take_back += other.refused_to_take_back;
  for (const auto& [origin, count] : other.events_by_origin)
    events_by_origin[origin] += count;
  return *this;
}

void Referee::opened(server::ConnectionId connection, std::uint32_t client) {
  wires_[connection].client = client;
}

void Referee::closed(server::ConnectionId connection) {
  wires_[connection].open = false;
}

void Referee::received(server::Instant now, server::ConnectionId connection, std::string_view bytes) {
  Wire& wire = wires_[connection];
  if (!wire.session.empty()) note_sign_of_life(now, wire);
  wire.in.push(bytes);
  for (auto payload = wire.in.next(); payload && *payload; payload = wire.in.next()) {
    session::v1::ClientMessage message;
    expect(message.ParseFromString(**payload), "a client sends something that is not a message");
    asked(wire, message);
  }
}

/// Signs of life are kept by client, because messages before the welcome belong to no session.
void Referee::note_sign_of_life(server::Instant now, Wire& wire) {
  const auto before = last_sign_.find(wire.client);
  if (before != last_sign_.end() && now - before->second >= kHold) long_silence_end_[wire.client] = now;
  last_sign_[wire.client] = now;
  last_sign_here_[wire.client] = wire.heard = timeline_.now();
}

void Referee::asked(Wire& wire, const session::v1::ClientMessage& message) {
  if (message.has_hello() && message.hello().has_seen()) wire.seen = message.hello().seen();
  if (message.request_id() == 0) return;
  wire.requests.insert(message.request_id());
  requests_.emplace(RequestKey{wire.session, message.request_id()}, message);
  if (message.has_say()) sayers_.emplace(message.say().text(), wire.session);
}

void Referee::sent(server::Instant now, server::ConnectionId connection, std::string_view bytes) {
  Wire& wire = wires_[connection];
  wire.out.push(bytes);
  auto payload = wire.out.next();
  for (; payload && *payload; payload = wire.out.next()) {
    session::v1::ServerMessage message;
    expect(message.ParseFromString(**payload), "the server sends something that is not a message");
    told(now, wire, message);
  }
  expect(payload.has_value(), "the server sends a frame that is too long");
}

void Referee::told(server::Instant now, Wire& wire, const session::v1::ServerMessage& message) {
  if (message.request_id() != 0) told_answer(wire, message);
  switch (message.body_case()) {
    case session::v1::ServerMessage::kWelcome:
      wire.session = sha256(message.welcome().token());
      wire.resumed = message.welcome().resumed();
      clients_[wire.session] = wire.client;
      note_sign_of_life(now, wire);
      secrets_.insert(bytes_to_hex(message.welcome().token()));
      break;
    case session::v1::ServerMessage::kLeftTable:
      wire.table.clear();
      wire.last_line.reset();
      break;
    case session::v1::ServerMessage::kGoodbye:
      if (message.goodbye().reason() == session::v1::GOODBYE_REASON_SUPERSEDED) ++coverage_.superseded;
      break;
    case session::v1::ServerMessage::kChatLines: told_chat(wire, message.chat_lines()); break;
    case session::v1::ServerMessage::kWatchers: told_watchers(wire, message.watchers()); break;
    case session::v1::ServerMessage::kTableUpdate: {
      table::v1::TableUpdate update = message.table_update();
      expect(wire.deltas.decode(update), "an update builds on one that was never sent");
      told_update(now, wire, update);
      break;
    }
    case session::v1::ServerMessage::kGameRecord:
      coverage_.records_of_parts += message.game_record().from() > 0 ? 1U : 0U;
      told_game(wire, message.game_record());
      break;
    case session::v1::ServerMessage::kDealCommitted:
    case session::v1::ServerMessage::kDealParties:
    case session::v1::ServerMessage::kDealBurned:
    case session::v1::ServerMessage::kDealRevealed: told_deal(wire, message); break;
    default: break;
  }
}

/// A repeated request is answered with the same bytes however often it is repeated, and its effect was durable before
/// the answer.
void Referee::told_answer(Wire& wire, const session::v1::ServerMessage& message) {
  const RequestKey key{wire.session, message.request_id()};
  const auto request = requests_.find(key);
  if (request == requests_.end()) return complain("an answer to a request that was never made");
  const bool out_of_order =
      message.has_refused() && message.refused().reason() == session::v1::REFUSAL_REASON_OUT_OF_ORDER;
  if (out_of_order) return;  // A restarted client repeats a request that is in progress.
  const auto [known, first] = answers_.emplace(key, message.SerializeAsString());
  if (!first) {
    ++coverage_.repeated_answers;
    expect(known->second == message.SerializeAsString(), "a repeated request is answered differently");
  }
  wire.answered.insert(message.request_id());
  if (request->second.has_move() && message.has_done()) {
    expect(durable_.contains(key), "a move is acknowledged before its record is durable");
  }
  if (message.has_hint()) {
    ++coverage_.hints;
    // The answer may arrive after the game has ended, and be repeated when another table is shown.
    const bool of_a_game = std::ranges::any_of(tables_, [&](const auto& table) {
      return std::ranges::any_of(table.second.games,
                                 [&](const auto& game) { return game.second.truth->is_hint(message.hint()); });
    });
    expect(of_a_game && request->second.hint().decision() == message.hint().decision(),
           "a hint for a decision that nobody asked about");
  }
  if (message.refused().reason() == session::v1::REFUSAL_REASON_ON_A_BREAK) ++coverage_.refused_on_break;
  if (message.refused().reason() == session::v1::REFUSAL_REASON_NOTHING_TO_TAKE_BACK) ++coverage_.refused_to_take_back;
  if (first && request->second.has_go_on() && message.has_done() && !wire.table.empty()) {
    went_on(tables_[wire.table]);
  }
  // From here on the client is at another table or at none, unless it resumed the old one before this answer arrived.
  if (!first || (message.has_joined_table() && message.joined_table().table_id() == wire.table)) return;
  if (message.has_joined_table() || (request->second.has_leave_table() && message.has_done())) {
    wire.table.clear();
    wire.seen.reset();
    wire.last_line.reset();
  }
}

void Referee::told_deal(Wire& wire, const session::v1::ServerMessage& message) {
  if (message.has_deal_committed()) {
    const auto& id = message.deal_committed().id();
    const TableFacts& table = tables_[id.table_id()];
    const auto deal = table.deals.find(id.deal());
    if (deal == table.deals.end() || deal->second.number != id.attempt())
      return complain("a commitment to a deal that nobody makes");
    expect(
        message.deal_committed().commitment() ==
            testing::server_commitment(testing::deal_id(id.table_id(), id.deal(), id.attempt()), deal->second.secret),
        "a commitment to another secret than the one in the journal");
    wire.commitments.insert(id.deal());
  } else if (message.has_deal_parties()) {
    told_parties(message.deal_parties());
  } else if (message.has_deal_burned()) {
    told_burned(message.deal_burned());
  } else {
    told_revealed(wire, message.deal_revealed());
  }
}

/// The list is the same for everybody, and has nothing but recorded commitments.
void Referee::told_parties(const table::v1::DealParties& parties) {
  const auto& id = parties.id();
  TableFacts& table = tables_[id.table_id()];
  const auto deal = table.deals.find(id.deal());
  if (deal == table.deals.end() || deal->second.number != id.attempt())
    return complain("a list for a deal that nobody makes");
  Attempt& attempt = deal->second;
  std::map<std::uint8_t, std::string> list;
  for (const auto& part : parties.commitments()) {
    expect(attempt.commitments.contains(part.value()), "a part in the list that nobody has committed to");
    list.emplace(static_cast<std::uint8_t>(part.seat()), part.value());
  }
  expect(!attempt.list || *attempt.list == list, "two lists for one attempt at a deal");
  attempt.list = std::move(list);
  // The list may be told long after the record that has closed it.
  if (attempt.list->empty() && !attempt.dealt) cards_dealt(table, id.table_id(), attempt.drawn);
}

/// The seats that are named are those whose parts are missing.
void Referee::told_burned(const table::v1::DealBurned& burned) {
  const TableFacts& table = tables_[burned.id().table_id()];
  const auto deal = table.deals.find(burned.id().deal());
  if (deal == table.deals.end()) return complain("a deal that nobody makes is thrown away");
  const Attempt& attempt = deal->second;
  expect(!burned.missing().empty(), "an attempt is thrown away although nobody is missing");
  if (burned.id().attempt() < attempt.number) return;  // A newcomer is told about an earlier attempt.
  expect(burned.id().attempt() == attempt.number && attempt.list && !attempt.dealt,
         "an attempt is thrown away that is not under way");
  for (const std::uint32_t seat : burned.missing()) {
    const auto missing = static_cast<std::uint8_t>(seat);
    expect(attempt.list->contains(missing) && !attempt.parts.contains(missing), "a seat is named that has answered");
  }
  expect(attempt.parts.size() + static_cast<std::size_t>(burned.missing_size()) == attempt.list->size(),
         "a seat is not named that has not answered");
}

void Referee::told_revealed(const Wire& wire, const table::v1::DealRevealed& revealed) {
  ++coverage_.reveals;
  const std::uint64_t number = revealed.id().deal();
  const TableFacts& table = tables_[revealed.id().table_id()];
  const auto deal = table.deals.find(number);
  if (deal == table.deals.end()) return complain("a deal that was never made is revealed");
  for (const auto& [key, game] : table.games) {
    if (table.games.contains({key.first, key.second + 1})) continue;  // The game went on without its last move.
    for (const auto& [begin, of_game] : game.deals) {
      const auto end = game.truth->end_of_deal(begin);
      expect(of_game != number || (end && game.made.at(*end).record <= table.durable_sequence),
             "a deal is revealed before its end");
    }
  }
  const Attempt& attempt = deal->second;
  expect(attempt.dealt && revealed.id().attempt() == attempt.number, "an attempt is revealed that was not dealt");
  expect(revealed.secret() == attempt.secret, "the revealed secret is not the one in the journal");
  std::map<std::uint8_t, std::string> parts;
  for (const auto& part : revealed.entropies())
    parts.emplace(static_cast<std::uint8_t>(part.seat()), part.value());
  expect(parts == attempt.parts, "the revealed parts are not those in the journal");
  // Newcomers are told the earlier deals of the running game, whose commitments they have not seen.
  expect(wire.commitments.contains(number) || number < table.deals.rbegin()->first,
         "a deal is revealed to a client without a commitment");
}

/// A spectator has a name but no seat at the table.
void Referee::told_watchers(const Wire& wire, const table::v1::Watchers& watchers) {
  coverage_.watchers_told += watchers.names().empty() ? 0U : 1U;
  expect(wire.table == watchers.table_id(), "watchers of a table whose view was not sent");
  for (const std::string& name : watchers.names()) {
    expect(name.starts_with("Person "), "an unknown watcher: " + name);
    expect(!wire.seated.contains(name), "a watcher who has a seat: " + name);
  }
}

/// All viewers read the same lines with the same numbers, each once and in order; a line requested once is said once.
void Referee::told_chat(Wire& wire, const table::v1::ChatLines& chat) {
  expect(!wire.table.empty() && wire.table == chat.table_id(), "a line of a table whose view was not sent");
  expect(!chat.lines().empty(), "no line at all");
  auto& lines = tables_[chat.table_id()].lines;
  if (!wire.last_line) {
    const bool knows = wire.seen && wire.seen->table_id() == chat.table_id();
    wire.last_line = knows ? wire.seen->last_chat_line() : 0;
  }
  for (const auto& line : chat.lines()) {
    ++(chat.said_before() ? coverage_.lines_caught_up : coverage_.lines_read);
    const bool next = line.number() == *wire.last_line + 1;
    // A person who was away for a long time does not get the oldest lines.
    const bool first_kept = chat.said_before() && &line == &chat.lines(0) && line.number() > *wire.last_line &&
                            chat.lines_size() == static_cast<int>(kLinesKept);
    expect(next || first_kept, "a line of chat is missing, or sent twice");
    wire.last_line = line.number();
    const std::string what = line.name() + '|' + std::to_string(line.has_seat() ? line.seat() : 99) + '|' +
                             std::to_string(line.phrase()) + line.text();
    expect(lines.emplace(line.number(), what).first->second == what, "a line differs from what another viewer got");
    if (line.has_phrase()) continue;
    const auto sayer = sayers_.find(line.text());
    if (sayer == sayers_.end()) return complain("a line that nobody has said");
    expect(line.own() == (sayer->second == wire.session), "a line is attributed to the wrong person");
    expect(line.text().starts_with(line.name().substr(0, line.name().find(' ') + 2)), "a line has a wrong name");
    const std::pair place{chat.table_id(), line.number()};
    expect(said_.emplace(line.text(), place).first->second == place, "a line that was said once appears twice");
  }
}

void Referee::logged(const server::LogLine& line) {
  for (const char* forbidden : {"open-sesame", "_OF_"}) {
    expect(line.text.find(forbidden) == std::string::npos, "the log contains what it must not: " + line.text);
  }
  expect(std::none_of(secrets_.begin(), secrets_.end(),
                      [&](const std::string& token) { return line.text.find(token) != std::string::npos; }),
         "the log contains a token");
  expect(line.level != server::LogLine::Level::error, "the server logs an error: " + line.text);
}

}  // namespace cardroom::simulation
