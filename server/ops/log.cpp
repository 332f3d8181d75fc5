#include "server/ops/log.h"

#include <spdlog/async.h>
#include <spdlog/async_logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <utility>

namespace cardroom::server {
namespace {

spdlog::level::level_enum level_of(LogLine::Level level) {
  switch (level) {
    case LogLine::Level::debug: return spdlog::level::debug;
    case LogLine::Level::info: return spdlog::level::info;
    case LogLine::Level::warning: return spdlog::level::warn;
    case LogLine::Level::error: break;
  }
  return spdlog::level::err;
}

/// A message may quote what a stranger sent; a line stays one line.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
  }
  return text;
}

spdlog::sink_ptr sink_of(const std::filesystem::path& file) {
  if (file.empty()) return std::make_shared<spdlog::sinks::stderr_sink_mt>();
  try {
    return std::make_shared<spdlog::sinks::basic_file_sink_mt>(file.string());
  } catch (const spdlog::spdlog_ex& error) {
    throw LogError{error.what()};
  }
}

}  // namespace

Log::Log(const std::filesystem::path& file, const std::string& level)
    : pool_{std::make_shared<spdlog::details::thread_pool>(kLogLinesWaitingMax, 1)},
      logger_{std::make_shared<spdlog::async_logger>("cardroom", sink_of(file), pool_,
                                                     spdlog::async_overflow_policy::overrun_oldest)} {
  logger_->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
  logger_->set_level(spdlog::level::from_str(level));
  logger_->flush_on(spdlog::level::info);
}

Log::~Log() = default;

void Log::write(const LogLine& line) {
  const auto level = level_of(line.level);
  if (logger_->should_log(level)) logger_->log(level, "{}", one_line(line.text));
}

}  // namespace cardroom::server
