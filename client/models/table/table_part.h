#pragma once

#include <QObject>

#include "client/models/gadget_field.h"
#include "client/models/request_tags.h"
#include "client/models/table/table_now.h"
#include "client/models/table/table_voice.h"

namespace cardroom::window {

/// What the parts of one table share; must outlive them.
struct TableShared {
  const TableNow& now;
  TableRequests& requests;
  TableVoice& voice;
};

/// A part of the table, for QML: reads the last update, sends requests, and announces what has happened. GUI thread.
class TablePart : public QObject {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  TablePart(const TableShared& table, QObject* parent)
      : QObject{parent}, m_now{table.now}, m_requests{table.requests}, m_voice{table.voice} {}

 Q_SIGNALS:
  void changed();

 protected:
  const TableNow& m_now;
  TableRequests& m_requests;
  TableVoice& m_voice;
};

}  // namespace cardroom::window
