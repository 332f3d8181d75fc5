#pragma once

#include <QStringList>
#include <string>
#include <string_view>

namespace cardroom::testing {

/// The names of people and places in scenes. They are shared by the whole process, which shows one scene at a time.
class SceneNames {
 public:
  /// Sets whether names stay as they are ("Jonas") or are transliterated into Persian letters and digits. Forgets the
  /// names given before.
  static void write(bool persian);

  static std::string of(std::string_view latin);
  /// All names that of() has returned since the last write().
  static const QStringList& given();
};

/// Whether one of these names occurs among other words in the text without bidirectional isolation. Markup in styled
/// text is ignored.
bool has_loose_name(QString text, const QStringList& names);

}  // namespace cardroom::testing
