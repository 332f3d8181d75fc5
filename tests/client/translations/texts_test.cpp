// The translations into every language: complete, and consistent with the originals.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <ostream>
#include <tuple>
#include <vector>

// GoogleTest uses this to print differences.
void PrintTo(const QString& text, std::ostream* out) {
  *out << text.toStdString();
}

namespace {

const QString kFolder = QStringLiteral(CARDROOM_SOURCE_DIR "/client/translations");

struct Message {
  QString context;
  QString source;
  QString comment;
  QString state;            // "unfinished", "vanished" or "obsolete"; empty if finished.
  bool has_number = false;  // It has a translation for each plural form of the language.
  std::vector<QString> translations;

  bool operator==(const Message&) const = default;
};

std::string name_of(const Message& message) {
  return (message.context + ": \"" + message.source + "\"").toStdString();
}

/// The messages in a file, sorted by name, because Qt's order does not matter.
std::vector<Message> messages_of(const QString& path) {
  QFile file{path};
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QXmlStreamReader xml{&file};
  std::vector<Message> messages;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    const QStringView element = xml.name();
    if (element == QLatin1String("name")) context = xml.readElementText();
    if (element == QLatin1String("message")) {
      messages.emplace_back().context = context;
      messages.back().has_number = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    }
    if (element == QLatin1String("source")) messages.back().source = xml.readElementText();
    if (element == QLatin1String("comment")) messages.back().comment = xml.readElementText();
    if (element == QLatin1String("numerusform")) messages.back().translations.push_back(xml.readElementText());
    if (element == QLatin1String("translation")) {
      messages.back().state = xml.attributes().value(QLatin1String("type")).toString();
      if (!messages.back().has_number) messages.back().translations.push_back(xml.readElementText());
    }
  }
  EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
  std::ranges::sort(messages, {}, [](const Message& m) { return std::tuple{m.context, m.source, m.comment}; });
  return messages;
}

/// All files, with their paths in the folder. Those of a language that is not compiled in (CMakeLists.txt), and hence
/// not offered, have to pass the same tests.
QStringList files() {
  QStringList found;
  for (QDirIterator all{kFolder, {QStringLiteral("*.ts")}, QDir::Files, QDirIterator::Subdirectories}; all.hasNext();)
    found.append(QDir{kFolder}.relativeFilePath(all.next()));
  found.sort();
  return found;
}

/// "nb" for "games/pasur/pasur_nb.ts".
QString language_of(const QString& file) {
  return file.section(u'_', -1).chopped(3);
}

/// The placeholders in a string (%1, %L1, %n, %Ln), sorted by name.
QStringList placeholders(const QString& text) {
  static const QRegularExpression placeholder{QStringLiteral("%L?(\\d+|n)")};
  QStringList found;
  for (auto match = placeholder.globalMatch(text); match.hasNext();)
    found.append(match.next().captured());
  found.sort();
  return found;
}

std::size_t plural_forms(const QString& file) {
  // English and Norwegian have two, Persian and Chinese one.
  return language_of(file) == QLatin1String("fa") || language_of(file) == QLatin1String("zh") ? 1 : 2;
}

QLocale locale_of(const QString& file) {
  return QLocale{language_of(file)};
}

class Texts : public testing::TestWithParam<QString> {};

TEST(AllTexts, AgreeWithTheSources) {
  const QTemporaryDir copy;
  for (const QString& file : files()) {
    ASSERT_TRUE(QDir{}.mkpath(QFileInfo{copy.filePath(file)}.path()));
    ASSERT_TRUE(QFile::copy(kFolder + u'/' + file, copy.filePath(file)));
  }
  QProcess update;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("LUPDATE"), QStringLiteral(CARDROOM_LUPDATE));
  update.setProcessEnvironment(environment);
  update.start(kFolder + QStringLiteral("/update"), {copy.path()});
  ASSERT_TRUE(update.waitForFinished());
  ASSERT_EQ(update.exitCode(), 0) << update.readAllStandardError().toStdString();

  for (const QString& file : files()) {
    const std::vector<Message> now = messages_of(kFolder + u'/' + file);
    const std::vector<Message> due = messages_of(copy.filePath(file));
    for (const Message& message : due)
      EXPECT_TRUE(std::ranges::count(now, message) > 0)
          << file.toStdString() << ": " << name_of(message)
          << " is new or changed in the sources; build the target cardroom_lupdate";
    for (const Message& message : now)
      EXPECT_TRUE(std::ranges::count(due, message) > 0)
          << file.toStdString() << ": " << name_of(message)
          << " is no longer in the sources; build the target cardroom_lupdate";
  }
}

