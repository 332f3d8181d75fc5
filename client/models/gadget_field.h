#pragma once

/// A field of a Q_GADGET that QML reads by its name. In Qt alone each would have to be written twice.
#define CARDROOM_FIELD(type, name)        \
  Q_PROPERTY(type name MEMBER name FINAL) \
  type name
