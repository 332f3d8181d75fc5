// Whole games through the real state machines of server and client, with people who dawdle, lose their connection and
// return. Whatever happens, Qt's model tester finds no fault, no card is shown twice, and a table shows the same as a
// new one that has received only the last update. All choices come from seeds: CARDROOM_SEED=N runs one.

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "client/models/kinds.h"
#include "client/models/request_tags.h"
#include "common/base/overloaded.h"
#include "tests/simulation/client_host.h"
#include "tests/support/seeds.h"
#include "tests/window/models/heard_table.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using simulation::ClientHost;
using simulation::Faults;
using simulation::ServerHost;
using window::TableCard;
using window::TableController;
namespace TablePhase = window::TablePhase;

/// A person with a window.
class Player {
 public:
  Player(Timeline& timeline, ServerHost& server, std::uint64_t seed, std::uint32_t number)
      : m_timeline{timeline},
        m_dice{seed},
        m_host{timeline, server, number, simulation::profile_named(number == 1 ? "Maren" : "Jonas"),
               [this](const client::Output& output) { hear(output); }} {
    m_host.start();
  }

  HeardTable heard;

  ClientHost& host() { return m_host; }
  std::string tableId() const {
    return m_host.running() && m_host.core().table() ? m_host.core().table()->update.table_id() : std::string{};
  }
  std::uint32_t gamesSeen() const { return m_games; }
  void ask(session::v1::ClientMessage message) {
    m_host.tell(client::Ask{window::tagOf(window::Asker::application, ++m_lastTag), std::move(message)});
  }

  /// Plays, chats, asks for hints and clicks illegal cards, and sometimes loses the network.
  void live(bool troubled) {
    m_timeline.after(m_dice.between(50ms, 900ms), [this, troubled] { live(troubled); });
    act();
    if (troubled && m_dice.one_in(25)) suffer();
    heard.table.tick(m_timeline.now());
    send();
  }

 private:
  void act() {
    TableController& table = heard.table;
    if (table.game() == nullptr) return;
    if (table.people()->held()) return table.turn()->primary();
    if (table.phase() == TablePhase::Over || table.phase() == TablePhase::Paused) return table.turn()->primary();
    const auto& cards = table.game()->cards()->cards();
    const QString any =
        cards.isEmpty() ? QString{}
                        : cards[static_cast<qsizetype>(m_dice.uniform(static_cast<std::uint32_t>(cards.size())))].key;
    table.choice()->consider(m_dice.one_in(3) ? any : QString{});
    switch (m_dice.uniform(11)) {
      case 0: return table.turn()->hint();
      case 1: return table.chat()->sayPhrase(static_cast<int>(m_dice.uniform(5)));
      case 2: return table.choice()->play(any);
      case 3: return table.choice()->clearSelection();
      case 4: return table.choice()->aimNext(1);
      case 5: return table.choice()->secondClick(any);
      case 6: {
        const QList<window::Choice> choices = table.choice()->ways();
        if (choices.isEmpty()) return;
        const auto which = static_cast<qsizetype>(m_dice.uniform(static_cast<std::uint32_t>(choices.size())));
        return table.choice()->playAt(table.choice()->considered(), choices[which].id);
      }
      case 7: {
        const QList<window::Action> actions = table.game()->turn().actions();
        if (actions.isEmpty()) return;
        return table.choice()->act(actions[m_dice.uniform(static_cast<std::uint32_t>(actions.size()))].id);
      }
      default: break;
    }
    if (table.turn()->primaryReady()) return table.turn()->primary();
    // In case the move consists of several cards.
    if (table.game()->turn().marksCards()) {
      for (const TableCard& card : cards)
        if (card.playable && !card.marked && m_dice.one_in(2)) table.choice()->select(card.key);
    }
    table.choice()->select(any);
  }

  void suffer() {
    switch (m_dice.uniform(3)) {
      case 0: return m_host.cut();
      case 1: m_host.pull_plug(); break;
      default: m_host.freeze(); break;
    }
    m_timeline.after(m_dice.between(1s, 40s), [this] {
      m_host.put_plug_back();
      m_host.thaw();
    });
  }

  void send() {
    for (client::Ask& ask : std::exchange(heard.asked, {}))
      m_host.tell(std::move(ask));
  }

  void hear(const client::Output& output) {
    std::visit(Overloaded{
                   [this](const client::TableChanged& out) { changed(out); },
                   [this](const client::TableWaits&) { heard.table.tableWaits(*m_host.core().table()); },
                   [this](const client::TableLeft&) { heard.table.tableGone(); },
                   [this](const client::ChatChanged& out) { heard.table.chatChanged(m_host.core().chat(), out); },
                   [this](const client::Answered& out) { heard.table.answered(out); },
                   [this](const client::GivenUp& out) { heard.table.givenUp(out); },
                   [this](const client::StatusChanged&) {
                     heard.table.connectionChanged(m_host.core().status().kind == client::Status::Kind::online);
                   },
                   [](const auto&) {},
               },
               output);
  }

