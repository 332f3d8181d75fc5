#pragma once

#include <filesystem>

/// The root of the project's source.
inline const std::filesystem::path kRoot{CARDROOM_SOURCE_DIR};
