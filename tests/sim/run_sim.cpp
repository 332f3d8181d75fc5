#include "tests/sim/run_sim.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sys/wait.h>

namespace cardroom::testing {

Finished SimRunner::run(const std::string& arguments, const std::string& program) const {
  const std::string command = "cd '" + directory_.path().string() + "' && '" CARDROOM_BUILD_DIR "/bin/" + program +
                              "' " + arguments + " >out.of.sim 2>err.of.sim </dev/null";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("out.of.sim"), read("err.of.sim")};
}

void SimRunner::write(const std::string& name, std::string_view content) const {
  std::ofstream{directory_.path() / name, std::ios::binary} << content;
}

std::string SimRunner::read(const std::string& name) const {
  std::ifstream file{directory_.path() / name, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::string original(const std::string& name) {
  return CARDROOM_SOURCE_DIR "/tests/data/lucky_thirteen/" + name + ".properties";
}

}  // namespace cardroom::testing
