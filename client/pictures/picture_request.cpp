#include "client/pictures/picture_request.h"

#include <QUrl>

namespace cardroom {
namespace {

constexpr int kMaxPixels = 16384;

}  // namespace

PictureRequest::PictureRequest(const QString& id) {
  const auto question_mark = id.indexOf(QLatin1Char{'?'});
  name_ = QUrl::fromPercentEncoding((question_mark < 0 ? id : id.left(question_mark)).toUtf8());
  if (question_mark >= 0) options_.setQuery(id.mid(question_mark + 1));
}

double PictureRequest::number(const QString& option, double otherwise) const {
  bool is_number = false;
  const double value = options_.queryItemValue(option).toDouble(&is_number);
  return is_number ? value : otherwise;
}

int PictureRequest::pixels(const QString& option) const {
  const double value = number(option, 0);
  return value >= 1 && value <= kMaxPixels ? qRound(value) : 0;
}

QColor PictureRequest::color(const QString& option) const {
  return QColor{options_.queryItemValue(option, QUrl::FullyDecoded)};
}

bool PictureRequest::is_set(const QString& option) const {
  return options_.queryItemValue(option) == u"1";
}

}  // namespace cardroom
