#include "client/core/profile.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "common/protocol/name_text.h"
#include "common/protocol/token.h"

namespace cardroom::client {
namespace {

/// The words that say whose server keeps the seat.
constexpr std::string_view kOwn = "own";
constexpr std::string_view kOthers = "other";

/// Takes the next word off the front of the line.
std::string_view word(std::string_view& line) {
  const auto end = std::min(line.find(' '), line.size());
  const std::string_view found = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return found;
}

constexpr std::string_view kTable = "#table";
constexpr std::string_view kSince = "#since";
constexpr std::string_view kWith = "#with";
constexpr std::string_view kGame = "#game";
constexpr std::string_view kDeal = "#deal";
constexpr std::string_view kKnown = "known";
constexpr std::string_view kNew = "new";
constexpr std::string_view kShown = "#shown";
constexpr std::string_view kPicture = "#picture";
constexpr std::string_view kPlaying = "playing";
constexpr std::string_view kBetween = "between";
constexpr std::string_view kNothing = "-";

/// Later days have no four-digit year, and differences between them might overflow.
constexpr Day kLastDay = std::chrono::year{9999} / 12 / 31;

bool is_time_of_day(std::chrono::minutes time) {
  return time >= std::chrono::minutes{0} && time < std::chrono::days{1};
}

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class Number>
std::string list(const std::vector<Number>& numbers) {
  if (numbers.empty()) return std::string{kNothing};
  std::string text;
  for (const Number one : numbers)
    text += (text.empty() ? "" : ",") + std::to_string(one);
  return text;
}

/// The line that names the picture; empty for none.
std::string line_of(std::string_view what, Picture picture) {
  const std::string_view name = name_of(picture);
  return name.empty() ? std::string{} : std::string{what} + " " + std::string{name} + "\n";
}

/// Empty if the text is anything but a list of up to kKeptTableSeatsMax numbers.
template <class Number>
std::optional<std::vector<Number>> numbers(std::string_view text) {
  std::vector<Number> all;
  if (text == kNothing) return all;
  for (bool more = true; more;) {
    const auto end = std::min(text.find(','), text.size());
    const auto one = number<Number>(text.substr(0, end));
    if (!one || all.size() == kKeptTableSeatsMax) return std::nullopt;
    all.push_back(*one);
    more = end < text.size();
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

std::string text_of(const KeptTable& table) {
  std::string text{kTable};
  for (const std::string& part : {table.kind, std::to_string(table.seen.time_since_epoch().count()),
                                  std::string{table.playing ? kPlaying : kBetween}, std::to_string(table.seat),
                                  list(table.scores), list(table.bots), table.name})
    text += " " + part;
  text += "\n";
  if (table.since) text += std::string{kSince} + " " + std::to_string(table.since->count()) + "\n";
  for (const KeptPerson& person : table.people)
    text += std::string{kWith} + " " + person.name + "\n" + line_of(kShown, person.picture);
  return text;
}

/// Reads the rest of a line that begins with #table; empty if the line is invalid.
std::optional<KeptTable> read_table(std::string_view line) {
  KeptTable table;
  table.kind = word(line);
  const auto day = number<Day::rep>(word(line));
  const std::string_view state = word(line);
  const auto seat = number<std::uint32_t>(word(line));
  auto scores = numbers<std::int32_t>(word(line));
  auto bots = numbers<int>(word(line));
  if (!day || !seat || !scores || !bots || !(state == kPlaying || state == kBetween)) return std::nullopt;
  table.seen = Day{Day::duration{*day}};
  table.playing = state == kPlaying;
  table.seat = *seat;
  table.scores = std::move(*scores);
  table.bots = std::move(*bots);
  table.name = line;
  return fits_profile(table) ? std::optional{std::move(table)} : std::nullopt;
}

/// Reads a profile line by line.
class Reader {
 public:
  /// Empty if the line is valid, otherwise the error.
  std::string_view read(std::string_view line);
  Profile profile{};

 private:
  std::string_view read_seat(std::string_view line);
  std::string_view read_table_line(std::string_view line);
  std::string_view read_since(std::string_view line);
  std::string_view read_person(std::string_view line);
  std::string_view read_game(std::string_view line);
  std::string_view read_shown(std::string_view line);
  std::string_view read_deal(std::string_view line);

  bool has_seat_ = false;  ///< A seat's line has been read.
  bool kept_ = false;      ///< The seat is in the profile; otherwise there were too many.
};

std::string_view Reader::read(std::string_view line) {
  const std::string_view what = word(line);
  if (what == kTable) return read_table_line(line);
  if (what == kSince) return read_since(line);
  if (what == kWith) return read_person(line);
  if (what == kGame) return read_game(line);
  if (what == kShown) return read_shown(line);
  if (what == kDeal) return read_deal(line);
  if (what == kPicture) {
    profile.picture = picture_named(line);
    return {};
  }
  if (what.starts_with('#')) return {};
  if (what == "name") {
    if (!is_line(line, kPersonNameMax)) return "has a name that cannot be";
    profile.name = line;
    return {};
  }
  if (what == "key") {
    const auto address = parse_address(word(line));
    const auto key = fingerprint_from_hex(line);
    if (!address || !key) return "wants an address and a key of 64 hexadecimal digits";
    profile.keys[*address] = *key;
    return {};
  }
  if (what == "token") {
    const auto key = fingerprint_from_hex(word(line));
    const auto token = bytes_from_hex(line);
    if (!key || !token || token->size() != kTokenBytes) return "wants a key and a token of 64 hexadecimal digits each";
    profile.tokens[*key] = *token;
    return {};
  }
  if (what == "seat") return read_seat(line);
  return "begins with none of name, key, token and seat";
}

std::string_view Reader::read_seat(std::string_view line) {
  const auto server = parse_address(word(line));
  const std::string_view whose = word(line);
  const auto table = bytes_from_hex(line);
  if (!server || !table || !(whose.empty() || whose == kOwn || whose == kOthers))
    return "wants an address, own or other, and a table";
  has_seat_ = true;
  kept_ = profile.seats.size() < kSeatsKeptMax;
  if (kept_) profile.seats.push_back({*server, whose == kOwn, *table});
  return {};
}

std::string_view Reader::read_table_line(std::string_view line) {
  auto table = read_table(line);
  if (!table) return "wants a kind, a day, playing or between, a seat, scores, bots and the name of a table";
  if (!has_seat_ || (kept_ && profile.seats.back().table)) return "describes the table of no seat";
  if (kept_) profile.seats.back().table = std::move(table);
  return {};
}

std::string_view Reader::read_since(std::string_view line) {
  const auto minute = number<std::uint32_t>(line);
  if (!minute || !is_time_of_day(std::chrono::minutes{*minute})) return "wants a minute of a day";
  if (!has_seat_ || (kept_ && !profile.seats.back().table)) return "tells the time of no table";
  if (!kept_) return {};
  auto& since = profile.seats.back().table->since;
  if (since) return "tells the time again";
  since = std::chrono::minutes{*minute};
  return {};
}

std::string_view Reader::read_person(std::string_view line) {
  if (!is_line(line, kPersonNameMax)) return "has a name that cannot be";
  if (!has_seat_ || (kept_ && !profile.seats.back().table)) return "names a player of no table";
  if (!kept_) return {};
  auto& people = profile.seats.back().table->people;
  if (people.size() == kKeptTableSeatsMax) return "names too many players";
  people.push_back({.name = std::string{line}});
  return {};
}

std::string_view Reader::read_shown(std::string_view line) {
  const bool has_person =
      has_seat_ && (!kept_ || (profile.seats.back().table && !profile.seats.back().table->people.empty()));
  if (!has_person) return "shows no player";
  if (kept_) profile.seats.back().table->people.back().picture = picture_named(line);
  return {};
}

std::string_view Reader::read_game(std::string_view line) {
  const std::string_view kind = word(line);
  const std::string_view known = word(line);
  const auto step = number<std::uint32_t>(line);
  if (!is_kind_id(kind) || !(known == kKnown || known == kNew) || !step)
    return "wants a kind, known or new, and a step";
  if (profile.games.size() == kGamesKnownMax) return "names too many kinds of game";
  profile.games[std::string{kind}] = {.known = known == kKnown, .step = *step};
  return {};
}

std::string_view Reader::read_deal(std::string_view line) {
  auto table = bytes_from_hex(word(line));
  const auto deal = number<std::uint64_t>(word(line));
  const auto attempt = number<std::uint32_t>(word(line));
  auto commitment = bytes_from_hex(line);
  if (!table || !deal || !attempt || !commitment || commitment->empty())
    return "wants a table, a deal, an attempt and a commitment";
  if (profile.deals.size() == kDealsKeptMax) return "has too many deals";
  profile.deals.push_back({*std::move(table), *deal, *attempt, *std::move(commitment)});
  return {};
}

}  // namespace

bool is_kind_id(std::string_view kind) {
  return !kind.empty() && kind.size() <= kPlaceNameMax &&
         std::ranges::all_of(kind, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

bool fits_profile(const KeptTable& table) {
  const bool day_fits = table.seen >= Day{} && table.seen <= kLastDay;
  const bool time_fits = !table.since || is_time_of_day(*table.since);
  return is_kind_id(table.kind) && day_fits && time_fits && is_line(table.name, kPlaceNameMax) &&
         std::max({table.people.size(), table.bots.size(), table.scores.size()}) <= kKeptTableSeatsMax &&
         std::ranges::all_of(table.people,
                             [](const KeptPerson& person) { return is_line(person.name, kPersonNameMax); });
}

std::string to_text(const Profile& profile) {
  std::string text = "# A player's profile. Whoever has a token has that player's seats: keep it private.\n";
  if (!profile.name.empty()) text += "name " + profile.name + "\n";
  text += line_of(kPicture, profile.picture);
  for (const auto& [address, key] : profile.keys)
    text += "key " + to_text(address) + " " + to_hex(key) + "\n";
  for (const auto& [key, token] : profile.tokens)
    text += "token " + to_hex(key) + " " + bytes_to_hex(token) + "\n";
  for (const KeptSeat& seat : profile.seats) {
    text += "seat " + to_text(seat.server) + " " + std::string{seat.own ? kOwn : kOthers} + " " +
            bytes_to_hex(seat.table_id) + "\n";
    if (seat.table) text += text_of(*seat.table);
  }
  for (const auto& [kind, game] : profile.games) {
    text += std::string{kGame} + " " + kind + " " + std::string{game.known ? kKnown : kNew} + " " +
            std::to_string(game.step) + "\n";
  }
  for (const KeptDeal& deal : profile.deals) {
    text += std::string{kDeal} + " " + bytes_to_hex(deal.table_id) + " " + std::to_string(deal.deal) + " " +
            std::to_string(deal.attempt) + " " + bytes_to_hex(deal.commitment) + "\n";
  }
  return text;
}

Expected<Profile, std::string> parse_profile(std::string_view text) {
  Reader reader;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty()) continue;
    if (const std::string_view wrong = reader.read(line); !wrong.empty())
      return Unexpected<std::string>{"line " + std::to_string(number) + " " + std::string{wrong}};
  }
  return std::move(reader.profile);
}

}  // namespace cardroom::client
