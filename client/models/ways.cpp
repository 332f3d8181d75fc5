#include "client/models/ways.h"

#include <QFileInfo>

#include "client/local/game_store.h"
#include "client/models/application.h"
#include "client/models/folder_list.h"
#include "client/models/journey/question.h"
#include "client/translations/direction.h"
#include "common/record/game_record.h"

namespace cardroom::window {

namespace {

/// Why a game cannot be watched. `name`: of its file.
QString wordsFor(RecordFault::Kind fault, const QString& name) {
  switch (fault) {
    case RecordFault::Kind::not_a_record: return Ways::tr("%1 is not the record of a game.").arg(name);
    case RecordFault::Kind::newer: return Ways::tr("%1 is from a newer Cardroom than this one.").arg(name);
    case RecordFault::Kind::wrong: break;
  }
  return Ways::tr("%1 does not hold: it is damaged, or somebody has changed it.").arg(name);
}

QString nameOf(const QString& file) {
  return isolated(QFileInfo{file}.fileName());
}

}  // namespace

Ways::Ways(Application& app) : QObject{&app}, m_app{app} {
  connect(this, &Ways::underWayChanged, &app, [this] {
    if (!underWay().isEmpty()) Q_EMIT m_app.announced(underWay());
  });
}

void Ways::playNow(const QString&) {
  m_app.show(Application::TablePage);
}

void Ways::host(const QString&) {
  m_app.show(Application::SetupPage);
}

void Ways::learn(const QString& kind) {
  m_app.table()->lesson()->begin(kind, 0);
  m_app.show(Application::TablePage);
}

void Ways::joinNearby(int row, bool watch) {
  if (const TableNear* table = m_app.nearby()->row(row)) joinTable(*table, watch);
}

void Ways::goOn(int) {
  m_app.show(Application::TablePage);
}

void Ways::forgetTable(int row) {
  const client::WaitingTable* table = m_app.goOn()->table(row);
  if (table == nullptr) return;
  if (table->here) return leaveTable();
  const auto asked = [this, seat = table->seat] {
    return m_app.goOn()->contains(seat) ? forgetTableQuestion(seat.table) : Question{};
  };
  m_app.dialogs()->forget(QStringLiteral("forget"));
  m_app.dialogs()->ask(asked, [this, seat = table->seat](const QString& answer) {
    if (answer == QLatin1StringView{"forget"}) drop(seat);
  });
}

void Ways::deleteGame(const QString& file) {
  const auto asked = [this, file] { return deleteGameQuestion(m_app.games()->list()->game(file)); };
  m_app.dialogs()->forget(QStringLiteral("delete"));
  m_app.dialogs()->ask(asked, [this, file](const QString& answer) {
    if (answer == QLatin1StringView{"delete"}) removeGame(file);
  });
}

bool Ways::join(const QString& linkOrAddress) {
  const auto where = client::parse_invitation(linkOrAddress.trimmed().toStdString());
  if (where) joinAt(*where);
  return where.has_value();
}

void Ways::invite() {
  InvitationModel& invitation = *m_app.setup()->invitation();
  if (!invitation.mayOpen()) return m_app.show(Application::SetupPage);
  const auto asked = [&invitation] { return invitation.mayOpen() ? openTableQuestion() : Question{}; };
  m_app.dialogs()->forget(QStringLiteral("open"));
  m_app.dialogs()->ask(asked, [this, &invitation](const QString& answer) {
    if (answer != QLatin1StringView{"open"}) return;
    invitation.openToOthers();
    m_app.show(Application::SetupPage);
  });
}

void Ways::showOnTv() {
  if (m_app.tv()->standsUp()) m_app.setup()->people()->standUp();
  m_app.show(Application::TvPage);
}

bool Ways::openFile(const QString& pathOrUrl) {
  const QString path = FolderList::pathOf(pathOrUrl);
  if (path.endsWith(QLatin1StringView{kRecordEnding}, Qt::CaseInsensitive))
    watchGame(path);
  else if (!path.isEmpty())
    play({.file = path.toStdString()}, /*closesWindow=*/false);
  return !path.isEmpty();
}

void Ways::watchGame(const QString& file) {
  const auto text = client::read_game_file(file.toStdString());
  if (!text)
    return m_app.dialogs()->showTrouble(tr("This game can’t be watched"), tr("%1 can’t be read.").arg(nameOf(file)));
  const client::PastGame* const past = m_app.games()->list()->game(file);
  replay(*text, file, past != nullptr ? past->seat : std::nullopt);
}

bool Ways::replay(std::string_view text, const QString& file, std::optional<std::uint32_t> seat) {
  auto replay = client::Replay::open(text, seat);
  if (!replay) {
    m_app.dialogs()->showTrouble(tr("This game can’t be watched"), wordsFor(replay.error().kind, nameOf(file)));
    return false;
  }
  m_app.replay()->open(*std::move(replay), file);
  m_app.show(Application::ReplayPage);
  m_app.replay()->setPlaying(true);
  return true;
}

void Ways::playOn() {
  if (auto position = m_app.replay()->position()) playFrom(*std::move(position));
}

void Ways::leaveTable() {
  m_app.leaveTablePages();
}

void Ways::step(client::Input input) {
  if (const auto* ask = std::get_if<client::Ask>(&input)) Q_EMIT m_app.unheard(*ask);
}

void Ways::joinTable(TableNear, bool) {}

void Ways::joinAt(const client::Invitation&) {}

void Ways::hostAt(const client::Invitation&) {}

void Ways::play(PropertyFileWords, bool) {}

void Ways::playFrom(PositionWords) {
  m_app.show(Application::TablePage);
}

}  // namespace cardroom::window
