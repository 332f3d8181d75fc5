#include "client/models/kinds.h"

#include <QCoreApplication>
#include <algorithm>

#include "client/models/kind_list.h"

namespace cardroom::window {
namespace {

struct Kinds {
  Q_DECLARE_TR_FUNCTIONS(Kinds)
};

}  // namespace

std::span<const Kind* const> kinds() {
  return kKinds;
}

const Kind* findKind(const QString& id) {
  const auto found = std::ranges::find(kKinds, id.toStdString(), [](const Kind* kind) { return kind->facts.id; });
  return found == kKinds.end() ? nullptr : *found;
}

QString titleOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? Kinds::tr(kind->title) : id;
}

QString textOf(const Kind& kind) {
  return Kinds::tr(kind.text);
}

RulesText rulesOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? kind->rules() : RulesText{};
}

QString wordsOfKind(const char* text) {
  return Kinds::tr(text);
}

}  // namespace cardroom::window
