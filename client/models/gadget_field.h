#pragma once

/// A field of a Q_GADGET that QML reads by its name. Qt alone would want each of them twice.
#define CARDROOM_FIELD(type, name)        \
  Q_PROPERTY(type name MEMBER name FINAL) \
  type name
