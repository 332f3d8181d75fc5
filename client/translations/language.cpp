#include "client/translations/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <utility>

namespace cardroom::window {
namespace {

constexpr const char* kFolder = ":/translations";

QString file_of(const QString& code) {
  return QStringLiteral("cardroom_%1.qm").arg(code);
}

bool is_spoken(const QString& code) {
  return code == QLatin1String("en") || QDir(QLatin1String(kFolder)).exists(file_of(code));
}

/// No digit grouping: the only large numbers are ports, which are not grouped.
QLocale locale_of(const QString& code) {
  QLocale locale(code);
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale;
}

/// "nb" for "nb-NO" and for "no"; "C" if it is not a language.
QString code_of(const QString& wanted) {
  return QLocale(wanted).name().section(QLatin1Char('_'), 0, 0);
}

}  // namespace

QList<Language> languages() {
  //: The name of the language that this file is in, in that language.
  constexpr const char* kName = QT_TRANSLATE_NOOP("Language", "English");
  QList<Language> list{{QStringLiteral("en"), QString::fromLatin1(kName)}};
  const QString pattern = file_of(QStringLiteral("*"));
  const qsizetype before = pattern.indexOf(QLatin1Char('*'));
  const qsizetype after = pattern.size() - before - 1;
  for (const QString& file : QDir(QLatin1String(kFolder)).entryList({pattern}, QDir::Files, QDir::Name)) {
    const QString code = file.mid(before).chopped(after);
    QTranslator translator;
    if (code == list.first().code || !translator.load(file, QLatin1String(kFolder))) continue;
    list.append(Language{code, translator.translate("Language", kName)});
  }
  return list;
}

QString preferred_language() {
  return preferred_language(QLocale::system().uiLanguages());
}

QString preferred_language(const QStringList& wanted) {
  for (const QString& one : wanted) {
    const QString code = code_of(one);
    if (is_spoken(code)) return code;
  }
  return QStringLiteral("en");
}

LoadedLanguage load_language(const QString& code) {
  const QString wanted = code.isEmpty() ? preferred_language() : code;
  LoadedLanguage language{.code = is_spoken(wanted) ? wanted : QStringLiteral("en"), .locale = {}, .translators = {}};
  language.locale = locale_of(language.code);
  // Qt's own translations, whose file names include the country for some languages.
  auto qt = std::make_unique<QTranslator>();
  if (qt->load(QLocale(language.code), QStringLiteral("qtbase"), QStringLiteral("_"),
               QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    language.translators.push_back(std::move(qt));
  auto ours = std::make_unique<QTranslator>();
  if (ours->load(file_of(language.code), QLatin1String(kFolder))) language.translators.push_back(std::move(ours));
  return language;
}

void install_language(QCoreApplication& application, const QString& code) {
  LoadedLanguage language = load_language(code);
  QLocale::setDefault(language.locale);
  qDeleteAll(application.findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
  for (auto& translator : language.translators) {
    translator->setParent(&application);  // Until the next language replaces it.
    QCoreApplication::installTranslator(translator.release());
  }
}

}  // namespace cardroom::window
