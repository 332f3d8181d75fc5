#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Moments from Pasur games with two, three and four seats.
class PasurScenes {
 public:
  explicit PasurScenes(window::Application& application);
  ~PasurScenes();

  static QStringList names();
  /// False if there is no scene of that name.
  bool show(const QString& name);

  struct Parts;

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::testing
