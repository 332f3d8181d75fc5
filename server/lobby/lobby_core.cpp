#include "server/lobby/lobby_core.h"

#include <algorithm>
#include <utility>

#include "server/log_text.h"
#include "server/names/likeness.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

using session::v1::RefusalReason;

TurnAway turn_away(const Visitor& visitor, const RequestRefusal& refusal) {
  return TurnAway{.session = visitor.session, .request_id = visitor.request_id, .refusal = refusal};
}

TurnAway turn_away(const Visitor& visitor, RefusalReason reason) {
  return turn_away(visitor, refusal(reason));
}

}  // namespace

LobbyCore::LobbyCore(Limits limits, std::span<const GameKind> kinds, Entropy entropy)
    : limits_{limits}, kinds_{kinds}, entropy_{std::move(entropy)} {}

const GameKind* LobbyCore::find_kind(const std::string& id) const {
  const auto found = std::ranges::find(kinds_, id, &GameKind::id);
  return found == kinds_.end() ? nullptr : &*found;
}

std::unique_ptr<Match> LobbyCore::make_match(const std::string& kind, const wire::GameRules& rules,
                                             std::uint8_t seats) const {
  const GameKind* const found = find_kind(kind);
  if (found == nullptr) return nullptr;
  auto match = found->make_match(rules, seats);
  return match ? std::move(*match) : nullptr;
}

TableId LobbyCore::new_table_id() {
  TableId id{};
  entropy_(id);
  return id;
}

std::array<std::byte, 32> LobbyCore::new_bots_key() {
  std::array<std::byte, 32> key{};
  entropy_(key);
  return key;
}

bool LobbyCore::too_many_tables(const Visitor& visitor) const {
  const std::size_t free = limits_.tables - std::min(limits_.tables, directory_.size());
  return directory_.made_by(visitor.session) >= limits_.tables_per_session ||
         directory_.made_from(visitor.address) >= std::min(free, limits_.tables_per_address);
}

LobbyDecision LobbyCore::create(const Visitor& visitor, const lobby::v1::CreateTableRequest& request) {
  const GameKind* const kind = find_kind(request.kind());
  if (kind == nullptr) return turn_away(visitor, session::v1::REFUSAL_REASON_UNKNOWN_KIND);
  Created created;
  created.rules_version = kind->rules_version;
  Settings& settings = created.settings;
  settings.name = request.name().empty() ? visitor.name + "'s table" : request.name();
  if (!is_fit_name(settings.name, kPlaceNameMax)) return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_NAME);
  settings.kind = request.kind();
  settings.rules = request.rules();
  if (!kind->complete_rules(settings.rules)) return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_OPTION);
  const auto turn_limit = read_turn_limit(request.turn_limit_ms());
  if (!turn_limit) return turn_away(visitor, turn_limit.error());
  if (*turn_limit != 0ms) settings.turn_limit = *turn_limit;
  if (request.usual_turn_limit()) settings.set_usual_turn_limit();
  settings.is_private = request.private_table();
  settings.watching_allowed = request.watching_allowed();
  for (const auto& seat : request.seats()) {
    const auto plan = read_plan(seat);
    if (!plan) return turn_away(visitor, plan.error());
    created.seats.push_back(*plan);
  }
  if (created.seats.empty()) created.seats.resize(kind->seats_usual);
  if (created.seats.size() < kind->seats_min || created.seats.size() > kind->seats_max) {
    return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_OPTION);
  }
  if (too_many_tables(visitor)) return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_MANY_TABLES);
  created.owner = Request{visitor.session, visitor.request_id, Join{visitor.name, std::nullopt, false}};
  if (request.password().empty()) return open(visitor, std::move(created));
  return hash(visitor, request.password(), [this, visitor, created](const PasswordHashed& hashed) mutable {
    created.settings.password_hash = hashed.hash;
    return open(visitor, std::move(created));
  });
}

LobbyDecision LobbyCore::open(const Visitor& visitor, Created created) {
  // Checked again: others may have created tables while the password was being hashed.
  if (too_many_tables(visitor)) return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_MANY_TABLES);
  created.bots_key = new_bots_key();
  const TableId id = new_table_id();
  std::get<Join>(created.owner->wanted).address = address_mark_of(id, visitor.address);
  directory_.add(id, DirectoryEntry{.line = {},
                                    .password_hash = created.settings.password_hash,
                                    .maker = visitor.session,
                                    .address = visitor.address});
  return OpenTable{id, std::move(created)};
}

