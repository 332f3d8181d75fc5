#include "client/terminal/replaying.h"

#include <algorithm>
#include <utility>

#include "client/terminal/kept_text.h"
#include "client/terminal/past_text.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

constexpr double kSlowest = 0.25;
constexpr double kFastest = 8;

}  // namespace

void Replaying::read(const std::string& path, std::optional<std::uint32_t> seat, bool review) {
  reviews_ = review;
  context_.dialog.put(ReadGame{path, seat});
}

void Replaying::begin(const GameRead& read) {
  const auto refused = [&](const std::string& why) {
    context_.warn(shown(read.path) + " cannot be shown: " + why);
    home_.enter();
  };
  if (!read.why_not.empty()) return refused(read.why_not);
  auto replay = client::Replay::open(read.file, read.seat);
  if (!replay) return refused(replay.error().one_line());
  home_.leave();
  replay_ = *std::move(replay);
  path_ = read.path;
  file_ = read.file;
  eyes_.reset();
  speed_ = 1;
  const GameRecord& record = replay_->record().record;
  context_.print(strong("Replay of " + title_of(record.kind) + " at " + shown(record.table) + ": " +
                            counted(static_cast<long>(last()), "move", "moves") + ".",
                        context_.style));
  context_.print("Enter: the next move. back, to 20, play, as NAME, review, table; help for more; done to end.");
  go(0);
  if (std::exchange(reviews_, false)) this->review({});
}

void Replaying::typed(std::span<const std::string> words, const std::string& line) {
  const bool played = std::exchange(next_at_, std::nullopt).has_value();
  if (words.size() == 1 && words[0] == "stop" && reviewing_.stop()) return;
  if (words.empty()) return played ? context_.print("Stopped. " + position()) : next(1);
  const std::string& word = words[0];
  const std::string rest = after_words(line, 1);
  const auto number = words.size() > 1 ? whole_number(words[1]) : std::nullopt;
  if (word == "help") return context_.print(help());
  if (word == "done" || word == "home" || word == "leave") return done();
  if (word == "next" || word == "forth") return next(number.value_or(1));
  if (word == "back") return go(at_ - std::min<std::size_t>(at_, number.value_or(1)));
  if (word == "start" || (word == "to" && rest == "0")) return go(0);
  if (word == "end") return go(last());
  if (word == "to" && number) return go(std::min<std::size_t>(*number, last()));
  if (word == "play" && rest == "on") return play_on();
  if (word == "play") return play(words);
  if (word == "marks") return context_.print(marks());
  if (word == "mark") return go_to_mark(words);
  if (word == "all") return see_as({});
  if (word == "as") return see_as(rest);
  if (word == "review") return review(rest);
  if (word == "costly") return costly(words);
  if (word == "table") return context_.print(standing());
  if (word == "log" && rest.empty()) {
    const GameText* const text = game_of(table().update);
    return context_.print(text ? text->tell(table().events, 0, players(), context_.style) : Lines{});
  }
  if (word == "log") return save(rest, log_of_record(replay_->record().record), "log");
  if (word == "save") return save(rest, file_, "save");
  if (word == "fair") return check();
  if (const auto moment = whole_number(word, last())) return go(*moment);
  if (!go_to_chapter(line)) context_.print("Not understood. Type help for what can be typed here.");
}

Cast Replaying::players() const {
  return players_of(table());
}

void Replaying::next(std::size_t moments) {
  if (at_ == last()) return context_.print("That was the last move. back steps back, done ends.");
  const std::size_t to = std::min(last(), at_ + moments);
  while (at_ < to) {
    ++at_;
    const std::size_t told = table().events.size();
    for (table::v1::TableUpdate& update : replay_->updates(at_, eyes_))
      memory_.updated(context_.now, std::move(update));
    const GameText* const text = game_of(table().update);
    const Lines lines = text ? text->tell(table().events, told, players(), context_.style) : Lines{};
    lines.empty() ? context_.print(position()) : context_.print(lines);
  }
  if (at_ == last()) context_.print(ending());
}

void Replaying::arrive(std::size_t moment) {
  at_ = moment;
  memory_.clear();
  for (table::v1::TableUpdate& update : replay_->arrival(at_, eyes_))
    memory_.updated(context_.now, std::move(update));
}

void Replaying::go(std::size_t moment) {
  arrive(moment);
  context_.print(standing());
  if (at_ == last()) context_.print(ending());
}

