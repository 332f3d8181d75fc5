#include "common/record/played_record.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "common/base/check.h"
#include "common/game/bot_type.h"
#include "common/game/played_game.h"
#include "common/games/list.h"
#include "common/record/record_deal.h"

namespace cardroom {
namespace {

using record_lines::Json;
using record_lines::Newer;
using record_lines::Wrong;

/// Calls visit(Kind{}) for the kind with this id, and returns its result. Throws Newer if there is none.
template <class Result>
Result with_kind(std::string_view id, auto&& visit) {
  std::optional<Result> result;
  AllKinds::for_each([&]<class Kind>(Kind kind) {
    if (Kind::Game::kFacts.id == id) result.emplace(visit(kind));
  });
  if (!result) throw Newer{fmt::format("this program does not know the game \"{}\"", id)};
  return *std::move(result);
}

/// Follows the players and times of a record from line to line, and checks each line against them.
class Course {
 public:
  explicit Course(const GameRecord& record) : seats_{record.seats} {
    if (record.ended < record.began || record.ended > kRecordMsMax) throw Wrong{"the game ended before it began"};
  }

  /// A deal begins.
  void deal(const RecordedDeal& deal) {
    if (deal.number <= deal_) throw Wrong{"the number of the deal is not greater than that of the one before"};
    if (deal.ms < deal_ms_) throw Wrong{"the deal is before the one before it"};
    must_be_time(deal.ms);
    deal_ = deal.number;
    deal_ms_ = deal.ms;
    ms_ = 0;
    left_out_ = {};
  }

  void burned(const RecordedBurn& burn) {
    SeatSet listed;
    for (const DealPart& part : burn.commitments)
      add_part(Seat{part.seat}, listed);
    if (burn.missing.empty() || (burn.missing.bits & ~listed.bits) != 0) {
      throw Wrong{"missing are not seats that have a part"};
    }
    left_out_.bits = static_cast<std::uint8_t>(left_out_.bits | burn.missing.bits);
  }

  void dealt(const RecordedDeal& deal) {
    SeatSet listed;
    for (const RecordedPart& part : deal.parts)
      add_part(part.seat, listed);
  }

  void moved(const RecordedMove& move) {
    passes_to(move.ms);
    if ((move.by == Mover::bot) != player(move.seat).bot.has_value()) {
      throw Wrong{fmt::format("by {} is not possible: in seat {} is a {}", record_lines::mover_name(move.by),
                              move.seat.index, player(move.seat).bot ? "bot" : "person")};
    }
  }

  void changed(const RecordedChange& change) {
    passes_to(change.ms);
    if (player(change.seat) == change.player) throw Wrong{"the seat has that player already"};
    player(change.seat) = change.player;
  }

 private:
  static void must_be_time(RecordMs ms) {
    if (ms > kRecordMsMax) throw Wrong{"the time is out of range"};
  }

  void passes_to(RecordMs ms) {
    if (ms < ms_) throw Wrong{"it is before the move before it"};
    must_be_time(ms);
    ms_ = ms;
  }

  RecordedPlayer& player(Seat seat) {
    if (seat.index >= seats_.size()) throw Wrong{fmt::format("there is no seat {}", seat.index)};
    return seats_[seat.index];
  }

  void add_part(Seat seat, SeatSet& listed) {
    static_cast<void>(player(seat));
    if (listed.bits >> seat.index != 0) throw Wrong{"the parts are not by seat, ascending"};
    if (left_out_.contains(seat)) throw Wrong{fmt::format("seat {} was missing before, and has a part", seat.index)};
    listed.insert(seat);
  }

  std::vector<RecordedPlayer> seats_;  ///< At the current line.
  std::uint64_t deal_ = 0;             ///< The number of the deal.
  RecordMs deal_ms_ = 0;
  RecordMs ms_ = 0;   ///< Of the last move or change.
  SeatSet left_out_;  ///< The seats that did not open their parts in an earlier attempt at this deal.
};

/// A game of one kind that is replayed from a record.
template <class Kind>
class Playing {
 public:
  using Game = typename Kind::Game;
  using Record = typename Kind::Record;
  using Wire = typename Kind::Wire;

