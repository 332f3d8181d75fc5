#pragma once

#include <QColor>
#include <QString>
#include <QUrlQuery>

namespace cardroom {

/// A request from QML, the part after `image://<provider>/`: a name and options, for example `QS?w=132&four=1`.
///
/// Lengths are physical pixels (logical pixels times the device pixel ratio), so nothing is scaled.
class PictureRequest {
 public:
  explicit PictureRequest(const QString& id);

  /// Percent-decoded.
  const QString& name() const { return name_; }
  /// The option as a number, or `otherwise` if it is missing or not a number.
  double number(const QString& option, double otherwise) const;
  /// A length in whole pixels from 1 to 16384, or 0 if it is missing or out of range.
  int pixels(const QString& option) const;
  /// The option as a colour ("#rrggbb", "#aarrggbb" or a name); invalid if it is missing or not a colour.
  QColor color(const QString& option) const;
  /// Whether the option is "1".
  bool is_set(const QString& option) const;

 private:
  QString name_;
  QUrlQuery options_;
};

}  // namespace cardroom
