#include "tests/window/scenes/scene_names.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace cardroom::testing {
namespace {

/// The Persian letters for a to z, approximately by sound.
constexpr std::array<char16_t, 26> kLetters{u'\u0627', u'\u0628', u'\u06a9', u'\u062f', u'\u0647', u'\u0641', u'\u06af',
                                            u'\u062d', u'\u06cc', u'\u0698', u'\u06a9', u'\u0644', u'\u0645', u'\u0646',
                                            u'\u0648', u'\u067e', u'\u0642', u'\u0631', u'\u0633', u'\u062a', u'\u0648',
                                            u'\u0648', u'\u0648', u'\u062e', u'\u06cc', u'\u0632'};

bool g_persian = false;
QStringList g_given;

QChar in_persian(QChar letter) {
  const char16_t small = letter.toLower().unicode();
  if (small >= u'a' && small <= u'z') return kLetters.at(small - u'a');
  if (small >= u'0' && small <= u'9') return QChar{static_cast<char16_t>(u'\u06f0' + (small - u'0'))};
  return letter;
}

}  // namespace

void SceneNames::write(bool persian) {
  g_persian = persian;
  g_given.clear();
}

std::string SceneNames::of(std::string_view latin) {
  QString name = QString::fromUtf8(latin.data(), static_cast<qsizetype>(latin.size()));
  if (g_persian) {
    for (QChar& letter : name)
      letter = in_persian(letter);
  }
  if (!name.isEmpty() && !g_given.contains(name)) g_given << name;
  return name.toStdString();
}

const QStringList& SceneNames::given() {
  return g_given;
}

bool has_loose_name(QString text, const QStringList& names) {
  static const QRegularExpression tag{QStringLiteral("<[^>]*>")};
  static const QRegularExpression innermost{QStringLiteral("\u2068([^\u2068\u2069]*)\u2069")};
  const auto names_somebody = [&](const QString& part) {
    return !names.contains(part.trimmed()) &&
           std::ranges::any_of(names, [&](const QString& name) { return part.contains(name); });
  };
  text.remove(tag);
  for (auto match = innermost.match(text); match.hasMatch(); match = innermost.match(text)) {
    if (names_somebody(match.captured(1))) return true;
    text.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" "));
  }
  return names_somebody(text);
}

}  // namespace cardroom::testing
