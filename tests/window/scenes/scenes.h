#pragma once

#include <QString>
#include <QStringList>
#include <memory>

#include "client/models/application.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {

/// A moment of an evening: the window's models in that state, without a server. The clock does not advance.
class Scene {
 public:
  /// One of names(); throws std::invalid_argument for any other name. `names`: of people and places.
  explicit Scene(const QString& name, Script names = Script::latin);
  ~Scene();

  static QStringList names();

  window::Application& application();
  window::Preferences& preferences();

  struct Parts;

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::testing
