#include "client/models/application.h"
#include "client/models/journey.h"
#include "client/models/question.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

/// Joining: which table of a server, its password, and watching instead.
namespace cardroom::window {

void Journey::listed() {
  const std::string& server = core().session()->server_name();
  if (m_visit.tables().tables().empty())
    return fail(Application::tr("No tables there"),
                Application::tr("%1 has no table at the moment. Its host can make one.", "a server's name")
                    .arg(isolated(shown(server))));
  // The person chooses; the tables of a server that is not announced here stand in the same list.
  m_app.nearby()->showListed(rowsOf(m_visit.tables(), core().server(), server));
  m_app.showUnderWay({});
  m_app.show(Application::NearbyPage);
}

void Journey::askPassword(bool again) {
  const auto asked = [this, again]() -> QVariantMap {
    if (!m_visit.on_the_way()) return {};
    return {{QStringLiteral("what"), QStringLiteral("password")},
            {QStringLiteral("title"), Application::tr("This table has a password")},
            {QStringLiteral("text"),
             again ? Application::tr("The password is not right.") : Application::tr("Whoever hosts it knows it.")},
            {QStringLiteral("wrong"), again}};
  };
  m_app.ask(asked, [this](const QString& password) {
    if (password.isEmpty()) return goHome();
    tell(client::visit::Password{password.toStdString()});
  });
}

void Journey::offerToWatch() {
  const auto asked = [this] {
    if (!m_visit.on_the_way()) return QVariantMap{};
    return questionOf("watch", Application::tr("The table is full"), Application::tr("You can watch."),
                      {choice("watch", Application::tr("Watch")), choice("cancel", Application::tr("Back"))});
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer != QLatin1StringView{"watch"}) return goHome();
    tell(client::visit::WatchInstead{});
  });
}

void Journey::failed(const client::visit::Failed& failure) {
  using Why = client::visit::Failed::Why;
  switch (failure.why) {
    case Why::seat_gone:
      return fail(Application::tr("Your seat is not there any more"),
                  Application::tr("The table was closed, or somebody else has the seat."));
    case Why::join_refused: return fail(Application::tr("You cannot join"), wordsFor(failure.refused));
    case Why::leave_refused: return hasLeft();
    case Why::list_refused:
    case Why::more_of_list_refused:
    case Why::create_refused: return fail(Application::tr("The server says no"), wordsFor(failure.refused));
  }
}

}  // namespace cardroom::window
