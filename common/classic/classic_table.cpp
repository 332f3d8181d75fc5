#include "common/classic/classic_table.h"

#include <utility>

#include "common/classic/classic_match.h"
#include "common/classic/classic_play.h"
#include "common/games/list.h"

namespace cardroom {
namespace {

template <class Kind>
Expected<ClassicTable, PropertyError> table_of(std::string_view bytes, std::string_view file_name) {
  const auto file = read_classic_file<Kind>(bytes, Humans::present);
  if (!file) return Unexpected<PropertyError>{file.error()};
  if (const auto tried = play_classic<Kind>(*file); !tried) return Unexpected<PropertyError>{tried.error()};

  ClassicTable table{.kind = Kind::Game::kId,
                     .seats = file->settings.players,
                     .thinking_time_ms = file->settings.thinking_time_ms,
                     .delay_time_ms = file->settings.delay_time_ms,
                     .warnings = {},
                     .begin = [settings = file->settings] { return std::make_unique<ClassicMatch<Kind>>(settings); }};
  for (const PropertyWarning& warning : file->warnings)
    table.warnings.push_back(warning.text(file_name));
  return table;
}

}  // namespace

Expected<ClassicTable, std::string> classic_table(std::string_view kind, std::string_view bytes,
                                                  std::string_view file) {
  std::optional<Expected<ClassicTable, PropertyError>> table;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kId == kind) table = table_of<Kind>(bytes, file);
  });
  if (!table) return Unexpected<std::string>{"unknown game: " + one_line(kind)};
  if (!*table) return Unexpected<std::string>{table->error().text(file)};
  return std::move(**table);
}

}  // namespace cardroom
