#include "tests/window/support/shown_window.h"

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <regex>
#include <stdexcept>

namespace cardroom::driven {
namespace {

using Json = nlohmann::json;

/// The distribution's Python, for which the bindings are packaged; another one may come first in PATH.
constexpr const char* kPython = "/usr/bin/python3";

Json json_of(const Match& match) {
  Json json = Json::object();
  if (!match.role.empty()) json["role"] = match.role;
  if (!match.name.empty()) json["name"] = match.name;
  if (!match.description.empty()) json["description"] = match.description;
  json["states"] = match.states;
  json["not"] = match.not_states;
  return json;
}

Item item_of(const Json& json) {
  return {.id = json.at("id"),
          .depth = json.at("depth"),
          .role = json.at("role"),
          .name = json.at("name"),
          .description = json.at("description"),
          .text = json.at("text"),
          .states = json.at("states"),
          .actions = json.at("actions"),
          .x = json.at("x"),
          .y = json.at("y"),
          .width = json.at("width"),
          .height = json.at("height")};
}

std::vector<Item> items_of(const Json& answer) {
  std::vector<Item> items;
  for (const Json& json : answer.at("items"))
    items.push_back(item_of(json));
  return items;
}

ChildProcess::Environment together(std::initializer_list<ChildProcess::Environment> parts) {
  ChildProcess::Environment all;
  for (const ChildProcess::Environment& part : parts) {
    for (const auto& variable : part) {
      std::erase_if(all, [&](const auto& earlier) { return earlier.first == variable.first; });
      all.push_back(variable);
    }
  }
  return all;
}

}  // namespace

bool Item::is(const std::string& state) const {
  return std::ranges::find(states, state) != states.end();
}

std::string ShownWindow::missing() {
  if (std::string programs = Desktop::missing(); !programs.empty()) return programs;
  ChildProcess python{{kPython, "-c", "import gi; gi.require_version('Atspi', '2.0')"}};
  return python.ended() == 0 ? "" : "windows cannot be read without: python3-gi, gir1.2-atspi-2.0";
}

ShownWindow::ShownWindow(Desktop& desktop, const User& user, const std::vector<std::string>& options,
                         const ChildProcess::Environment& environment)
    : desktop_{&desktop} {
  const std::string script = std::string{CARDROOM_SOURCE_DIR} + "/tests/window/support/accessible.py";
  reader_ = std::make_unique<ChildProcess>(std::vector<std::string>{kPython, script}, desktop.environment());
  if (!reader_->line_with("ready")) throw std::runtime_error{"nothing reads the windows:\n" + reader_->said()};
  std::vector<std::string> words{::cardroom::program("cardroom")};
  words.insert(words.end(), options.begin(), options.end());
  started_ = std::chrono::steady_clock::now();
  program_ = std::make_unique<ChildProcess>(words, together({desktop.environment(), user.environment(), environment}));
}

ShownWindow::~ShownWindow() {
  // The program is asked to exit first, so that it can end the processes that it has started.
  program_->signal(SIGCONT);
  program_->signal(SIGTERM);
  (void)program_->ended();
}

Json ShownWindow::ask(const Json& request) {
  Json whole = request;
  whole["pid"] = program_->pid();
  reader_->write(whole.dump() + "\n");
  // Longer than the reader's own timeout.
  const auto line = reader_->line([](const std::string&) { return true; }, 2 * kPatience);
  if (!line) throw std::runtime_error{"the reader of windows has ended:\n" + reader_->said()};
  const Json answer = Json::parse(*line);
  if (answer.contains("error")) throw std::runtime_error{answer.at("error").get<std::string>()};
  return answer;
}

Item ShownWindow::see(const Match& match) {
  return wait_for(match, false);
}

Item ShownWindow::see_at_rest(const Match& match) {
  return wait_for(match, true);
}

Item ShownWindow::wait_for(const Match& match, bool at_rest) {
  const Json answer =
      ask({{"do", "wait"}, {"all", {json_of(match)}}, {"at_rest", at_rest}, {"within_ms", kPatience.count() * 1000}});
  if (!answer.at("items").is_null()) return items_of(answer).at(0);
  std::string there;
  for (const std::string line : answer.at("seen"))
    there += line + "\n";
  throw std::runtime_error{"not on the screen: " + json_of(match).dump() + "\nthere is:\n" + there + program_->said()};
}

void ShownWindow::see_no_more(const Match& match) {
  const Json answer = ask({{"do", "wait"}, {"none", {json_of(match)}}, {"within_ms", kPatience.count() * 1000}});
  if (answer.at("items").is_null()) throw std::runtime_error{"still on the screen: " + json_of(match).dump()};
}

std::vector<Item> ShownWindow::all(const Match& match) {
  return items_of(ask({{"do", "find"}, {"match", json_of(match)}}));
}

std::vector<Item> ShownWindow::tree() {
  return items_of(ask({{"do", "tree"}}));
}

void ShownWindow::click(const Match& match) {
  desktop_->click(see_at_rest(match).middle());
}

void ShownWindow::double_click(const Match& match) {
  desktop_->double_click(see_at_rest(match).middle());
}

void ShownWindow::act(const Match& match, const std::string& action) {
  const Item item = see(match);
  const Json answer = ask({{"do", "act"}, {"id", item.id}, {"action", action}});
  if (!answer.at("done").get<bool>()) throw std::runtime_error{"\"" + item.name + "\" has no action " + action};
}

void ShownWindow::write(const std::string& text) {
  const Match field{.role = "text", .states = {"focused"}};
  const auto patience_ends = std::chrono::steady_clock::now() + kPatience;
  // A dialog that is still opening may select the field's text while the test types.
  while (see(field).text != text) {
    if (std::chrono::steady_clock::now() > patience_ends) throw std::runtime_error{"cannot be written: " + text};
    key("ctrl+a");
    desktop_->type(text);
  }
}

std::vector<std::string> ShownWindow::told() {
  return ask({{"do", "told"}}).at("sentences");
}

std::string ShownWindow::go_to_result() {
  hear("^See the result");
  key("Escape");
  return hear("^Game over");
}

std::string ShownWindow::hear(const std::string& expression) {
  const Json answer =
      ask({{"do", "hear"}, {"sentence", expression}, {"from", heard_}, {"within_ms", kPatience.count() * 1000}});
  if (answer.at("sentence").is_null()) {
    std::string said;
    for (const std::string& sentence : told())
      said += sentence + "\n";
    throw std::runtime_error{"not told: " + expression + "\nbut:\n" + said + program_->said()};
  }
  heard_ = answer.at("next");
  return answer.at("sentence");
}

std::string ShownWindow::window_id() {
  const std::string ids =
      desktop_->run({"xdotool", "search", "--sync", "--onlyvisible", "--pid", std::to_string(program_->pid())});
  return ids.substr(0, ids.find('\n'));
}

void ShownWindow::close() {
  // Closes it with the window manager's keyboard shortcut; "xdotool windowclose" would kill the program.
  key("alt+F4");
}

std::string ShownWindow::title() {
  const std::string title = desktop_->run({"xdotool", "getwindowname", window_id()});
  return title.substr(0, title.find('\n'));
}

std::string ShownWindow::property(const std::string& name) {
  return desktop_->run({"xprop", "-id", window_id(), name});
}

void ShownWindow::see_property(const std::string& name, const std::string& part, bool there) {
  // xprop prints a line at the start and at each change.
  ChildProcess watch{{found_on_path("xprop"), "-spy", "-id", window_id(), name}, desktop_->environment()};
  const auto line =
      watch.line([&](const std::string& text) { return (text.find(part) != std::string::npos) == there; });
  if (!line) throw std::runtime_error{(there ? "no " : "still ") + part + " in " + name + ":\n" + watch.said()};
}

}  // namespace cardroom::driven