  void changed(const client::TableChanged& change) {
    const client::Table* table = m_host.core().table();
    if (table == nullptr) return;
    heard.table.tableChanged(table, change, m_timeline.now());
    m_games = std::max(m_games, table->update.game_number());

    std::set<QString> keys;
    if (heard.table.game() != nullptr) {
      for (const TableCard& card : heard.table.game()->cards()->cards())
        ASSERT_TRUE(keys.insert(card.key).second) << card.key.toStdString() << " is shown twice";
    }
    if (!heard.table.choice()->selected().isEmpty()) {
      ASSERT_TRUE(heard.card(heard.table.choice()->selected()).playable);
    }

    HeardTable fresh;
    fresh.table.tableChanged(table, {.new_events = 0, .other_table = true, .other_game = true}, m_timeline.now());
    // Copies the person's selection: a newly opened table has none, unless it selects the only card there is.
    const QString selected = heard.table.choice()->selected();
    if (selected.isEmpty()) {
      fresh.table.choice()->clearSelection();
    } else {
      fresh.table.choice()->select(fresh.likeIn(heard, selected));
    }
    ASSERT_EQ(shownBy(heard.table), shownBy(fresh.table));
  }

  Timeline& m_timeline;
  Dice m_dice;
  std::uint32_t m_lastTag = 0;
  std::uint32_t m_games = 0;
  ClientHost m_host;
};

struct Evening {
  std::string_view kind;
  int bots;
  std::uint32_t games;
  std::uint64_t seeds;  ///< The number of seeds; twice as many with a bad network.
  bool cutthroat = false;
};

void PrintTo(const Evening& evening, std::ostream* out) {
  *out << evening.kind << " with " << evening.bots << " bots";
}

/// Maren creates a table with bots and a turn limit, and Jonas joins; both play until enough games are over.
void playAnEvening(const Evening& evening, std::uint64_t seed, bool troubled) {
  Dice dice{seed};
  Timeline timeline;
  simulation::Witness witness;
  Faults faults{.delay_min = 1ms, .delay_max = 60ms};
  ServerHost server{timeline, dice.seed(), server::Config{.server_name = "Evening", .limits = {}, .private_table = {}},
                    faults, witness};
  Player maren{timeline, server, dice.seed(), 1};
  Player jonas{timeline, server, dice.seed(), 2};
  timeline.run_until(1s);

  session::v1::ClientMessage make;
  make.mutable_create_table()->set_kind(std::string{evening.kind});
  make.mutable_create_table()->set_turn_limit_ms(10'000);
  // One or two rounds instead of the usual five.
  if (evening.kind == "pasur") make.mutable_create_table()->mutable_rules()->mutable_pasur()->set_target(20);
  if (evening.cutthroat) make.mutable_create_table()->mutable_rules()->mutable_pinochle()->set_cutthroat(true);
  make.mutable_create_table()->add_seats();
  make.mutable_create_table()->add_seats();
  for (int bot = 0; bot < evening.bots; ++bot)
    make.mutable_create_table()->add_seats()->mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC);
  maren.ask(make);
  timeline.run_until(2s);
  session::v1::ClientMessage join;
  join.mutable_join_table()->set_table_id(maren.tableId());
  jonas.ask(join);
  maren.live(troubled);
  jonas.live(troubled);
  for (auto end = 10s; maren.gamesSeen() <= evening.games && !::testing::Test::HasFatalFailure(); end += 10s) {
    ASSERT_LT(end, 4h) << "the games do not end";
    timeline.run_until(end);
  }
}

class WholeGames : public ::testing::TestWithParam<Evening> {};

TEST_P(WholeGames, AreShownCorrectly) {
  for (const std::uint64_t seed : seeds(GetParam().seeds)) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed);
    playAnEvening(GetParam(), seed, false);
    if (HasFatalFailure()) return;
  }
}

TEST_P(WholeGames, AreShownCorrectlyWhateverTheNetworkDoes) {
  for (const std::uint64_t seed : seeds(2 * GetParam().seeds)) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed);
    playAnEvening(GetParam(), seed, true);
    if (HasFatalFailure()) return;
  }
}

/// Every kind with every number of players, some kinds with several games and seeds.
std::vector<Evening> evenings() {
  std::vector<Evening> all{
      {"lucky-thirteen", 2, 2, 4}, {"thrones", 2, 2, 4}, {"pinochle", 0, 2, 2}, {"pinochle", 0, 2, 2, true}};
  for (const window::Kind* kind : window::kinds()) {
    if (std::ranges::count(all, kind->facts.id, &Evening::kind) > 0) continue;
    for (int bots = kind->facts.seats_min - 2; bots <= kind->facts.seats_max - 2; ++bots)
      all.push_back({kind->facts.id, bots, 1, 1});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Kinds, WholeGames, ::testing::ValuesIn(evenings()), [](const auto& evening) {
  const int seats = evening.param.bots + 2;
  return QString::fromStdString(std::string{evening.param.kind}).remove(QLatin1Char{'-'}).toStdString() +
         std::to_string(seats) + (evening.param.cutthroat ? "cutthroat" : "");
});

}  // namespace
}  // namespace cardroom::testing