  /// Plays up to the first fault. Throws Wrong or Newer for a game that cannot begin.
  explicit Playing(const GameRecord& record) : record_{record}, rules_{rules_of(record)}, state_{begin()} {
    for (std::size_t number = 0; number < record.deals.size() && !stop_; ++number)
      play(number);
    if (!stop_ && Game::stage(state_) != Stage::over)
      stop_ = {record.deals.size(), std::nullopt, "the game is not over"};
  }

  /// Adds the lines up to the first fault, which is thrown as Wrong.
  void write(std::vector<std::string>& lines) {
    if (!deals_.empty()) told_ = Record::transcript(as_played());
    Course course{record_};
    lines.push_back(record_lines::header(record_, Record::options(rules_)));
    for (std::size_t number = 0; number < record_.deals.size(); ++number)
      write_deal(number, course, lines);
    stop_at(record_.deals.size(), std::nullopt);
    lines.push_back(record_lines::end(result(), static_cast<std::uint8_t>(record_.seats.size())));
  }

  RecordResult result() const { return {.scores = Game::scores(state_), .winners = Game::winners(state_)}; }

  std::string log() const {
    PlayedGame<Game> played = as_played();
    for (const RecordedPlayer& player : record_.seats)
      played.players.emplace_back(player.bot ? bot_name(*player.bot) : "human");
    return Record::log(played);
  }

 private:
  /// Where a game cannot go on.
  struct Stop {
    std::size_t deal{};
    std::optional<std::size_t> move{};  ///< Its index in the deal; empty: the deal itself.
    std::string text{};
  };

  static typename Game::Rules rules_of(const GameRecord& record) {
    if (record.rules_version > Game::kFacts.rules_version) {
      throw Newer{fmt::format("version {} of the rules is newer than this program, which knows up to {}",
                              record.rules_version, Game::kFacts.rules_version)};
    }
    if (record.rules_version == 0) throw Wrong{"there is no version 0 of the rules"};
    const auto rules = Wire::rules(record.rules);
    if (!rules) throw Wrong{"the rules are not valid"};
    return *rules;
  }

  typename Game::State begin() const {
    const std::size_t seats = record_.seats.size();
    if (seats < Game::kFacts.seats_min || seats > Game::kFacts.seats_max) {
      throw Wrong{fmt::format("the game is not played with {} seats", seats)};
    }
    return Game::begin(rules_, static_cast<std::uint8_t>(seats));
  }

  PlayedGame<Game> as_played() const { return {.events = log_.entries, .deals = deals_, .seed = "fair"}; }

  void play(std::size_t number) {
    const RecordedDeal& deal = record_.deals[number];
    if (Game::stage(state_) != Stage::deal) {
      stop_ = {number, std::nullopt,
               Game::stage(state_) == Stage::over ? "the game is over" : "the deal before is not over"};
      return;
    }
    steps_.push_back(log_.entries.size());
    const auto key = key_of_deal(record_, number);
    if (!key) {
      stop_ = {number, std::nullopt, key.error()};
      return;
    }
    FairStream stream{*key};
    check(!Game::deal(state_, Game::draw(state_, stream), log_), "a fair deal is valid");
    for (std::size_t i = 0; i < deal.moves.size() && !stop_; ++i) {
      const RecordedMove& move = deal.moves[i];
      const auto read = Wire::move(move.move);
      steps_.push_back(log_.entries.size());
      if (!read || move.seat.index >= record_.seats.size() || Game::apply(state_, move.seat, *read, log_)) {
        stop_ = {number, i, "the move is against the rules"};
      }
    }
    deals_.push_back(state_);
  }

  void stop_at(std::size_t deal, std::optional<std::size_t> move) const {
    if (stop_ && stop_->deal == deal && stop_->move == move) throw Wrong{stop_->text};
  }

