#include "client/translations/language_list.h"

#include <QVariantMap>

#include "client/translations/language.h"

namespace cardroom::window {

QVariantList LanguageList::languages() const {
  QVariantList list;
  for (const Language& language : window::languages())
    list.append(QVariantMap{{QStringLiteral("code"), language.code}, {QStringLiteral("name"), language.name}});
  return list;
}

}  // namespace cardroom::window
