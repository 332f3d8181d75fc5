#pragma once

/// The names of features that not every program with the same protocol version supports, for Hello.features and
/// Welcome.features.
namespace cardroom {

/// A TableUpdate may contain just the changes (table_delta.h).
inline constexpr const char* kFeatureChanges = "changes";

/// The server's tables outlive its process, and Welcome.run distinguishes one process from the next.
inline constexpr const char* kFeatureKeepsTables = "keeps-tables";

/// The client takes part in the deals of its seat. A server waits for the parts of such clients only.
inline constexpr const char* kFeatureFairDeal = "fair-deal";

}  // namespace cardroom
