#include "client/models/journey/whereabouts.h"

#include <QCoreApplication>
#include <utility>

#include "client/models/application.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

std::string software() {
  return (QCoreApplication::applicationName() + QLatin1Char{' '} + QCoreApplication::applicationVersion())
      .toStdString();
}

}  // namespace

Whereabouts::Whereabouts(Kept kept, client::ServerPage page, QObject* parent)
    : client{std::move(kept.profile),
             kept.games,
             {.name = software(),
              .kinds = client::kinds_for_hello(),
              .keeps_games = kept.games.has_value() || kept.noticesGames,
              .game_bytes_max = kept.gameBytesMax},
             parent},
      visit{client.core(), page, tagOf(Asker::application, 0)} {}

QString Whereabouts::wordsForWay(const client::Invitation& where) const {
  return Application::tr("Going to %1 …", "an address").arg(QString::fromStdString(to_text(where.address)));
}

QString Whereabouts::wordsForOffline() const {
  return wordsFor(core().status());
}

}  // namespace cardroom::window
