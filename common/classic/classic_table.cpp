#include "common/classic/classic_table.h"

#include <utility>

#include "common/base/check.h"
#include "common/classic/classic_match.h"
#include "common/classic/classic_play.h"
#include "common/classic/property_kind.h"
#include "common/games/list.h"

namespace cardroom {
namespace {

template <class Kind>
Expected<ClassicTable, PropertyError> table_of(Properties properties, std::string_view file_name) {
  const auto file = read_classic_file<Kind>(std::move(properties), Humans::present);
  if (!file) return Unexpected<PropertyError>{file.error()};
  if (const auto tried = play_classic<Kind>(*file); !tried) return Unexpected<PropertyError>{tried.error()};

  ClassicTable table{.kind = Kind::Game::kFacts.id,
                     .seats = file->settings.players,
                     .thinking_time_ms = file->settings.thinking_time_ms,
                     .delay_time_ms = file->settings.delay_time_ms,
                     .animate = file->settings.animate,
                     .warnings = {},
                     .begin = [settings = file->settings] { return std::make_unique<ClassicMatch<Kind>>(settings); }};
  for (const PropertyWarning& warning : file->warnings)
    table.warnings.push_back(warning.text(file_name));
  return table;
}

}  // namespace

Expected<ClassicTable, std::string> classic_table(std::string_view named, std::string_view bytes,
                                                  std::string_view file) {
  const auto refused = [&](const PropertyError& error) { return Unexpected<std::string>{error.text(file)}; };
  auto properties = parse_properties(bytes);
  if (!properties) return refused(properties.error());
  const auto kind = kind_of_file(*properties, named);
  if (!kind) return refused(kind.error());
  std::optional<Expected<ClassicTable, PropertyError>> table;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kFacts.id == *kind) table = table_of<Kind>(std::move(*properties), file);
  });
  check(table.has_value(), "the kind of a file is in the list");
  if (!*table) return refused(table->error());
  return std::move(**table);
}

}  // namespace cardroom
