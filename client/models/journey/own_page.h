#pragma once

#include <QString>
#include <optional>

#include "client/local/own_gateway.h"
#include "client/net/hosted_gateway.h"

namespace cardroom::window {

class Application;
struct OwnWhereabouts;

/// The page for phones and browsers at a table that we host: keeps a gateway at our server while the table is open to
/// others, and shows how to reach it. GUI thread.
class OwnPage {
 public:
  /// The arguments must outlive this object.
  OwnPage(Application& app, OwnWhereabouts& here);

  /// To be called when our table, our server or the person's choice of encryption may have changed.
  void follow();

 private:
  /// What a gateway is for.
  struct Purpose {
    int server = 0;  ///< Its process.
    bool encrypted = false;
    bool operator==(const Purpose&) const = default;
  };
  /// Empty: nobody can join from elsewhere, so there is no page.
  std::optional<Purpose> wanted() const;
  void show();

  Application& m_app;
  OwnWhereabouts& m_here;
  HostedGateway m_gateway;
  Purpose m_purpose;                          ///< Of the last gateway that was started.
  std::optional<client::OwnGateway> m_ready;  ///< The gateway, once it is ready.
  QString m_trouble;                          ///< Why the last gateway did not start, or ended; empty: no trouble.
};

}  // namespace cardroom::window
