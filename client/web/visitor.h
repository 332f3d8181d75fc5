#pragma once

#include <QByteArray>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "client/core/address.h"
#include "client/core/profile.h"
#include "client/models/journey/table_ways.h"
#include "client/models/setup/invitation_model.h"

/// A browser's way to a table.
namespace cardroom::web {

/// The longest record of a game that is held for a browser, in bytes: several times the longest game that people have
/// played. Records are held compressed, to about a fifth.
inline constexpr std::uint32_t kRecordMax = std::uint32_t{2} << 20;

/// The only server to which a gateway's visitors go.
struct Entrance {
  client::Address server;
  KeyFingerprint key;  ///< Any other key is rejected.
  /// What other machines open to reach the gateway directly: "http://192.168.1.7:7380"; empty: they cannot.
  QString origin = {};
  /// The longest record of a game that is fetched for a browser, in bytes.
  std::uint32_t recordMax = kRecordMax;
};

/// What a browser says when it arrives. None of it has been checked.
struct Arrival {
  QString table = {};    ///< The id in the link that led here, in hexadecimal digits; empty without one.
  bool watch = false;    ///< The person watched that table before, and has not asked for a seat.
  QString origin = {};   ///< The page's own: "https://play.example.org".
  QString profile = {};  ///< What this browser was asked to keep last.
};

/// The longest text of a profile that is read; one that this program writes is shorter.
inline constexpr std::size_t kProfileTextMax = 65'536;

/// How others open the page of that table: at the address that this browser has used, which may belong to a program in
/// front of the gateway, unless it leads other machines to themselves. `origin`: as in Arrival.
window::PageInvitation invitationTo(const std::string& tableId, const Entrance& entrance, const QString& origin);

/// The profile that a browser has kept, as far as it concerns this server; an empty one if the text is not a profile.
client::Profile visitorsProfile(const QString& text, const Entrance& entrance);

/// The ways of a person in a browser: one server, which this person reaches through the gateway, and its tables. There
/// are no other servers, no files and no guided games, and of the person's games only the last one at the table is
/// held, as long as the table is, so that it can be watched again. Home is the list of the server's tables
/// (NearbyPage), which is refreshed while it is shown. The person's Application and this object are below a Session.
class Visitor final : public window::TableWays {
  Q_OBJECT

 public:
  /// Receives the profile as text whenever it has changed. Only the browser may see it: a token gives access to a seat.
  using Keep = std::function<void(const QString& profile)>;

  /// `app` must outlive this object.
  Visitor(window::Application& app, const Entrance& entrance, const Arrival& arrival, Keep keep);
  ~Visitor() override;

  /// Goes to the table of the link or to a seat that is waiting, and otherwise shows the server's tables.
  void start() override;
  void learn(const QString& kind) override;
  void joinAt(const client::Invitation& where) override;
  void drop(const client::KeptSeat& seat) override;
  void follow() override;
  /// Only FairModel::record can be watched.
  void watchGame(const QString& file) override;

 protected:
  void create(client::visit::Create table) override;
  void resume(const client::KeptSeat& seat) override;
  void noticed(const client::Output& notice) override;
  void offline() override;
  void tableFollowed(bool arrived) override;

 private:
  class Lobby;

  void go(client::visit::Aim aim);
  void hold(const client::KeptGame& game);
  /// Forgets the replay of a game that is no longer held, once the person has left it.
  void forgetReplay();
  /// Asks for the server's tables, at most every few seconds, while they are shown.
  void renewList();
  bool showsList() const;
  /// Shows how others open our table's page. `anew`: even if that is shown already. Precondition: we are at a table.
  void showPage(bool anew);

  Entrance m_entrance;
  QString m_link;          ///< The table of the link, until the server has been reached.
  bool m_watch;            ///< That table is only watched.
  QString m_origin;        ///< The page's own.
  QTimer m_renewal{this};  ///< Runs from one request for the list to the next.
  QTimer m_retry{this};    ///< Runs while the server does not answer.
  bool m_retrying = false;
  struct Held {
    QByteArray record;  ///< Compressed.
    std::optional<std::uint32_t> seat;
    bool watched = false;  ///< The replay is this game's.
  };
  std::optional<Held> m_held;  ///< The last game at the table.
};

}  // namespace cardroom::web
