#include <algorithm>
#include <utility>

#include "client/models/application.h"
#include "client/models/journey.h"
#include "client/models/question.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

/// Joining: which table of a server, its password, and watching instead.
namespace cardroom::window {
namespace {

bool hasFreeSeat(const lobby::v1::TableSummary& table) {
  for (const auto& seat : table.seats())
    if (!seat.has_person() && !seat.has_next_name()) return true;
  return false;
}

}  // namespace

void Journey::askForList(const std::string& after) {
  if (after.empty()) m_listed.clear();
  session::v1::ClientMessage message;
  message.mutable_list_tables()->set_after(after);
  request(after.empty() ? ListRequest : MoreOfListRequest, std::move(message));
}

void Journey::listed(const lobby::v1::TableList& list) {
  if (tableHere() != nullptr || m_intent == Intent::none) return;  // It was asked for before we sat down.
  for (auto& row : rowsOf(list, core().server(), core().session()->server_name()))
    m_listed.push_back(std::move(row));
  if (list.more() && list.tables_size() > 0) return askForList(list.tables(list.tables_size() - 1).table_id());
  const Intent intent = std::exchange(m_intent, Intent::none);
  if (intent == Intent::watchInstead) return offerToWatch();
  if (m_listed.empty())
    return fail(Application::tr("No tables there"),
                Application::tr("%1 has no table at the moment. Its host can make one.", "a server's name")
                    .arg(isolated(shown(core().session()->server_name()))));
  if (m_listed.size() == 1) {
    m_tableId = m_listed[0].table.table_id;
    const bool free = list.tables_size() != 1 || hasFreeSeat(list.tables(0));
    m_watch = intent == Intent::fileTable && !free;
    return askJoin({});
  }
  // The person chooses; the tables of a server that is not announced here stand in the same list.
  m_app.nearby()->showListed(std::exchange(m_listed, {}));
  m_app.showUnderWay({});
  m_app.show(Application::NearbyPage);
}

void Journey::askJoin(const QString& password) {
  session::v1::ClientMessage message;
  auto& join = *message.mutable_join_table();
  join.set_table_id(m_tableId);
  join.set_password(password.toStdString());
  join.set_watch(m_watch);
  request(JoinRequest, std::move(message));
}

void Journey::joinRefused(const session::v1::Refused& refused) {
  if (refused.reason() == session::v1::REFUSAL_REASON_TABLE_FULL && !m_watch) {
    m_intent = Intent::watchInstead;
    return askForList();
  }
  if (refused.reason() != session::v1::REFUSAL_REASON_WRONG_PASSWORD)
    return fail(Application::tr("You cannot join"), wordsFor(refused));
  const bool wrong = std::exchange(m_passwordTried, true);
  const auto asked = [this, wrong]() -> QVariantMap {
    if (!onTheWay()) return {};
    return {{QStringLiteral("what"), QStringLiteral("password")},
            {QStringLiteral("title"), Application::tr("This table has a password")},
            {QStringLiteral("text"),
             wrong ? Application::tr("The password is not right.") : Application::tr("Whoever hosts it knows it.")},
            {QStringLiteral("wrong"), wrong}};
  };
  m_app.ask(asked, [this](const QString& password) {
    if (password.isEmpty()) return goHome();
    askJoin(password);
  });
}

void Journey::offerToWatch() {
  const auto table =
      std::ranges::find(m_listed, m_tableId, [](const NearbyTables::Row& row) { return row.table.table_id; });
  const bool allowed = table != m_listed.end() && table->table.watching_allowed;
  m_listed.clear();
  if (!allowed) return fail(Application::tr("You cannot join"), Application::tr("The table is full."));
  const auto asked = [this] {
    if (!onTheWay()) return QVariantMap{};
    return questionOf("watch", Application::tr("The table is full"), Application::tr("You can watch."),
                      {choice("watch", Application::tr("Watch")), choice("cancel", Application::tr("Back"))});
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer != QLatin1StringView{"watch"}) return goHome();
    m_watch = true;
    askJoin({});
  });
}

}  // namespace cardroom::window
