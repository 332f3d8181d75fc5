#pragma once

#include "server/metrics.h"
#include "server/net/status_page.h"

/// The pages for programs that monitor the server. Pure functions.
namespace cardroom::server {

/// /metrics: everything that has been counted, in the text format of Prometheus (version 0.0.4), times in seconds. For
/// the whole process; no label contains a name, an address, an id or a card.
StatusPage metrics_page(const Metrics& metrics);

/// /healthz: "ok"; or status 503 and the reason in one line, while the server cannot continue its games. `stopping`: it
/// is shutting down.
StatusPage health_page(const JournalMetrics& journal, bool stopping);

}  // namespace cardroom::server
