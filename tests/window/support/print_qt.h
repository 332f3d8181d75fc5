#pragma once

#include <QStringList>
#include <ostream>

/// Prints Qt values in the messages of failed comparisons.
inline void PrintTo(const QString& text, std::ostream* out) {
  *out << '"' << text.toStdString() << '"';
}
