#include "client/local/own_gateway.h"

#include <charconv>
#include <csignal>
#include <sstream>

#include "client/core/address.h"
#include "common/protocol/hex.h"

namespace cardroom::client {

std::string page_link(const OwnGateway& gateway, const std::string& host, const std::string& table_id) {
  return (gateway.encrypted ? "https://" : "http://") + to_text(Address{host, gateway.port}) + "/t/" +
         bytes_to_hex(table_id);
}

Expected<GatewayProgram, std::string> GatewayProgram::start(const OwnServer& server, bool encrypted) {
  std::vector<std::string> arguments{"--server",    to_text(Invitation{{"127.0.0.1", server.port}, {}, server.key}),
                                     "--end-with",  std::to_string(server.pid),
                                     "--next-port", encrypted ? "--encrypted" : "--plain"};
  auto started = StartedProgram::start(
      {.name = "cardroom-web", .program = {}, .arguments = std::move(arguments), .log = log_of("web")});
  if (!started) return Unexpected<std::string>{started.error()};
  return GatewayProgram{*std::move(started)};
}

GatewayProgram::News GatewayProgram::read() {
  StartedProgram::News news = program_.read();
  if (auto* failed = std::get_if<StartedProgram::Failed>(&news)) return *std::move(failed);
  if (std::holds_alternative<StartedProgram::Ended>(news)) return Ended{};
  const auto* ready = std::get_if<StartedProgram::Ready>(&news);
  if (ready == nullptr) return {};
  OwnGateway gateway;
  std::istringstream words{ready->words};
  for (std::string word; words >> word;) {
    const std::string value = word.substr(word.find('=') + 1);
    if (word.starts_with("port=")) std::from_chars(value.data(), value.data() + value.size(), gateway.port);
    if (word.starts_with("encrypted=")) gateway.encrypted = value == "1";
  }
  return gateway;
}

void GatewayProgram::end() {
  program_.send_signal(SIGTERM);
}

}  // namespace cardroom::client
