#pragma once

#include <QtQml/qqmlregistration.h>

/// A field of a Q_GADGET that QML reads by its name, and cannot write. Qt alone would want each of them twice.
#define CARDROOM_FIELD(type, name)                 \
  Q_PROPERTY(type name MEMBER name CONSTANT FINAL) \
  type name

/// Begins a gadget that QML knows as a value type of that name; what follows is public.
#define CARDROOM_GADGET(name) Q_GADGET QML_VALUE_TYPE(name) public:
