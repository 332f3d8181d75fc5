#include "client/models/kind_looks.h"

#include <QCoreApplication>

#include "client/models/kinds.h"

namespace cardroom::window {
namespace {

QStringList listed(const ClothColours& colours) {
  QStringList names;
  for (const char* colour : colours)
    names << QLatin1StringView{colour};
  return names;
}

}  // namespace

QList<KindLook> KindLooks::all() {
  QList<KindLook> looks;
  for (const Kind* kind : kinds())
    looks << KindLook{.kind = QString::fromUtf8(kind->facts.id.data(), static_cast<qsizetype>(kind->facts.id.size())),
                      .art = QLatin1StringView{kind->art},
                      .backName = QCoreApplication::translate("BackChoice", kind->backName),
                      .clothName = QCoreApplication::translate("ClothChoice", kind->clothName),
                      .evening = listed(kind->evening),
                      .day = listed(kind->day),
                      .hasKeys = kind->hasKeys};
  return looks;
}

RulesText KindLooks::rulesOf(const QString& kind) {
  return cardroom::window::rulesOf(kind);
}

}  // namespace cardroom::window
