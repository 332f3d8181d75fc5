#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/terminal/game_text.h"

/// The questions put to a host, one after another, until the answers describe a table.
namespace cardroom::terminal {

/// "open", "person", or a bot and perhaps its pace in seconds: "clever", "bot basic 0.5". Empty for anything else.
std::optional<lobby::v1::SeatPlan> parse_seat_plan(std::string_view text);

/// "clever", "clever 0.5", or an empty line for the default bot. Empty for anything else.
std::optional<table::v1::Bot> parse_bot(std::string_view text);

/// The questions put to a host, each with a default for an empty answer.
class HostPlan {
 public:
  /// Without a game, the first question asks for one.
  HostPlan(const MeantGame& game, const std::string& person);

  /// The next question; empty when all are answered.
  std::optional<std::string> question() const;

  /// Whether the answer to the next question must be hidden as it is typed.
  bool asks_for_password() const { return step_ == Step::password; }

  /// Empty if the answer is accepted; otherwise the error, and the same question is asked again.
  std::string answer(std::string_view text);

  /// Precondition: all questions are answered.
  const lobby::v1::CreateTableRequest& request() const { return request_; }

 private:
  enum class Step : std::uint8_t { game, name, number, variants, seats, turn_limit, password, watching, done };
  std::string variants_question() const;
  std::string first_seat_question() const;
  Step after_name() const;
  Step after_number() const;
  std::string answer_game(std::string_view text);
  std::string answer_number(std::string_view text);
  std::string answer_variants(std::string_view text);
  std::string answer_seat(std::string_view text);
  std::string answer_turn_limit(std::string_view text);

  const GameText* game_;
  std::optional<std::uint32_t> seats_;
  std::optional<table::v1::GameRules> rules_;
  Step step_;
  std::string usual_name_;
  lobby::v1::CreateTableRequest request_;
};

}  // namespace cardroom::terminal