  void write_deal(std::size_t number, Course& course, std::vector<std::string>& lines) {
    const RecordedDeal& deal = record_.deals[number];
    course.deal(deal);
    for (std::uint32_t attempt = 0; attempt < deal.burned.size(); ++attempt) {
      course.burned(deal.burned[attempt]);
      lines.push_back(record_lines::burned(deal, attempt));
    }
    course.dealt(deal);
    stop_at(number, std::nullopt);
    lines.push_back(record_lines::deal(deal));
    lines.push_back(record_lines::pack(Record::pack(deals_[number])));
    write_events(lines);
    auto change = deal.changes.begin();
    const auto write_changes = [&](std::size_t moves) {
      for (; change != deal.changes.end() && change->moves == moves; ++change) {
        course.changed(*change);
        lines.push_back(record_lines::change(*change));
      }
    };
    for (std::size_t i = 0; i < deal.moves.size(); ++i) {
      write_changes(i);
      course.moved(deal.moves[i]);
      stop_at(number, i);
      const std::size_t line = lines.size();
      write_events(lines);
      check(line < lines.size(), "every move leads to an event");
      lines[line] = record_lines::moved(std::move(lines[line]), deal.moves[i]);
    }
    write_changes(deal.moves.size());
    if (change != deal.changes.end()) throw Wrong{"a change of players is not in its place"};
  }

  /// Adds the event lines of the next step.
  void write_events(std::vector<std::string>& lines) {
    ++steps_written_;
    const std::size_t end = steps_written_ < steps_.size() ? steps_[steps_written_] : log_.entries.size();
    for (; events_written_ < told_.size() && told_[events_written_].event < end; ++events_written_)
      lines.push_back(std::move(told_[events_written_].text));
  }

  const GameRecord& record_;
  typename Game::Rules rules_;
  typename Game::State state_;
  EventLog<typename Game::Event> log_;
  std::vector<typename Game::State> deals_;  ///< As in PlayedGame.
  /// By step of the whole game, where each deal and each move is a step: the index of the first event that it led to.
  std::vector<std::size_t> steps_;
  std::optional<Stop> stop_;
  std::vector<TranscriptLine> told_;
  std::size_t events_written_ = 0;  ///< Of `told_`.
  std::size_t steps_written_ = 0;   ///< Of `steps_`.
};

}  // namespace

PlayedRecord play_record(const GameRecord& record) {
  PlayedRecord played;
  const auto fail = [&](RecordFault::Kind kind, const std::exception& error) {
    played.fault = RecordFault{kind, played.lines.size() + 1, error.what()};
  };
  try {
    played.result = with_kind<RecordResult>(record.kind, [&]<class Kind>(Kind) {
      Playing<Kind> playing{record};
      playing.write(played.lines);
      return playing.result();
    });
  } catch (const Wrong& wrong) {
    fail(RecordFault::Kind::wrong, wrong);
  } catch (const Newer& newer) {
    fail(RecordFault::Kind::newer, newer);
  }
  return played;
}

std::string log_of_played(const GameRecord& record) {
  return with_kind<std::string>(record.kind, [&]<class Kind>(Kind) { return Playing<Kind>{record}.log(); });
}

wire::GameRules read_rules(std::string_view kind, const Json& options) {
  return with_kind<wire::GameRules>(kind, [&]<class Kind>(Kind) {
    typename Kind::Game::Rules rules{};
    for (const auto& [name, value] : options.items()) {
      const auto wrong =
          Kind::Record::set_option(rules, name, value.is_string() ? value.template get<std::string>() : value.dump());
      if (wrong) throw Wrong{"rules: " + *wrong};
    }
    if (Kind::Record::options(rules) != options.dump())
      throw Wrong{"rules is not every option with its value, in order"};
    wire::GameRules read;
    Kind::Wire::write(rules, read);
    return read;
  });
}

RecordedMove read_move(std::string_view kind, std::string_view line) {
  return with_kind<RecordedMove>(kind, [&]<class Kind>(Kind) {
    Json event;
    RecordedMove move = record_lines::read_moved(line, event);
    const auto read = Kind::Record::move_of(event);
    if (!read) throw Wrong{"it is not a move of this game"};
    Kind::Wire::write(*read, move.move);
    return move;
  });
}

}  // namespace cardroom
