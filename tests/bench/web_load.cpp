// Browsers at a gateway: the time until the effect of a tap is shown, and what a browser costs. Prints one JSON object.

#include <CLI/CLI.hpp>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <unistd.h>

#include "client/web/languages.h"
#include "tests/client/web/fake_page.h"

namespace cardroom::web {
namespace {

/// The processor time of that process so far, in seconds.
double processorTime(int pid) {
  std::ifstream file{"/proc/" + std::to_string(pid) + "/stat"};
  std::string words;
  std::getline(file, words);
  std::istringstream rest{words.substr(words.rfind(')') + 2)};
  std::string word;
  double user = 0;
  double system = 0;
  for (int i = 3; rest >> word; ++i) {
    if (i == 14) user = std::stod(word);
    if (i == 15) system = std::stod(word);
  }
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

double residentKib(int pid) {
  std::ifstream file{"/proc/" + std::to_string(pid) + "/status"};
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmRSS:")) return std::stod(line.substr(6));
  return 0;
}

using Dice = std::mt19937;

/// A person who waits a while before each tap, and how long each tap took. The waits differ: people do not tap in step.
/// Qt rounds the times of timers that are not precise, so that they would all fire together.
struct Person {
  Person(quint16 port, const QString& table, std::chrono::milliseconds average, Dice& shared)
      : page{port, {}, table}, waiting{average.count() / 2, average.count() * 3 / 2}, dice{shared} {
    page.setHeard([this] {
      if (!waits || page.situation() == before) return;
      waits = false;
      took.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    });
    think.setSingleShot(true);
    think.setTimerType(Qt::PreciseTimer);
    think.callOnTimeout([this] {
      const QString now = page.situation();
      if (page.play()) {
        before = now;
        waits = true;
        clock.start();
      }
      if (page.phase() == QLatin1StringView{"Over"})
        page.call(QStringLiteral("app.table.turn"), QStringLiteral("again"));
      goOnThinking();
    });
  }
  void goOnThinking() { think.start(static_cast<int>(waiting(dice))); }

  FakePage page;
  std::uniform_int_distribution<std::int64_t> waiting;  ///< In milliseconds.
  Dice& dice;
  QTimer think;
  QString before;
  bool waits = false;
  QElapsedTimer clock;
  std::vector<double> took;
};

/// Runs the event loop until `done` holds, for at most `within`; returns whether it does.
bool until(const std::function<bool()>& done, std::chrono::milliseconds within = std::chrono::seconds{40}) {
  QElapsedTimer clock;
  clock.start();
  while (!done()) {
    if (clock.hasExpired(within.count())) return false;
    QEventLoop loop;
    QTimer::singleShot(5, &loop, &QEventLoop::quit);
    loop.exec();
  }
  return true;
}

/// How long a game of Lucky Thirteen takes at this pace.
constexpr std::chrono::milliseconds kGame{12'000};

double percentile(std::vector<double>& sorted, double share) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

int run(int argc, char** argv) {
  int port = 0;
  int pid = 0;
  int tables = 50;
  double seconds = 20;
  std::string kind = "lucky-thirteen";
  CLI::App app{"Four browsers at each table of a gateway, with a move a second at each table.", "web_load"};
  app.add_option("--port", port, "The gateway's port on this machine")->required();
  app.add_option("--pid", pid, "The gateway's process")->required();
  app.add_option("--tables", tables, "Tables")->capture_default_str();
  app.add_option("--seconds", seconds, "How long")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const auto gateway = static_cast<quint16>(port);
  const double emptyKib = residentKib(pid);
  Dice dice{1};
  std::vector<std::unique_ptr<Person>> people;
  const auto expect = [](bool holds, const char* what) {
    if (!holds) throw std::runtime_error{what};
  };
  for (int table = 0; table < tables; ++table) {
    QString link;
    for (int seat = 0; seat < 4; ++seat) {
      // Each move takes two taps (card and button), half a second apart on average: about a move a second at each
      // table.
      auto person = std::make_unique<Person>(gateway, link, std::chrono::milliseconds{500}, dice);
      FakePage& page = person->page;
      expect(until([&] { return !page.text(QStringLiteral("app.page")).isEmpty(); }), "no page");
      page.call(QStringLiteral("app"), QStringLiteral("begin"), {QStringLiteral("P%1 %2").arg(table).arg(seat)});
      if (seat == 0) page.call(QStringLiteral("app.ways"), QStringLiteral("host"), {QString::fromStdString(kind)});
      expect(until([&] { return page.is(QStringLiteral("app.setup.seated")); }), "no seat");
      if (seat == 0) link = page.text(QStringLiteral("app.setup.invitation.link")).section(QLatin1Char{'/'}, -1);
      page.forgetMessages();
      people.push_back(std::move(person));
    }
    // The tables begin one after another over the length of a game, so that at any time all moments of a game are
    // there.
    for (auto person = people.end() - 4; person != people.end(); ++person)
      (*person)->goOnThinking();
    until([] { return false; }, kGame / tables);
  }
  for (const auto& person : people)
    person->took.clear();
  const double before = processorTime(pid);
  QElapsedTimer clock;
  clock.start();
  while (static_cast<double>(clock.elapsed()) < seconds * 1000) {
    until([] { return false; }, std::chrono::milliseconds{250});
    for (const auto& person : people)
      person->page.forgetMessages();
  }
  std::vector<double> took;
  for (const auto& person : people)
    took.insert(took.end(), person->took.begin(), person->took.end());
  std::sort(took.begin(), took.end());
  const double elapsed = static_cast<double>(clock.elapsed()) / 1000;
  const double used = processorTime(pid) - before;
  std::cout << nlohmann::json{{"browsers", people.size()},
                              {"tables", tables},
                              {"taps", took.size()},
                              {"taps_per_second", static_cast<double>(took.size()) / elapsed},
                              {"p50_ms", percentile(took, 0.5)},
                              {"p99_ms", percentile(took, 0.99)},
                              {"core_share", used / elapsed},
                              {"kib_per_browser", (residentKib(pid) - emptyKib) / static_cast<double>(people.size())}}
                   .dump()
            << '\n';
  return 0;
}

}  // namespace
}  // namespace cardroom::web

int main(int argc, char** argv) {
  cardroom::web::SessionApplication application{argc, argv};
  try {
    return cardroom::web::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "web_load: " << error.what() << '\n';
    return 1;
  }
}