// A game's texts are compiled together with the shared ones: one of two translations of a text would be lost.
TEST(AllTexts, AreInOneFileOfALanguage) {
  std::map<QString, std::vector<Message>> languages;
  for (const QString& file : files())
    std::ranges::move(messages_of(kFolder + u'/' + file), std::back_inserter(languages[language_of(file)]));
  EXPECT_GE(languages.size(), 4U);
  for (auto& [language, messages] : languages) {
    const auto name = [](const Message& m) { return std::tie(m.context, m.source, m.comment); };
    std::ranges::sort(messages, {}, name);
    for (auto twice = std::ranges::adjacent_find(messages, {}, name); twice != messages.end();
         twice = std::ranges::adjacent_find(std::next(twice), messages.end(), {}, name))
      ADD_FAILURE() << language.toStdString() << " has " << name_of(*twice) << " twice";
  }
}

TEST_P(Texts, AreAllTranslated) {
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    EXPECT_FALSE(message.context.isEmpty()) << name_of(message) << " would never be found";
    EXPECT_TRUE(message.state.isEmpty()) << name_of(message) << " is " << message.state.toStdString();
    EXPECT_EQ(message.translations.size(), message.has_number ? plural_forms(GetParam()) : 1U) << name_of(message);
    for (const QString& translation : message.translations)
      EXPECT_FALSE(translation.trimmed().isEmpty()) << name_of(message);
  }
}

// A singular form may spell out the number; all other forms have a placeholder for it.
TEST_P(Texts, HaveThePlaceholdersOfTheOriginals) {
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    for (const QString& translation : message.translations) {
      QStringList expected = placeholders(message.source);
      const QStringList found = placeholders(translation);
      const bool is_one =
          message.has_number && &translation == &message.translations.front() && plural_forms(GetParam()) > 1;
      if (is_one && !found.contains(QLatin1String("%n")) && !found.contains(QLatin1String("%Ln"))) {
        expected.removeAll(QStringLiteral("%n"));
        expected.removeAll(QStringLiteral("%Ln"));
      }
      EXPECT_EQ(found, expected) << name_of(message) << " -> " << translation.toStdString();
    }
  }
}

// A single word, such as a name, may be the same in both languages.
TEST_P(Texts, AreNotLeftInEnglish) {
  if (locale_of(GetParam()).language() == QLocale::English) return;
  static const QRegularExpression no_word{QStringLiteral("<[^>]*>|%L?\\d+|%L?n|[^\\p{L}\\s]")};
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    QString words = message.source;
    words.remove(no_word);
    if (words.split(u' ', Qt::SkipEmptyParts).size() < 2) continue;
    for (const QString& translation : message.translations)
      EXPECT_NE(translation, message.source) << name_of(message);
  }
}

// A blank at the start or end of a string, as in ", ", separates it from another string; full-width punctuation does so
// without a blank. Bold parts are bold in every language.
TEST_P(Texts, HaveTheBlanksAndTagsOfTheOriginals) {
  static const QRegularExpression blank_before{QStringLiteral("^\u200f?\\s")};  // The mark sets the direction.
  static const QRegularExpression apart_before{QStringLiteral("^\u200f?(\\s|[\u060c\u061b])")};
  static const QRegularExpression blank_after{QStringLiteral("\\s$|[\u3001\uff0c\uff1b]$")};
  static const QRegularExpression tag{QStringLiteral("<[^>]*>")};
  const auto tags = [](const QString& text) {
    QStringList found;
    for (auto match = tag.globalMatch(text); match.hasNext();)
      found.append(match.next().captured());
    found.sort();
    return found;
  };
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    for (const QString& translation : message.translations) {
      EXPECT_EQ(tags(translation), tags(message.source)) << name_of(message);
      const bool blank = message.source.contains(blank_before);
      EXPECT_TRUE(blank ? translation.contains(apart_before) : !translation.contains(blank_before)) << name_of(message);
      EXPECT_EQ(translation.contains(blank_after), message.source.contains(blank_after)) << name_of(message);
      EXPECT_FALSE(translation.contains(QLatin1String("  "))) << name_of(message);
    }
  }
}

