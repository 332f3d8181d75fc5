#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/terminal/game_text.h"
#include "client/terminal/terminal_io.h"

namespace cardroom::terminal {

/// The maximum width of a line, in columns: that of the narrowest terminal.
inline constexpr std::size_t kColumns = 80;

/// Prints lines to the person, and asks one question at a time. Collects the outputs of one step of the terminal's
/// state machine.
class Dialog {
 public:
  using Answer = std::function<void(const std::string&)>;

  /// The reason for a question. It may cease to hold before the person answers.
  struct Reason {
    std::function<bool()> holds;
    std::function<void()> settled{};  ///< Called once the reason no longer holds; may be empty.
  };

  void put(Output output) { out_.push_back(std::move(output)); }
  std::vector<Output> take() { return std::exchange(out_, {}); }

  /// Wraps long lines. Prints nothing for an empty line.
  void print(std::string_view line);
  void print(const Lines& lines);

  /// A new question replaces the open one.
  void ask(std::string_view question, Answer answer);
  /// Like ask(), but the answer is not shown while it is typed.
  void ask_secretly(std::string_view question, Answer answer);
  /// Repeats the question until the answer is yes or no. Without a reason, the question stays open indefinitely.
  void ask_yes_or_no(const std::string& question, std::function<void(bool)> answer,
                     const std::optional<Reason>& reason = {});
  bool asks() const { return question_ != nullptr; }

  /// Treats a typed line as the answer to the open question, which closes it. Returns false if no question is open.
  bool answer(const std::string& line);
  /// Withdraws the question if its reason no longer holds.
  void drop_settled_question();
  /// Withdraws any open question.
  void end();

 private:
  void show_typing();

  std::vector<Output> out_;
  Answer question_;
  std::optional<Reason> reason_;
  bool typing_hidden_ = false;
};

}  // namespace cardroom::terminal
