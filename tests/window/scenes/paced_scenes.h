#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Moments at tables where only bots play, as in a property file.
class PacedScenes {
 public:
  explicit PacedScenes(window::Application& application);
  ~PacedScenes();

  static QStringList names();
  /// False if there is no scene of that name.
  bool show(const QString& name);

  struct Parts;

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::testing
