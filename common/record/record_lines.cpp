#include "common/record/record_lines.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <utility>

#include "common/base/number.h"
#include "common/game/bot_type.h"
#include "common/protocol/deal_wire.h"
#include "common/protocol/hex.h"
#include "common/protocol/name_text.h"

namespace cardroom::record_lines {
namespace {

/// The longest name that is accepted, in characters. Every name that a server accepts is shorter.
constexpr std::size_t kTextMax = 80;
constexpr std::size_t kKeyBytesMax = 2048;
/// Lines nested more deeply are refused: a file from an unknown source must not exhaust the stack.
constexpr int kDepthMax = 8;
constexpr std::string_view kPerson = "person";
constexpr std::array<std::string_view, 4> kMovers{"person", "bot", "bot_in_place", "clock"};
constexpr std::string_view kBegin = R"({"record":"game","format":)";
constexpr std::string_view kMoved = R"(,"ms":)";

/// Names are shown within a line, so nothing in them may disrupt it.
void must_be_line(std::string_view name, std::string_view text) {
  if (!text.empty() && !is_line(text, kTextMax)) {
    throw Wrong{fmt::format("{} is not one line of text of at most {} characters", name, kTextMax)};
  }
}

Mover mover(std::string_view name) {
  const auto* const found = std::ranges::find(kMovers, name);
  if (found == kMovers.end()) throw Wrong{"by is neither person, bot, bot_in_place nor clock"};
  return static_cast<Mover>(found - kMovers.begin());
}

/// How deeply lists and objects are nested.
int depth_of(std::string_view line) {
  int depth = 0;
  int deepest = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char letter = line[i];
    if (letter == '"') in_text = !in_text;
    if (in_text && letter == '\\') ++i;  // The next character does not end the text.
    if (in_text) continue;
    if (letter == '[' || letter == '{') deepest = std::max(deepest, ++depth);
    if (letter == ']' || letter == '}') --depth;
  }
  return deepest;
}

Json object_in(std::string_view line) {
  if (line.size() > kLineBytesMax || depth_of(line) > kDepthMax) throw Wrong{"it is too long, or too deep"};
  Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) throw Wrong{"it is not a JSON object"};
  return json;
}

/// Reads a line in which nothing may hide: no blanks, no member given twice, no other spelling of a number or a letter.
Json canonical(std::string_view line) {
  Json json = object_in(line);
  if (json.dump() != line) throw Wrong{"it is not written as it has to be, without blanks or escapes"};
  return json;
}

std::string bytes_in(std::string_view digits, std::string_view name) {
  auto bytes = bytes_from_hex(digits);
  if (!bytes || bytes_to_hex(*bytes) != digits) {
    throw Wrong{fmt::format("{} does not consist of hexadecimal digits in lower case", name)};
  }
  return *std::move(bytes);
}

template <std::size_t size>
std::array<std::byte, size> fixed_bytes(Members& members, std::string_view name) {
  const auto* const digits = members.next(name).get_ptr<const std::string*>();
  if (digits == nullptr || digits->size() != 2 * size) {
    throw Wrong{fmt::format("{} is not {} hexadecimal digits", name, 2 * size)};
  }
  return *from_wire_bytes<size>(bytes_in(*digits, name));
}

std::string any_bytes(Members& members, std::string_view name) {
  const auto* const digits = members.next(name).get_ptr<const std::string*>();
  if (digits == nullptr || digits->empty() || digits->size() > 2 * kKeyBytesMax) {
    throw Wrong{fmt::format("{} is not hexadecimal digits", name)};
  }
  return bytes_in(*digits, name);
}

Seat seat_in(Members& members) {
  return Seat{static_cast<std::uint8_t>(members.number("seat", kSeatsMax - 1))};
}

const Json& list_in(const Json& json, std::string_view name, std::size_t most) {
  if (!json.is_array() || json.size() > most) throw Wrong{fmt::format("{} is not a list", name)};
  return json;
}

void add_player(Json& json, const RecordedPlayer& player) {
  must_be_line("name", player.name);
  json["name"] = player.name;
  json["player"] = player.bot ? bot_name(*player.bot) : kPerson;
}

