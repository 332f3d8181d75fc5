#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Steps of the guided first games: "lesson-pasur-2" is the second step of Pasur's.
class LessonScenes {
 public:
  explicit LessonScenes(window::Application& application) : m_application{application} {}

  static QStringList names();
  /// False if there is no scene of that name. Shows any step of any lesson, not only those in names().
  bool show(const QString& name);

 private:
  window::Application& m_application;
  std::shared_ptr<void> m_played;
};

}  // namespace cardroom::testing
