#pragma once

#include <QStringList>
#include <ostream>

/// So that a failing comparison says what it saw.
inline void PrintTo(const QString& text, std::ostream* out) {
  *out << '"' << text.toStdString() << '"';
}