Lines Replaying::standing() const {
  Lines lines{position()};
  if (const GameText* const text = game_of(table().update)) {
    const Standing standing = text->standing(table().update.view(), players(), context_.style);
    lines.insert(lines.end(), standing.lines.begin(), standing.lines.end());
    lines.push_back(standing.hand);
  }
  tell_open_hands(table().update, context_.style, lines);
  return lines;
}

Lines Replaying::ending() const {
  const table::v1::TableUpdate& update = table().update;
  const GameText* const text = game_of(update);
  Lines lines{winners_words(update, players(), context_.style)};
  if (text) lines.push_back(text->reason(update.view(), players().of_people(), context_.style));
  lines.emplace_back("The game is over. back steps back, done ends.");
  return lines;
}

std::string Replaying::position() const {
  return chapter_words(replay_->sections()[replay_->section_of(at_)].chapter) + ", move " + std::to_string(at_) +
         " of " + std::to_string(last()) + ".";
}

void Replaying::play(std::span<const std::string> words) {
  if (words.size() > 1) {
    const auto speed = parse_seconds(words[1]);  // A number with digits after the point.
    const double wanted = speed ? static_cast<double>(speed->count()) / 1'000 : 0;
    if (wanted < kSlowest || wanted > kFastest)
      return context_.print("How fast? play 2: twice as fast; from 0.25 to 8.");
    speed_ = wanted;
  }
  if (at_ == last()) go(0);
  context_.print("Press Enter to stop.");
  set_pace();
}

void Replaying::set_pace() {
  next_at_.reset();
  if (at_ == last()) return;
  const std::chrono::milliseconds time{replay_->time_of(at_)};
  next_at_ = context_.now + std::chrono::duration_cast<std::chrono::milliseconds>(time / speed_);
}

void Replaying::woken() {
  if (!next_at_ || context_.now < *next_at_) return;
  next(1);
  set_pace();
}

bool Replaying::go_to_chapter(const std::string& line) {
  const auto sections = replay_->sections();
  const auto found = std::ranges::find_if(sections, [&](const client::Replay::Section& section) {
    return lowered(chapter_words(section.chapter)) == lowered(line);
  });
  if (found == sections.end()) return false;
  go(found->begin);
  return true;
}

Lines Replaying::marks() const {
  Lines lines;
  for (const client::Replay::Mark& mark : replay_->marks()) {
    lines.push_back("  " + std::to_string(lines.size() + 1) + "  move " + std::to_string(mark.moment) + ": " +
                    landmark_words(mark.landmark, players()));
  }
  if (lines.empty()) return {"This game has no marks."};
  lines.emplace_back("mark and a number goes there.");
  return lines;
}

void Replaying::go_to_mark(std::span<const std::string> words) {
  const auto marks = replay_->marks();
  const auto number = words.size() > 1 ? whole_number(words[1], marks.size()) : std::nullopt;
  if (!number) return context_.print("Which one? Type marks to see them.");
  const std::size_t moment = marks[*number - 1].moment;
  if (moment == 0) return go(0);
  arrive(moment - 1);
  next(1);  // Tells what the mark stands for.
  context_.print(standing());
}

void Replaying::see_as(const std::string& name) {
  if (name.empty()) {
    eyes_.reset();
    context_.print("You see all hands.");
    return go(at_);
  }
  const auto seat = seat_named(name);
  if (!seat) return;
  eyes_ = seat;
  const bool own = replay_->own_seat() == *seat;
  context_.print("You see what " + (own ? "you" : players().people[seat->index]) + " saw. all: all hands again.");
  go(at_);
}

std::optional<Seat> Replaying::seat_named(const std::string& name) const {
  const Cast cast = players();
  for (std::uint8_t seat = 0; seat < cast.people.size(); ++seat) {
    const bool own = replay_->own_seat() == Seat{seat};
    const bool meant = lowered(cast.people[seat]) == lowered(name) || name == std::to_string(seat + 1);
    if (meant || (own && lowered(name) == "me")) return Seat{seat};
  }
  context_.print("Nobody of that name played. Type a name, or the number of a seat.");
  return std::nullopt;
}

