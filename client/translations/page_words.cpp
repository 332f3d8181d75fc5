#include "client/translations/page_words.h"

#include <QVariantMap>

#include "client/translations/language.h"

namespace cardroom::window {

QVariantList LanguageList::languages() const {
  QVariantList list;
  for (const Language& language : window::languages())
    list.append(QVariantMap{{QStringLiteral("code"), language.code}, {QStringLiteral("name"), language.name}});
  return list;
}

QString LanguageList::preferred() const {
  return preferred_language();
}

}  // namespace cardroom::window
