#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <array>

namespace cardroom::testing {

/// A moment of an evening and the function that sets it up. `Parts` is the class that the scenes of one subject share.
template <class Parts>
struct NamedScene {
  const char* name;
  void (Parts::*show)();  ///< Null if there is nothing to do.
};

template <class Parts, std::size_t count>
QStringList namesOf(const std::array<NamedScene<Parts>, count>& scenes) {
  QStringList names;
  for (const NamedScene<Parts>& scene : scenes)
    names << QString::fromLatin1(scene.name);
  return names;
}

/// False if there is no scene of that name.
template <class Parts, std::size_t count>
bool showScene(const std::array<NamedScene<Parts>, count>& scenes, const QString& name, Parts& parts) {
  const auto scene = std::ranges::find_if(scenes, [&](const auto& one) { return name == QLatin1StringView{one.name}; });
  if (scene == scenes.end()) return false;
  if (scene->show != nullptr) (parts.*(scene->show))();
  return true;
}

}  // namespace cardroom::testing