LobbyDecision LobbyCore::join(const Visitor& visitor, const ClientMessage& message) {
  const lobby::v1::JoinTableRequest& request = message.join_table();
  const auto id = from_wire_bytes<sizeof(TableId)>(request.table_id());
  const DirectoryEntry* const entry = id ? directory_.find(*id) : nullptr;
  if (entry == nullptr || !entry->is_public()) return turn_away(visitor, session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
  Added added;
  added.set_name(visitor.name);
  auto join = Join::parse(message, added);
  if (!join) return turn_away(visitor, join.error());
  join->address = address_mark_of(*id, visitor.address);
  PassOn go{*id, Request{visitor.session, visitor.request_id, *std::move(join)}};
  if (entry->password_hash.empty()) return go;
  if (!wrong_passwords_.may_try(visitor.now, *id, visitor.address)) {
    return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
  }
  if (auto away = take_place(visitor, request.password())) return *std::move(away);
  Guess guess{visitor, std::move(go), request.password()};
  const auto [waiting, is_first] = guesses_.try_emplace({*id, visitor.address});
  if (is_first) return verify(guess);
  waiting->second.push_back(std::move(guess));
  return Wait{};
}

LobbyDecision LobbyCore::verify(const Guess& guess) {
  const Visitor& visitor = guess.visitor;
  const TableId& table = guess.go.table;
  const DirectoryEntry* const entry = directory_.find(table);
  if (entry == nullptr || !entry->is_public()) return turn_away(visitor, session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
  if (entry->password_hash.empty()) return guess.go;
  if (!wrong_passwords_.may_try(visitor.now, table, visitor.address)) {
    return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
  }
  const auto then = [this, visitor, go = guess.go](const PasswordHashed& hashed) -> LobbyDecision {
    if (!hashed.matches) return wrong_password(visitor, go.table);
    wrong_passwords_.succeeded(go.table, visitor.address);
    return go;
  };
  return begin_hash(visitor, guess.password, entry->password_hash, table, then);
}

void LobbyCore::decide_next(const Origin& origin, std::vector<LobbyDecision>& decisions) {
  auto& waiting = guesses_.at(origin);
  while (!waiting.empty()) {
    decisions.push_back(verify(waiting.front()));
    waiting.pop_front();
    if (std::holds_alternative<HashPassword>(decisions.back())) return;
    places_.give_back(origin.second);
  }
  guesses_.erase(origin);
}

TurnAway LobbyCore::wrong_password(const Visitor& visitor, const TableId& table) {
  const std::uint32_t count = wrong_passwords_.failed(visitor.now, table, visitor.address);
  TurnAway away = turn_away(visitor, session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  away.log = "wrong_password table=" + short_hex(table) + " address=" + visitor.address +
             " session=" + short_hex(visitor.session) + " in_a_row=" + std::to_string(count);
  return away;
}

LobbyDecision LobbyCore::change(const Visitor& visitor, const TableId& table,
                                const lobby::v1::ChangeSettingsRequest& request, ChangeSettings change) {
  if (change.name && !is_fit_name(*change.name, kPlaceNameMax)) {
    return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_NAME);
  }
  const DirectoryEntry* const entry = directory_.find(table);
  if (entry == nullptr) return turn_away(visitor, session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (change.kind) {
    const GameKind* const kind = find_kind(*change.kind);
    if (kind == nullptr) return turn_away(visitor, session::v1::REFUSAL_REASON_UNKNOWN_KIND);
    const int seats = entry->line.seats_size();
    const bool fits = seats >= kind->seats_min && seats <= kind->seats_max;
    const bool another_kind = *change.kind != entry->line.settings().kind();
    if (another_kind) {
      if (!change.seats) change.seats = fits ? static_cast<std::uint8_t>(seats) : kind->seats_usual;
      change.rules_version = kind->rules_version;
      if (!change.rules) change.rules.emplace();
    }
  }
  if (change.rules) {
    const GameKind* const kind = find_kind(change.kind.value_or(entry->line.settings().kind()));
    if (kind == nullptr || !kind->complete_rules(*change.rules)) {
      return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_OPTION);
    }
  }
  PassOn go{table, Request{visitor.session, visitor.request_id, change}};
  if (!request.has_password()) return go;
  if (request.password().empty()) {
    std::get<ChangeSettings>(go.request.wanted).password_hash = "";
    return go;
  }
  return hash(visitor, request.password(), [go](const PasswordHashed& hashed) mutable -> LobbyDecision {
    std::get<ChangeSettings>(go.request.wanted).password_hash = hashed.hash;
    return std::move(go);
  });
}

std::optional<TurnAway> LobbyCore::take_place(const Visitor& visitor, const std::string& password) {
  if (password.size() > kPasswordBytesMax) return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_OPTION);
  if (!places_.has_room_for(visitor.address)) return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
  places_.take(visitor.address);
  return std::nullopt;
}

LobbyDecision LobbyCore::hash(const Visitor& visitor, const std::string& password, Continuation then) {
  if (auto away = take_place(visitor, password)) return *std::move(away);
  return begin_hash(visitor, password, {}, std::nullopt, std::move(then));
}

HashPassword LobbyCore::begin_hash(const Visitor& visitor, const std::string& password, const std::string& expected,
                                   std::optional<TableId> guessed, Continuation then) {
  const auto go_on = [visitor, then = std::move(then)](const PasswordHashed& hashed) -> LobbyDecision {
    // After a failure the hash is empty, which would mean a table without a password.
    if (hashed.failed) return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
    return then(hashed);
  };
  hashing_.emplace(++last_ticket_, Hashing{visitor.session, visitor.address, guessed, go_on});
  return HashPassword{last_ticket_, password, expected, visitor.address};
}

std::vector<LobbyDecision> LobbyCore::password_hashed(const PasswordHashed& hashed) {
  const auto found = hashing_.find(hashed.ticket);
  if (found == hashing_.end()) return {};
  const Hashing done = std::move(found->second);
  hashing_.erase(found);
  places_.give_back(done.address);
  std::vector<LobbyDecision> decisions;
  decisions.push_back(done.then(hashed));
  if (done.guessed) decide_next({*done.guessed, done.address}, decisions);
  return decisions;
}

void LobbyCore::for_each_waiting(const std::function<void(const SessionId&)>& what) const {
  for (const auto& [ticket, hashing] : hashing_)
    what(hashing.session);
  for (const auto& [origin, guesses] : guesses_)
    for (const Guess& guess : guesses)
      what(guess.visitor.session);
}

}  // namespace cardroom::server
