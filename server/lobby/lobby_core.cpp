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
  settings.hints_by_expert = request.hints_by_expert();
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
  created.owner =
      Request{visitor.session, visitor.request_id, Join{.name = visitor.name, .seat = {}, .picture = visitor.picture}};
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
  added.set_picture(visitor.picture);
  auto join = Join::parse(message, added);
  if (!join) return turn_away(visitor, join.error());
  join->address = address_mark_of(*id, visitor.address);
  PassOn go{*id, Request{visitor.session, visitor.request_id, *std::move(join)}};
  if (entry->password_hash.empty()) return go;
  if (!wrong_passwords_.may_try(visitor.now, *id, visitor.address)) {
    return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
  }
  if (auto away = no_place(visitor, request.password())) return *std::move(away);
  Guess guess{visitor, std::move(go), request.password(), HeldPlace{places_, visitor.address}};
  if (Hashing* const earlier = find_verification(*id, visitor.address)) {
    earlier->next.push_back(std::move(guess));
    return Wait{};
  }
  Guesses next;
  return verify(std::move(guess), next);
}

LobbyCore::Hashing* LobbyCore::find_verification(const TableId& table, const std::string& address) {
  const auto found = std::ranges::find_if(hashing_, [&](const auto& entry) {
    return entry.second.guessed == table && entry.second.place.address() == address;
  });
  return found == hashing_.end() ? nullptr : &found->second;
}

LobbyDecision LobbyCore::verify(Guess guess, Guesses& next) {
  const Visitor& visitor = guess.visitor;
  const TableId& table = guess.go.table;
  const DirectoryEntry* const entry = directory_.find(table);
  if (entry == nullptr || !entry->is_public()) return turn_away(visitor, session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
  if (entry->password_hash.empty()) return std::move(guess.go);
  if (!wrong_passwords_.may_try(visitor.now, table, visitor.address)) {
    return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
  }
  auto then = [this, visitor, go = guess.go](const PasswordHashed& hashed) -> LobbyDecision {
    if (!hashed.matches) return wrong_password(visitor, go.table);
    wrong_passwords_.succeeded(go.table, visitor.address);
    return go;
  };
  return begin_hash(guess.password, entry->password_hash, visitor,
                    {visitor.session, table, std::move(guess.place), std::move(next), std::move(then)});
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

std::optional<TurnAway> LobbyCore::no_place(const Visitor& visitor, const std::string& password) const {
  if (password.size() > kPasswordBytesMax) return turn_away(visitor, session::v1::REFUSAL_REASON_BAD_OPTION);
  if (!places_.has_room_for(visitor.address)) return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
  return std::nullopt;
}

LobbyDecision LobbyCore::hash(const Visitor& visitor, const std::string& password, Continuation then) {
  if (auto away = no_place(visitor, password)) return *std::move(away);
  return begin_hash(password, {}, visitor,
                    {visitor.session, std::nullopt, HeldPlace{places_, visitor.address}, {}, std::move(then)});
}

HashPassword LobbyCore::begin_hash(const std::string& password, const std::string& expected, const Visitor& visitor,
                                   Hashing hashing) {
  hashing.then = [visitor, then = std::move(hashing.then)](const PasswordHashed& hashed) -> LobbyDecision {
    // After a failure the hash is empty, which would mean a table without a password.
    if (hashed.failed) return turn_away(visitor, session::v1::REFUSAL_REASON_TOO_FAST);
    return then(hashed);
  };
  HashPassword hash{++last_ticket_, password, expected, visitor.address};
  hashing_.emplace(hash.ticket, std::move(hashing));
  return hash;
}

std::vector<LobbyDecision> LobbyCore::password_hashed(const PasswordHashed& hashed) {
  const auto found = hashing_.extract(hashed.ticket);
  if (found.empty()) return {};
  Hashing& done = found.mapped();
  // Each decision gets its place in the list before it is made, so that it cannot be lost afterwards.
  std::vector<LobbyDecision> decisions(1);
  decisions.back() = done.then(hashed);
  while (!done.next.empty() && !std::holds_alternative<HashPassword>(decisions.back())) {
    Guess guess = std::move(done.next.front());
    done.next.pop_front();
    decisions.emplace_back();
    decisions.back() = verify(std::move(guess), done.next);
  }
  return decisions;
}

void LobbyCore::for_each_waiting(const std::function<void(const SessionId&)>& what) const {
  for (const auto& [ticket, hashing] : hashing_) {
    what(hashing.session);
    for (const Guess& guess : hashing.next)
      what(guess.visitor.session);
  }
}

}  // namespace cardroom::server
