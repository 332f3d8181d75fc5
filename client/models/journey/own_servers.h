#pragma once

#include <QString>

#include "client/core/visit.h"

namespace cardroom::window {

class Application;
class Travel;
struct OwnWhereabouts;

/// Takes the person to servers on this machine, and follows what becomes of them. GUI thread.
class OwnServers {
 public:
  /// The arguments must outlive this object.
  OwnServers(Application& app, OwnWhereabouts& here, Travel& travel);

  /// Goes to the server that hosts our tables, starting it if none is running.
  void use();
  /// The same with this aim.
  void use(client::visit::Aim aim);

 private:
  /// What to do when the server that plays a file has ended.
  QString wordsForEndOfFile() const;
  void tellServerEnded();
  /// Called when the server has been restarted or cannot be: withdraws the notice that it has ended.
  void withdrawServerEnded();
  void go();

  Application& m_app;
  OwnWhereabouts& m_here;
  Travel& m_travel;
  QString m_serverEnded;  ///< The notice that our server has ended, while it is true; otherwise empty.
};

}  // namespace cardroom::window