RecordedPlayer player_in(Members& members) {
  RecordedPlayer player{.name = members.text("name")};
  const std::string type = members.text("player");
  if (type == kPerson) return player;
  player.bot = bot_type(type);
  if (!player.bot || bot_name(*player.bot) != type) throw Wrong{"player is neither person nor a type of bot"};
  return player;
}

Members line_of(std::string_view line, std::string_view record) {
  Members members{line};
  if (members.text("record") != record) throw Wrong{fmt::format("the line is not a record line \"{}\"", record)};
  return members;
}

Json json_of_line(std::string_view record) {
  return Json{{"record", record}};
}

}  // namespace

Members::Members(std::string_view line) : Members{canonical(line)} {}

Members::Members(Json object) : object_(std::move(object)) {
  if (!object_.is_object()) throw Wrong{"it is not a JSON object"};
}

const Json::object_t& Members::members() const {
  return object_.get_ref<const Json::object_t&>();
}

const Json& Members::next(std::string_view name) {
  if (next_ == object_.size() || members().begin()[static_cast<std::ptrdiff_t>(next_)].first != name) {
    throw Wrong{fmt::format("\"{}\" is not where it has to be", name)};
  }
  return members().begin()[static_cast<std::ptrdiff_t>(next_++)].second;
}

std::string Members::text(std::string_view name) {
  const auto* const text = next(name).get_ptr<const std::string*>();
  if (text == nullptr) throw Wrong{fmt::format("{} is not a text", name)};
  must_be_line(name, *text);
  return *text;
}

std::uint64_t Members::number(std::string_view name, std::uint64_t most) {
  const Json& value = next(name);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most) {
    throw Wrong{fmt::format("{} is not a whole number from 0 to {}", name, most)};
  }
  return value.get<std::uint64_t>();
}

bool Members::truth(std::string_view name) {
  const Json& value = next(name);
  if (!value.is_boolean()) throw Wrong{fmt::format("{} is neither true nor false", name)};
  return value.get<bool>();
}

void Members::end() const {
  if (next_ < object_.size()) throw Wrong{"it has a member too many"};
}

bool begins_record(std::string_view line) {
  return line.starts_with(kBegin);
}

std::string header(const GameRecord& record, const std::string& options) {
  must_be_line("program", record.program);
  must_be_line("server", record.server);
  must_be_line("table", record.table);
  Json json = json_of_line("game");
  json["format"] = kRecordFormat;
  json["program"] = record.program;
  json["server"] = record.server;
  json["table"] = record.table;
  json["table_id"] = to_hex(record.table_id);
  json["number"] = record.game;
  json["game"] = record.kind;
  json["rules_version"] = record.rules_version;
  json["rules"] = Json::parse(options);
  json["seats"] = Json::array();
  for (const RecordedPlayer& player : record.seats)
    add_player(json["seats"].emplace_back(Json::object()), player);
  json["practice"] = record.practice;
  json["began"] = record.began;
  json["ended"] = record.ended;
  return json.dump();
}

GameRecord read_header(std::string_view line, Json& options) {
  // A later format may differ in everything that follows.
  const std::string_view rest = line.substr(kBegin.size());
  const auto format = number_in<std::uint32_t>(rest.substr(0, rest.find(',')));
  if (format > kRecordFormat) {
    throw Newer{fmt::format("format {} is newer than this program, which reads up to {}", *format, kRecordFormat)};
  }
  Members members = line_of(line, "game");
  if (members.number("format", kRecordFormat) == 0) throw Wrong{"there is no format 0"};
  GameRecord record;
  record.program = members.text("program");
  record.server = members.text("server");
  record.table = members.text("table");
  record.table_id = fixed_bytes<sizeof GameRecord::table_id>(members, "table_id");
  record.game = static_cast<std::uint32_t>(members.number("number", std::numeric_limits<std::uint32_t>::max()));
  record.kind = members.text("game");
  record.rules_version =
      static_cast<std::uint32_t>(members.number("rules_version", std::numeric_limits<std::uint32_t>::max()));
  options = members.next("rules");
  if (!options.is_object()) throw Wrong{"rules is not an object"};
  for (const Json& seat : list_in(members.next("seats"), "seats", kSeatsMax)) {
    Members of_seat{seat};
    record.seats.push_back(player_in(of_seat));
    of_seat.end();
  }
  record.practice = members.truth("practice");
  record.began = members.number("began", kRecordMsMax);
  record.ended = members.number("ended", kRecordMsMax);
  members.end();
  return record;
}

