#pragma once

#include <QStringList>
#include <string>
#include <string_view>

namespace cardroom::testing {

/// How the people and places of scenes are called. One a process, as the scene that is shown.
class SceneNames {
 public:
  /// Written as they are ("Jonas"), or the same letter by letter in Persian, where digits are Persian too. What was
  /// given before is forgotten.
  static void write(bool persian);

  static std::string of(std::string_view latin);
  /// All that there are since write().
  static const QStringList& given();
};

/// Whether one of these names stands among other words of a text and is not isolated there, by itself. Tags of styled
/// text do not count.
bool has_loose_name(QString text, const QStringList& names);

}  // namespace cardroom::testing
