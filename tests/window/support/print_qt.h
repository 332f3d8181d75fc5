#pragma once

#include <QStringList>
#include <ostream>

/// Prints Qt values in failure messages.
inline void PrintTo(const QString& text, std::ostream* out) {
  *out << '"' << text.toStdString() << '"';
}