std::string burned(const RecordedDeal& deal, std::uint32_t attempt) {
  const RecordedBurn& burn = deal.burned[attempt];
  Json json = json_of_line("burned");
  json["deal"] = deal.number;
  json["attempt"] = attempt;
  json["parts"] = Json::array();
  for (const DealPart& part : burn.commitments)
    json["parts"].push_back(Json{{"seat", part.seat}, {"commitment", to_hex(part.value)}});
  json["missing"] = Json::array();
  for (Seat seat{}; seat.index < kSeatsMax; ++seat.index) {
    if (burn.missing.contains(seat)) json["missing"].push_back(seat.index);
  }
  return json.dump();
}

void read_burned(std::string_view line, std::vector<RecordedBurn>& burned, std::uint64_t& deal_number) {
  Members members = line_of(line, "burned");
  const std::uint64_t number = members.number("deal", kRecordMsMax);
  if (!burned.empty() && number != deal_number) throw Wrong{"the attempt before was at another deal"};
  deal_number = number;
  if (members.number("attempt", kRecordMsMax) != burned.size()) {
    throw Wrong{fmt::format("attempt is not {}, the next one", burned.size())};
  }
  RecordedBurn& burn = burned.emplace_back();
  for (const Json& part : list_in(members.next("parts"), "parts", kSeatsMax)) {
    Members of_part{part};
    const Seat seat = seat_in(of_part);
    burn.commitments.push_back({seat.index, fixed_bytes<sizeof(Digest)>(of_part, "commitment")});
    of_part.end();
  }
  for (const Json& seat : list_in(members.next("missing"), "missing", kSeatsMax)) {
    if (!seat.is_number_unsigned() || seat.get<std::uint64_t>() >= kSeatsMax) throw Wrong{"missing are not seats"};
    const Seat added{seat.get<std::uint8_t>()};
    if (burn.missing.bits >> added.index != 0) throw Wrong{"missing seats are not in ascending order"};
    burn.missing.insert(added);
  }
  members.end();
}

std::string deal(const RecordedDeal& deal) {
  Json json = json_of_line("deal");
  json["deal"] = deal.number;
  json["attempt"] = deal.burned.size();
  json["ms"] = deal.ms;
  json["commitment"] = to_hex(deal.commitment);
  json["secret"] = to_hex(deal.secret);
  json["parts"] = Json::array();
  for (const RecordedPart& part : deal.parts) {
    json["parts"].push_back(
        Json{{"seat", part.seat.index}, {"commitment", to_hex(part.commitment)}, {"entropy", to_hex(part.entropy)}});
  }
  return json.dump();
}

void read_deal(std::string_view line, RecordedDeal& deal) {
  Members members = line_of(line, "deal");
  const std::uint64_t number = members.number("deal", kRecordMsMax);
  if (!deal.burned.empty() && number != deal.number) throw Wrong{"the attempt before was at another deal"};
  deal.number = number;
  if (members.number("attempt", kRecordMsMax) != deal.burned.size()) {
    throw Wrong{fmt::format("attempt is not {}, the next one", deal.burned.size())};
  }
  deal.ms = members.number("ms", kRecordMsMax);
  deal.commitment = fixed_bytes<sizeof(Digest)>(members, "commitment");
  deal.secret = fixed_bytes<sizeof(DealSecret)>(members, "secret");
  for (const Json& part : list_in(members.next("parts"), "parts", kSeatsMax)) {
    Members of_part{part};
    RecordedPart& read = deal.parts.emplace_back();
    read.seat = seat_in(of_part);
    read.commitment = fixed_bytes<sizeof(Digest)>(of_part, "commitment");
    read.entropy = fixed_bytes<sizeof(DealSecret)>(of_part, "entropy");
    of_part.end();
  }
  members.end();
}

