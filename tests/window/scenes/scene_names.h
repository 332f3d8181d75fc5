#pragma once

#include <QStringList>
#include <string>
#include <string_view>

namespace cardroom::testing {

/// The names of people and places in scenes. One per process, like the scene that is shown.
class SceneNames {
 public:
  /// Sets how names are written: as they are ("Jonas"), or transcribed letter by letter to Persian, with Persian
  /// digits. Forgets the names given before.
  static void write(bool persian);

  static std::string of(std::string_view latin);
  /// All names that were given since write().
  static const QStringList& given();
};

/// Whether one of these names occurs among other words of a text without being isolated. Tags of styled text do not
/// count.
bool has_loose_name(QString text, const QStringList& names);

}  // namespace cardroom::testing
