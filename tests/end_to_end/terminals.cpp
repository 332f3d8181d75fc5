#include "tests/end_to_end/terminals.h"

namespace cardroom::end_to_end {

ChildProcess::Environment home_environment(const std::filesystem::path& home) {
  const std::string path = home.string();
  return {{"HOME", path},
          {"XDG_DATA_HOME", path + "/data"},
          {"XDG_CONFIG_HOME", path + "/config"},
          {"XDG_STATE_HOME", path + "/state"}};
}

std::unique_ptr<ChildProcess> terminal(const std::filesystem::path& home, const std::string& name,
                                       const std::vector<std::string>& options) {
  std::vector<std::string> words{program("cardroom-term"), "--ascii", "--name", name};
  words.insert(words.end(), options.begin(), options.end());
  return std::make_unique<ChildProcess>(words, home_environment(home));
}

std::optional<std::string> play_until(ChildProcess& player, const std::string& wanted, milliseconds within) {
  const auto look = [&](const std::string& line) {
    if (line.starts_with("Your turn")) player.write("1\n");
    if (line.find("Press Enter to") != std::string::npos) player.write("\n");
    return line.find(wanted) != std::string::npos;
  };
  return player.line(look, within);
}

}  // namespace cardroom::end_to_end