std::string pack(const std::string& cards) {
  return R"({"record":"pack","cards":)" + cards + "}";
}

std::string change(const RecordedChange& change) {
  Json json = json_of_line("seat");
  json["ms"] = change.ms;
  json["seat"] = change.seat.index;
  add_player(json, change.player);
  return json.dump();
}

RecordedChange read_change(std::string_view line) {
  Members members = line_of(line, "seat");
  RecordedChange change;
  change.ms = members.number("ms", kRecordMsMax);
  change.seat = seat_in(members);
  change.player = player_in(members);
  members.end();
  return change;
}

std::string moved(std::string event, const RecordedMove& move) {
  event.pop_back();  // The closing brace.
  fmt::format_to(std::back_inserter(event), R"({}{},"by":"{}"}})", kMoved, move.ms, mover_name(move.by));
  return event;
}

bool is_move(std::string_view line) {
  return line.find(kMoved) != std::string_view::npos;
}

RecordedMove read_moved(std::string_view line, Json& event) {
  // The kind reads the event's own members. The whole line is compared when the game is replayed.
  event = object_in(line);
  Json facts = Json::object();
  for (const char* name : {"seat", "ms", "by"}) {
    if (const auto found = event.find(name); found != event.end()) facts[name] = *found;
  }
  Members members{std::move(facts)};
  RecordedMove move;
  move.seat = seat_in(members);
  move.ms = members.number("ms", kRecordMsMax);
  move.by = mover(members.text("by"));
  return move;
}

std::string end(const RecordResult& result, std::uint8_t seats) {
  Json json{{"event", "end"}, {"scores", Json::array()}, {"winners", Json::array()}};
  for (Seat seat{}; seat.index < seats; ++seat.index) {
    json["scores"].push_back(result.scores[seat.index]);
    if (result.winners.contains(seat)) json["winners"].push_back(seat.index);
  }
  return json.dump();
}

RecordResult read_end(std::string_view line, std::uint8_t seats) {
  Members members{line};
  if (members.text("event") != "end") throw Wrong{"the line is not the end of the game"};
  const Json& scores = list_in(members.next("scores"), "scores", kSeatsMax);
  RecordResult result;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (!scores[seat].is_number_integer()) throw Wrong{"scores are not whole numbers"};
    const auto score = scores[seat].get<std::int64_t>();
    if (score < std::numeric_limits<std::int16_t>::min() || score > std::numeric_limits<std::int16_t>::max()) {
      throw Wrong{"a score is out of range"};
    }
    result.scores[seat] = static_cast<std::int16_t>(score);
  }
  for (const Json& seat : list_in(members.next("winners"), "winners", kSeatsMax)) {
    if (!seat.is_number_unsigned() || seat.get<std::uint64_t>() >= seats) throw Wrong{"winners are not seats"};
    result.winners.insert(Seat{seat.get<std::uint8_t>()});
  }
  members.end();
  if (end(result, seats) != line) throw Wrong{"scores and winners are not those of the seats, ascending"};
  return result;
}

std::string seal(const Digest& sum, const RecordSignature& seal) {
  Json json = json_of_line("seal");
  json["sha256"] = to_hex(sum);
  json["key"] = bytes_to_hex(seal.key);
  json["signature"] = bytes_to_hex(seal.signature);
  return json.dump();
}

RecordSignature read_seal(std::string_view line, Digest& sum) {
  Members members = line_of(line, "seal");
  sum = fixed_bytes<sizeof(Digest)>(members, "sha256");
  RecordSignature seal{.key = any_bytes(members, "key")};
  seal.signature = any_bytes(members, "signature");
  members.end();
  return seal;
}

std::string_view mover_name(Mover mover) {
  return kMovers[static_cast<std::size_t>(mover)];
}

}  // namespace cardroom::record_lines
