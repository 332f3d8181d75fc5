// A client whose server is hostile or of another version: whatever the server sends and the person types, the client
// keeps running and can describe the table.
#include <array>
#include <chrono>

#include "tests/client/terminal/terminal_stage.h"
#include "tests/fuzz/fuzz.h"

namespace {

constexpr std::array kTyped{"",      "1",    "2",    "7d",   "hint",    "ok",      "pass",       "help",
                            "rules", "more", "keep", "-as",  "as kh",   "200",     "go",         "say hello",
                            "seats", "yes",  "no",   "home", "table",   "watch 1", "kind pasur", "again",
                            "log",   "h",    "join", "1 2",  "7d 3c 2", "leave",   "seat 2",     "remove Bob"};

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom;
  fuzz::Script script{data, size};
  terminal::Launch launch{.kind = terminal::Launch::Kind::join,
                          .target = client::Invitation{{"den.local"}, {}, {}},
                          .watch = script.below(2) == 1};
  terminal::TerminalStage stage{std::move(launch)};
  stage.start();
  stage.connect();
  stage.answer_done();
  for (int steps = 0; steps < 200 && !script.empty(); ++steps) {
    switch (script.below(8)) {
      case 0: stage.from_server_raw(std::string{script.text()}); break;
      case 1: stage.wait(std::chrono::milliseconds{script.below(256) * 100}); break;
      case 2: stage.connect(/*resumed=*/script.below(2) == 0); break;
      case 3: stage.type(kTyped[script.below(kTyped.size())]); break;
      case 4: {
        session::v1::ServerMessage answer;
        const std::string_view bytes = script.text();
        if (answer.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) stage.answer(answer);
        break;
      }
      default: stage.from_server_bytes(std::string{script.text()}); break;
    }
  }
  return 0;
}
