#include "tests/window/scenes/lesson_scenes.h"

#include <string>

#include "client/games/lessons.h"
#include "client/models/application.h"
#include "common/games/list.h"
#include "tests/window/scenes/played_lesson.h"

namespace cardroom::testing {
namespace {

constexpr client::Instant kNow{60'000};

}  // namespace

QStringList LessonScenes::names() {
  return {QStringLiteral("lesson-lucky-thirteen-3"), QStringLiteral("lesson-lucky-thirteen-6"),
          QStringLiteral("lesson-pasur-2"), QStringLiteral("lesson-thrones-5"), QStringLiteral("lesson-pinochle-3")};
}

bool LessonScenes::show(const QString& name) {
  const qsizetype dash = name.lastIndexOf(QLatin1Char{'-'});
  const QString prefix = QStringLiteral("lesson-");
  if (!name.startsWith(prefix) || dash < prefix.size()) return false;
  const std::string kind = name.mid(prefix.size(), dash - prefix.size()).toStdString();
  const client::Lesson* lesson = client::find_lesson(kind);
  const auto step = static_cast<std::size_t>(name.mid(dash + 1).toInt() - 1);
  if (lesson == nullptr || step >= lesson->steps.size()) return false;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kFacts.id != kind) return;
    const auto played = std::make_shared<PlayedLesson<Kind>>(lesson->steps[step].made);
    m_application.show(window::Application::TablePage);
    m_application.table()->lesson()->begin(QString::fromStdString(kind), step);
    const client::TableChanged change = played->show(kNow);
    m_application.table()->tableChanged(&played->table(), change, kNow);
    m_played = played;
  });
  return true;
}

}  // namespace cardroom::testing
