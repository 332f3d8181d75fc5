#include "tests/window/scenes/scene_names.h"

#include <QHash>
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

Script g_script = Script::latin;
QHash<QString, QString> g_written;  ///< By the Latin name.
QStringList g_given;

QChar in_persian(QChar letter) {
  const char16_t small = letter.toLower().unicode();
  if (small >= u'a' && small <= u'z') return kLetters.at(small - u'a');
  if (small >= u'0' && small <= u'9') return QChar{static_cast<char16_t>(u'\u06f0' + (small - u'0'))};
  return letter;
}

}  // namespace

void SceneNames::write(Script script) {
  g_script = script;
  g_written.clear();
  g_given.clear();
}

std::string SceneNames::of(std::string_view latin) {
  QString name = QString::fromUtf8(latin.data(), static_cast<qsizetype>(latin.size()));
  if (name.isEmpty()) return {};
  if (const auto known = g_written.constFind(name); known != g_written.constEnd()) return known->toStdString();
  QString& written = g_written[name];
  if (g_script == Script::persian || (g_script == Script::mixed && g_given.size() % 2 == 0)) {
    for (QChar& letter : name)
      letter = in_persian(letter);
  }
  written = name;
  if (!g_given.contains(name)) g_given << name;
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
