#include "client/translations/direction.h"

#include <QLocale>

#include "client/core/direction.h"

namespace cardroom::window {
namespace {

const QString kIsolate = QString::fromUtf8(client::kIsolate.data(), client::kIsolate.size());
const QString kPopIsolate = QString::fromUtf8(client::kPopIsolate.data(), client::kPopIsolate.size());

}  // namespace

QString isolated(const QString& theirs) {
  if (theirs.isEmpty()) return theirs;
  const bool turns = QLocale{}.textDirection() == Qt::RightToLeft || client::has_right_to_left(theirs.toStdString());
  return turns ? kIsolate + theirs + kPopIsolate : theirs;
}

QString bare(const QString& isolated) {
  return QString{isolated}.remove(kIsolate).remove(kPopIsolate);
}

}  // namespace cardroom::window
