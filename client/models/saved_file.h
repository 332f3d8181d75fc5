#pragma once

#include <QString>
#include <string>

namespace cardroom::window {

/// Saves the text among the person's documents, as "pasur.log", "pasur-2.log" ...; returns the file's name, or an empty
/// one if it cannot be saved.
QString saveAmongDocuments(const QString& name, const std::string& text);

}  // namespace cardroom::window
