#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Moments of tables where only bots play, as a property file has them.
class PacedScenes {
 public:
  explicit PacedScenes(window::Application& application);
  ~PacedScenes();

  static QStringList names();
  /// False: there is none of that name.
  bool show(const QString& name);

  struct Parts;

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::testing
