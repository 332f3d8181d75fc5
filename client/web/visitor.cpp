#include "client/web/visitor.h"

#include <QHostAddress>
#include <QUrl>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "client/core/profile_keeper.h"
#include "client/models/application.h"
#include "client/models/words.h"
#include "client/pictures/qr_code.h"
#include "common/protocol/hex.h"
#include "common/protocol/name_text.h"

namespace cardroom::web {

namespace visit = client::visit;
using client::Status;
using window::Application;
using window::InvitationModel;
using window::PageInvitation;

namespace {

/// The interval of requests while the list is shown: a person who waits for a friend's table should see it soon.
constexpr std::chrono::seconds kListEvery{3};
constexpr std::chrono::seconds kRetryAfter{3};

constexpr std::size_t kTableIdBytes = 16;

/// A host's name has at most 253 characters.
constexpr qsizetype kOriginMax = 300;

/// "http://192.168.1.7:7380", from the origin that a browser has sent. Empty if that is not one, or if it leads other
/// machines to themselves.
QString originForOthers(const QString& sent) {
  if (sent.size() > kOriginMax) return {};
  const QUrl url{sent, QUrl::StrictMode};
  if (url.scheme() != QLatin1StringView{"http"} && url.scheme() != QLatin1StringView{"https"}) return {};
  const QString host = url.host();
  const QHostAddress address{host};
  if (host.isEmpty() || host == QLatin1StringView{"localhost"} || address.isLoopback() ||
      address == QHostAddress::AnyIPv4 || address == QHostAddress::AnyIPv6)
    return {};
  return url.toString(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

/// The level of compression: the fastest one, which suffices for a record.
constexpr int kFastest = 1;

}  // namespace

PageInvitation invitationTo(const std::string& tableId, const Entrance& entrance, const QString& sent) {
  PageInvitation page{.wanted = true};
  QString origin = originForOthers(sent);
  if (origin.isEmpty()) origin = entrance.origin;
  if (origin.isEmpty()) {
    page.trouble = Visitor::tr("Others can’t join here: this page’s address only works on this machine.");
    return page;
  }
  page.link = origin + QStringLiteral("/t/") + QString::fromStdString(bytes_to_hex(tableId));
  page.address = window::typedAddress(page.link);
  if (const auto code = qr_code(page.link.toStdString()))
    for (const std::string& row : *code)
      page.code << QString::fromStdString(row);
  return page;
}

client::Profile visitorsProfile(const QString& text, const Entrance& entrance) {
  const std::string utf8 = text.toStdString();
  if (utf8.size() > kProfileTextMax) return {};
  auto read = client::parse_profile(utf8);
  if (!read) return {};
  client::Profile profile = *std::move(read);
  if (!is_name(profile.name, kPersonNameMax)) profile.name.clear();
  profile.keys = {{entrance.server, entrance.key}};
  std::erase_if(profile.tokens, [&](const auto& one) { return one.first != entrance.key; });
  // The seats of an earlier server would never be found. The same server may have been reached at another address.
  if (profile.tokens.empty()) profile.seats.clear();
  for (client::KeptSeat& seat : profile.seats) {
    seat.server = entrance.server;
    seat.own = false;
  }
  return profile;
}

/// Where a visitor is: always at the gateway's server.
class Visitor::Lobby final : public window::Whereabouts {
 public:
  Lobby(Application& app, window::Kept kept, const Entrance& entrance)
      : Whereabouts{std::move(kept), client::ServerPage::linked, &app}, m_app{app}, m_entrance{entrance} {}

  // All ways lead to the same server.
  client::GoTo wayTo(const client::Invitation&) override { return {m_entrance.server, m_entrance.key}; }
  QString wordsForWay(const client::Invitation&) const override { return Visitor::tr("Going to the tables …"); }
  QString wordsForOffline() const override {
    return core().status().why == Status::Why::no_server
               ? Visitor::tr("The tables can’t be reached at the moment. This page keeps trying.")
               : Whereabouts::wordsForOffline();
  }
  /// The page knows its own address.
  window::Invites invites() const override {
    return {.link = QStringLiteral("/t/") + QString::fromStdString(bytes_to_hex(table()->update.table_id())),
            .addresses = {}};
  }
  bool listed() override {
    m_app.nearby()->showListed(window::rowsOf(visit.tables(), core().server(), core().session()->server_name()));
    return true;
  }
  void goneHome() override { m_app.showTablePage(Application::NearbyPage); }

 private:
  Application& m_app;
  Entrance m_entrance;
};

Visitor::Visitor(Application& app, const Entrance& entrance, const Arrival& arrival, Keep keep)
    : TableWays{app, std::make_unique<Lobby>(app,
                                             window::Kept{.profile = std::make_unique<client::EntrustedProfile>(
                                                              visitorsProfile(arrival.profile, entrance),
                                                              [keep = std::move(keep)](const std::string& text) {
                                                                keep(QString::fromStdString(text));
                                                              }),
                                                          .noticesGames = true,
                                                          .gameBytesMax = entrance.recordMax},
                                             entrance)},
      m_entrance{entrance},
      m_link{arrival.table},
      m_watch{arrival.watch},
      m_origin{arrival.origin} {
  m_renewal.setSingleShot(true);
  m_renewal.callOnTimeout(this, [this] { renewList(); });
  m_retry.setSingleShot(true);
  m_retry.callOnTimeout(this, [this] { start(); });
}

Visitor::~Visitor() = default;

void Visitor::go(visit::Aim aim) {
  m_retry.stop();
  travel().go({m_entrance.server, {}, m_entrance.key}, std::move(aim));
}

void Visitor::start() {
  if (m_link.isEmpty()) return go({});
  const auto id = bytes_from_hex(m_link.toStdString());
  if (id && id->size() == kTableIdBytes) return go(visit::Join{*id, m_watch});
  // The server is not asked for something that cannot be a table.
  m_link.clear();
  go({});
  m_app.dialogs()->showTrouble(Application::tr("You cannot join"), tr("The link is not complete. Ask for it again."));
}

void Visitor::learn(const QString&) {
  m_app.show(Application::RulesPage);
}

void Visitor::joinAt(const client::Invitation& where) {
  leaving().leaveThen([this, where] {
    whereabouts().hosts = false;
    where.table_id.empty() ? travel().goHome() : go(visit::Join{where.table_id});
  });
}

void Visitor::create(visit::Create table) {
  go(std::move(table));
}

void Visitor::resume(const client::KeptSeat& seat) {
  go(visit::Resume{seat.table_id});
}

void Visitor::drop(const client::KeptSeat& seat) {
  step(client::DropSeat{seat});
  seats().show();
  if (whereabouts().table() != nullptr) return;
  // The server says in its welcome which seat it keeps.
  step(client::Stop{});
  go(visit::GiveUpSeat{seat.table_id});
}

void Visitor::hold(const client::KeptGame& game) {
  const QByteArray text = QByteArray::fromRawData(game.file.data(), static_cast<qsizetype>(game.file.size()));
  m_held = {.record = qCompress(text, kFastest), .seat = game.seat};
  // The page cannot name any other game, so any name will do.
  m_app.table()->fair()->gameKept(game.table_id, game.number, QStringLiteral("%1.cardroom").arg(game.number));
}

void Visitor::watchGame(const QString& file) {
  if (!m_held || file.isEmpty() || file != m_app.table()->fair()->record()) return;
  if (m_held->watched) {
    // Opening it anew would lose its review.
    m_app.replay()->openAgain();
    m_app.show(Application::ReplayPage);
    m_app.replay()->setPlaying(true);
    return;
  }
  const bool shown = replay(qUncompress(m_held->record).toStdString(), file, m_held->seat);
  if (m_held) m_held->watched = shown;
}

void Visitor::forgetReplay() {
  if (!m_held || !m_held->watched) m_app.replay()->forget();
}

void Visitor::follow() {
  TableWays::follow();
  if (whereabouts().table() != nullptr) showPage(/*anew=*/true);  // The language may have changed.
  renewList();
  forgetReplay();
}

bool Visitor::showsList() const {
  return m_app.page() == Application::NearbyPage || m_app.page() == Application::HomePage;
}

void Visitor::renewList() {
  window::Whereabouts& here = whereabouts();
  if (m_renewal.isActive() || !showsList() || !here.visit.online() || here.table() != nullptr || here.visit.has_aim() ||
      here.visit.leaving())
    return;
  m_renewal.start(kListEvery);
  travel().tell(visit::ListTables{});
}

void Visitor::noticed(const client::Output& notice) {
  TableWays::noticed(notice);
  if (const auto* game = std::get_if<client::GameKept>(&notice)) hold(game->game);
  if (whereabouts().table() == nullptr) m_held.reset();
  forgetReplay();
  if (std::holds_alternative<client::Welcomed>(notice)) {
    m_link.clear();  // From now on the client does not give up.
    if (std::exchange(m_retrying, false)) m_app.dialogs()->acknowledge();
    renewList();
  }
}

void Visitor::tableFollowed(bool arrived) {
  showPage(arrived);
}

void Visitor::showPage(bool anew) {
  InvitationModel& invitation = *m_app.setup()->invitation();
  const table::v1::TableUpdate& update = whereabouts().table()->update;
  // The owner can open a private table at any time.
  if (update.settings().private_table()) return invitation.showPage({});
  if (anew || !invitation.page().wanted) invitation.showPage(invitationTo(update.table_id(), m_entrance, m_origin));
}

void Visitor::offline() {
  const Status status = whereabouts().core().status();
  const bool returns =
      status.why == Status::Why::no_server || status.why == Status::Why::server_ended ||
      (status.why == Status::Why::said_goodbye && status.goodbye == session::v1::GOODBYE_REASON_CLOSED);
  // The person is told once, not after each attempt.
  const bool again = returns && std::exchange(m_retrying, true);
  again ? travel().goHome() : TableWays::offline();
  if (returns) m_retry.start(kRetryAfter);
}

}  // namespace cardroom::web
