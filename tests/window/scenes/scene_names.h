#pragma once

#include <QStringList>
#include <cstdint>
#include <string>
#include <string_view>

namespace cardroom::testing {

/// The letters and digits in which names are written.
enum class Script : std::uint8_t {
  latin,    ///< As they are: "Jonas".
  persian,  ///< Transliterated.
  mixed,    ///< The first name that a scene gives is in Persian, the second in Latin, and so on.
};

/// The names of people and places in scenes. They are shared by the whole process, which shows one scene at a time.
class SceneNames {
 public:
  /// Sets how names are written. Forgets the names given before.
  static void write(Script script);

  static std::string of(std::string_view latin);
  /// All names that of() has returned since the last write().
  static const QStringList& given();
};

/// Whether one of these names occurs among other words in the text without bidirectional isolation. Markup in styled
/// text is ignored.
bool has_loose_name(QString text, const QStringList& names);

}  // namespace cardroom::testing
