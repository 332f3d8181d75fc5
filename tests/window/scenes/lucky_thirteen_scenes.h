#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Moments from a game of Lucky Thirteen.
class LuckyThirteenScenes {
 public:
  explicit LuckyThirteenScenes(window::Application& application);
  ~LuckyThirteenScenes();

  static QStringList names();
  /// False if there is no scene of that name.
  bool show(const QString& name);

  struct Parts;

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::testing
