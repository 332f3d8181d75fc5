#include "client/web/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "client/local/user_folders.h"

namespace cardroom::web {
namespace {

constexpr const char* kAbout =
    "The way in for phones, tablets and browsers: serves a page that plays at the tables of a cardroom-server.\n"
    "It says where it listens in one line on standard output; SIGINT and SIGTERM end it.";

/// Values that are checked, but interpreted only after parsing.
struct Texts {
  std::string server;
  std::string certificate;
  std::string private_key;
  bool plain = false;
};

std::string is_server(std::string& text) {
  const auto invitation = client::parse_invitation(text);
  return invitation && invitation->key ? std::string{} : "is no link cardroom://HOST:PORT?key=KEY";
}

void describe(CLI::App& app, Arguments& arguments, Texts& texts) {
  app.set_version_flag("--version", "cardroom-web " CARDROOM_VERSION);
  app.set_config("--config", "", "Read options from this file: lines such as 'port = 7380'")->type_name("FILE");
  app.add_option(
         "--server", texts.server,
         "Where the tables are: cardroom://HOST:PORT?key=KEY, with the key that the server says when it starts. "
         "Empty: this user's own server on this machine")
      ->type_name("LINK")
      ->check(CLI::Validator{is_server, "LINK"});
  app.add_option("--address", arguments.address, "Listen at this address of the machine only")
      ->type_name("ADDRESS")
      ->capture_default_str();
  app.add_option("--port", arguments.port, "TCP port; 0: any free one")
      ->type_name("N")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app.add_flag("--next-port", arguments.next_port,
               "If the port is taken, take the next free one instead of ending: for a host who tells the guests");
  auto* plain = app.add_flag("--plain", texts.plain,
                             "Speak http: people on the network between could read along, even the cards");
  app.add_flag("--encrypted", arguments.encrypted,
               "Speak https. Unless a certificate is given, with the key of this user's own server, of which a browser "
               "warns once")
      ->excludes(plain);
  app.add_option("--certificate", texts.certificate, "The certificate for --encrypted, in PEM")->type_name("FILE");
  app.add_option("--private-key", texts.private_key, "Its key, in PEM")->type_name("FILE");
  app.add_option("--max-browsers", arguments.browsers, "Maximum number of browsers at a time")
      ->type_name("N")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  app.add_option("--end-with", arguments.end_with, "End when this process ends")
      ->type_name("PID")
      ->check(CLI::PositiveNumber)
      ->configurable(false);
  app.add_flag("--check-config", arguments.check_config,
               "Read the configuration and end: with status 0 if it is valid; otherwise the mistake is named, and the "
               "status is 2")
      ->configurable(false);
}

Unexpected<EarlyEnd> mistake(std::string what) {
  std::replace(what.begin(), what.end(), '\n', ' ');
  return Unexpected<EarlyEnd>{EarlyEnd{2, "cardroom-web: " + what + " (see cardroom-web --help)"}};
}

}  // namespace

Expected<Arguments, EarlyEnd> read_arguments(std::vector<std::string> given) {
  Arguments arguments;
  Texts texts;
  CLI::App app{kAbout, "cardroom-web"};
  describe(app, arguments, texts);
  std::reverse(given.begin(), given.end());  // CLI11 expects them in this order.
  try {
    app.parse(given);
  } catch (const CLI::CallForHelp&) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, app.help()}};
  } catch (const CLI::CallForVersion& version) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, std::string{version.what()} + '\n'}};
  } catch (const CLI::ParseError& error) {
    return mistake(error.what());
  }
  if (texts.plain == arguments.encrypted) return mistake("either --plain or --encrypted must be chosen");
  if (!texts.server.empty()) arguments.server = client::parse_invitation(texts.server);
  if (texts.certificate.empty() != texts.private_key.empty())
    return mistake("--certificate and --private-key belong together");
  if (!texts.certificate.empty() && !arguments.encrypted) return mistake("--certificate is for --encrypted");
  if (!arguments.encrypted) return arguments;
  const auto data = client::user_folder("XDG_DATA_HOME", ".local/share");
  arguments.certificate =
      texts.certificate.empty() ? data / "certificate.pem" : std::filesystem::path{texts.certificate};
  arguments.private_key = texts.private_key.empty() ? data / "key.pem" : std::filesystem::path{texts.private_key};
  return arguments;
}

}  // namespace cardroom::web
