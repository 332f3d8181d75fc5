#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Moments from Pinochle games, most of them cut-throat.
class PinochleScenes {
 public:
  explicit PinochleScenes(window::Application& application);
  ~PinochleScenes();

  static QStringList names();
  /// False if there is no scene of that name.
  bool show(const QString& name);

  struct Parts;

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::testing
