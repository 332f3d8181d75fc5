#include "tests/window/support/orca.h"

#include <csignal>
#include <regex>
#include <stdexcept>

namespace cardroom::driven {
namespace {

constexpr std::string_view kSpoken = "spoken ";

}  // namespace

std::string Orca::missing() {
  return found_on_path("orca").empty() ? "no screen reader to test with: orca" : "";
}

Orca::Orca(Desktop& desktop, const User& user) {
  const std::string socket = user.path("speech.socket").string();
  const std::string script = std::string{CARDROOM_SOURCE_DIR} + "/tests/window/support/fake_speech.py";
  speech_ = std::make_unique<ChildProcess>(std::vector<std::string>{"/usr/bin/python3", script, socket});
  if (!speech_->line_with("ready")) throw std::runtime_error{"nothing would speak:\n" + speech_->said()};
  ChildProcess::Environment environment = desktop.environment();
  std::erase_if(environment, [](const auto& variable) { return variable.first == "HOME"; });
  environment.emplace_back("HOME", user.path("").string());
  environment.emplace_back("SPEECHD_ADDRESS", "unix_socket:" + socket);
  orca_ = std::make_unique<ChildProcess>(std::vector<std::string>{found_on_path("orca"), "--replace"}, environment);
  hear("Screen reader on");
}

Orca::~Orca() {
  orca_->signal(SIGTERM);
  (void)orca_->ended();
}

std::string Orca::hear(const std::string& expression) {
  const std::regex wanted{expression};
  const auto line = speech_->line([&](const std::string& text) {
    return text.starts_with(kSpoken) && std::regex_search(text.substr(kSpoken.size()), wanted);
  });
  if (!line) throw std::runtime_error{"not spoken: " + expression + "\nbut:\n" + speech_->said() + orca_->said()};
  return line->substr(kSpoken.size());
}

}  // namespace cardroom::driven
