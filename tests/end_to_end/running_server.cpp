#include "tests/end_to_end/running_server.h"

#include <algorithm>
#include <cstdlib>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace cardroom::end_to_end {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream{text};
  for (std::string part; std::getline(stream, part, separator);)
    parts.push_back(part);
  return parts;
}

}  // namespace

RunningServer::RunningServer(const Words& options) {
  process_ = start_server("server", 0, options);
  port_ = port_of(*process_);
}

std::unique_ptr<ChildProcess> RunningServer::start_server(const std::string& directory, int port,
                                                          const Words& options) const {
  Words words{program("cardroom-server"), "--data-dir", path(directory).string(), "--port", std::to_string(port)};
  words.insert(words.end(), options.begin(), options.end());
  return std::make_unique<ChildProcess>(words);
}

std::unique_ptr<ChildProcess> RunningServer::client(const std::string& name, const Words& options) const {
  Words words{program("headless_client"),      "--port", std::to_string(port_), "--name", name, "--profile",
              path(name + ".profile").string()};
  words.insert(words.end(), options.begin(), options.end());
  return std::make_unique<ChildProcess>(words);
}

std::string value_of(const std::string& line, std::string_view key) {
  std::istringstream words{line};
  for (std::string word; words >> word;) {
    if (word.starts_with(std::string{key} + "=")) return word.substr(key.size() + 1);
  }
  return {};
}

int number_of(const std::string& line, std::string_view key) {
  return std::atoi(value_of(line, key).c_str());
}

int port_of(ChildProcess& server) {
  static const std::regex kPort{R"(port[= ](\d+))"};
  std::smatch found;
  const auto line = server.line([](const std::string& text) { return std::regex_search(text, kPort); });
  if (!line || !std::regex_search(*line, found, kPort)) throw std::runtime_error{"no server:\n" + server.said()};
  return std::stoi(found[1]);
}

bool has_all(const std::string& line, const std::vector<std::string>& words) {
  const std::string padded = " " + line + " ";
  return std::ranges::all_of(
      words, [&](const std::string& word) { return padded.find(" " + word + " ") != std::string::npos; });
}

std::optional<std::string> update(ChildProcess& client, const std::vector<std::string>& words, milliseconds within) {
  return client.line([&](const std::string& line) { return line.starts_with("update ") && has_all(line, words); },
                     within);
}

std::string occupant(const std::string& update, int seat) {
  const auto seats = split(value_of(update, "seats"), ',');
  return seat >= 0 && static_cast<std::size_t>(seat) < seats.size() ? seats[static_cast<std::size_t>(seat)] : "";
}

int seat_of(const std::string& update, const std::string& name) {
  const auto seats = split(value_of(update, "seats"), ',');
  const auto found = std::ranges::find_if(seats, [&](const std::string& seat) { return seat.starts_with(name + ":"); });
  return found == seats.end() ? -1 : static_cast<int>(found - seats.begin());
}

}  // namespace cardroom::end_to_end