// Inserted text is a name, a card or an address: FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE confine its
// direction, so that "10♥" or "Kari 2" reorders nothing in the sentence.
TEST_P(Texts, KeepTheDirectionOfInsertedText) {
  if (locale_of(GetParam()).textDirection() == Qt::LeftToRight) return;
  static const QRegularExpression bare{QStringLiteral("(?<!\u2068)%\\d|%\\d(?!\u2069)")};
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    // This name is sent over the wire, where such characters are forbidden.
    if (message.comment.startsWith(QLatin1String("a name that is sent"))) {
      EXPECT_FALSE(message.translations.front().contains(QChar{0x2068})) << name_of(message);
      continue;
    }
    for (const QString& translation : message.translations)
      EXPECT_FALSE(translation.contains(bare)) << name_of(message) << " -> " << translation.toStdString();
  }
}

// A string's direction is that of the first letter outside isolates; if there is none, or it is Latin, a RIGHT-TO-LEFT
// MARK comes first.
TEST_P(Texts, AreReadFromTheirSide) {
  if (locale_of(GetParam()).textDirection() == Qt::LeftToRight) return;
  static const QRegularExpression isolated{QStringLiteral("\u2068[^\u2069]*\u2069|%L?\\d+|%L?n|<[^>]*>")};
  static const QRegularExpression of_the_script{QStringLiteral("[\\x{0600}-\\x{06ff}]")};
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    for (QString translation : message.translations) {
      const bool is_a_sign = translation.trimmed().size() == 1;
      if (is_a_sign || translation.startsWith(QChar{0x2066}) || !translation.contains(of_the_script)) continue;
      EXPECT_TRUE(translation.remove(isolated).isRightToLeft())
          << name_of(message) << " -> " << translation.toStdString();
    }
  }
}

// A zero in Arabic and Persian looks almost like a middle dot: "· ۱" is read as ten.
TEST_P(Texts, HaveNoDotBesideDigitsThatLookLikeIt) {
  if (locale_of(GetParam()).textDirection() == Qt::LeftToRight) return;
  static const QRegularExpression dot{QStringLiteral("[\u00b7\u2022\u2027\u2219\u22c5\u30fb]")};
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    for (const QString& translation : message.translations)
      EXPECT_FALSE(translation.contains(dot)) << name_of(message) << " -> " << translation.toStdString();
  }
}

// Latin digits are only for cards and for text that people type, both of which are isolated, too.
TEST_P(Texts, UseTheDigitsOfTheLanguage) {
  if (locale_of(GetParam()).zeroDigit() == QLatin1String("0")) return;
  static const QRegularExpression isolated{
      QStringLiteral("\u2068[^\u2069]*\u2069|\u2066[^\u2069]*\u2069|%L?\\d+|%L?n")};
  static const QRegularExpression digit{QStringLiteral("[0-9\u0660-\u0669]")};
  static const QRegularExpression plain_number{QStringLiteral("%n")};
  for (const Message& message : messages_of(kFolder + u'/' + GetParam())) {
    for (QString translation : message.translations) {
      EXPECT_FALSE(translation.contains(plain_number))
          << name_of(message) << ": the source needs %Ln for this language";
      EXPECT_FALSE(translation.remove(isolated).contains(digit))
          << name_of(message) << " -> " << translation.toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Language, Texts, testing::ValuesIn(files()),
                         [](const auto& file) { return file.param.section(u'/', -1).chopped(3).toStdString(); });

}  // namespace
