#include "client/terminal/dialog.h"

#include <utility>

#include "client/terminal/words.h"

namespace cardroom::terminal {

void Dialog::print(std::string_view line) {
  if (!line.empty()) put(Print{wrapped(line, kColumns)});
}

void Dialog::print(const Lines& lines) {
  for (const std::string& line : lines)
    print(line);
}

void Dialog::ask(std::string_view question, Answer answer) {
  print(question);
  question_ = std::move(answer);
  reason_ = {};
}

void Dialog::ask_secretly(std::string_view question, Answer answer) {
  ask(question, std::move(answer));
  if (!std::exchange(typing_hidden_, true)) put(HideTyping{true});
}

void Dialog::ask_yes_or_no(const std::string& question, std::function<void(bool)> answer,
                           const std::optional<Reason>& reason) {
  ask(question, [this, question, answer = std::move(answer), reason](const std::string& line) {
    const std::string word = lowered(line);
    if (word == "yes" || word == "y") return answer(true);
    if (word == "no" || word == "n") return answer(false);
    print("Please type yes or no.");
    ask_yes_or_no(question, answer, reason);
  });
  reason_ = reason;
}

bool Dialog::answer(const std::string& line) {
  show_typing();
  const Answer answer = std::exchange(question_, nullptr);
  if (answer) answer(line);
  return answer != nullptr;
}

void Dialog::drop_settled_question() {
  if (!question_ || !reason_ || reason_->holds()) return;
  question_ = {};
  print("There is nothing to answer any more.");
  if (const auto reason = std::exchange(reason_, {}); reason->settled) reason->settled();
}

void Dialog::end() {
  question_ = {};
  show_typing();
}

void Dialog::show_typing() {
  if (std::exchange(typing_hidden_, false)) put(HideTyping{false});
}

}  // namespace cardroom::terminal