void Replaying::review(const std::string& name) {
  if (name.empty() && reviewing_.on() && !reviewing_.stopped() && !eyes_)
    return context_.print(reviewing_.findings(*replay_));
  std::optional<Seat> seat = eyes_ ? eyes_ : replay_->own_seat();
  if (!name.empty()) seat = seat_named(name);
  if (!seat && name.empty()) return context_.print("Whose moves? review NAME, or review and the number of a seat.");
  if (!seat) return;
  if (reviewing_.on() && reviewing_.seat() == *seat && !reviewing_.stopped())
    return context_.print(reviewing_.findings(*replay_));
  reviewing_.begin(*replay_, *seat, replay_->own_seat() == *seat ? "your" : players().people[seat->index] + "'s");
}

void Replaying::judged(const MoveJudged& in) {
  if (on()) reviewing_.judged(*replay_, in);
}

void Replaying::costly(std::span<const std::string> words) {
  if (!reviewing_.on()) return context_.print("Nothing has been reviewed. review: what the moves cost.");
  const auto number = words.size() > 1 ? whole_number(words[1]) : std::nullopt;
  const auto moment = words.size() == 1 ? reviewing_.next_costly_moment(at_)
                      : number          ? reviewing_.costly_moment(*number)
                                        : std::nullopt;
  if (!moment) return context_.print(reviewing_.findings(*replay_));
  eyes_ = reviewing_.seat();
  arrive(*moment - 1);
  context_.print(standing());
  context_.print(reviewing_.opinion(*replay_, *moment));
}

void Replaying::check() const {
  const ReadRecord& read = replay_->record();
  context_.print("Checked: every card follows from the numbers of its deal, and every move and score from the rules.");
  std::vector<std::string> parts;
  for (std::uint8_t seat = 0; seat < read.record.seats.size(); ++seat) {
    const bool in_all = std::ranges::all_of(read.record.deals, [&](const RecordedDeal& deal) {
      return std::ranges::any_of(deal.parts, [&](const RecordedPart& part) { return part.seat.index == seat; });
    });
    if (in_all) parts.push_back(players().people.at(seat));
  }
  context_.print(parts.empty() ? "Nobody else had a part in every deal, so the server could have chosen them."
                               : "Nobody can have chosen the deals: " + listed(parts) +
                                     (parts.size() == 1 ? " had a part in each." : " had parts in each."));
  context_.print("The server vouches for names and times with its key " + to_hex(fingerprint_of(read.seal)) + ".");
}

void Replaying::save(const std::string& path, std::string text, const char* how) {
  if (path.empty()) return context_.print("Under which name? " + std::string{how} + " FILE");
  context_.dialog.put(SaveFile{path, std::move(text)});
}

Lines Replaying::help() const {
  return {"Enter         the next move; next 5: five of them",
          "back          a move back; back 5: five of them",
          "to 20         to that move; start, end: to the first, to the last",
          "round 2       to a part of the game, by its name",
          "marks         the notable moments; mark 1: to the first one",
          "play          replay it automatically; play 2: at double speed",
          std::string{"as NAME       as that player saw it; "} + (replay_->own_seat() ? "as me: as you did; " : "") +
              "all: all hands",
          "table, log    what lies on the table; what has happened so far",
          "review        what your moves cost, as a strong player sees it; review NAME: theirs",
          "costly        to the next costly move; costly 2: to the second one",
          "play on       play on from here yourself, against bots",
          "fair          whether the deals were fair",
          "save FILE     a copy of the game, to watch elsewhere or to check",
          "log FILE      the game as the original program would have logged it",
          "done          no more of this game"};
}

void Replaying::play_on() {
  if (at_ == last()) return context_.print("The game is over here. back steps back.");
  std::optional<Seat> seat = eyes_ ? eyes_ : replay_->own_seat();
  if (const RecordedMove* const next = replay_->move_to(at_ + 1); !seat && next != nullptr) seat = next->seat;
  reviewing_.stop();
  context_.learning = false;
  context_.print("Dealing these cards again ... To come back to the replay, leave the table.");
  own_table_.begin(PositionWords{path_, seat.value_or(Seat{}).index, static_cast<std::uint32_t>(at_)});
}

void Replaying::cannot_play_on(const std::string& why) {
  context_.warn("These cards could not be dealt again: " + why);
}

void Replaying::resume() {
  if (!replay_) return;
  home_.leave();
  context_.print("Back in the replay.");
  go(at_);
}

void Replaying::done() {
  own_table_.forget();
  reviewing_.end();
  replay_.reset();
  file_.clear();
  memory_.clear();
  home_.enter();
}

}  // namespace cardroom::terminal
