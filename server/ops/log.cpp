#include "server/ops/log.h"

#include <iostream>
#include <spdlog/async.h>
#include <spdlog/async_logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <string>
#include <system_error>
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

/// A message may quote text from a client; this keeps it on one line.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
  }
  return text;
}

spdlog::sink_ptr sink_of(const std::filesystem::path& file, LogRotation rotation) {
  if (file.empty()) return std::make_shared<spdlog::sinks::stderr_sink_mt>();
  try {
    // Rotating a device would rename it.
    std::error_code ignored;
    const auto status = std::filesystem::status(file, ignored);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
      return std::make_shared<spdlog::sinks::basic_file_sink_mt>(file.string());
    }
    constexpr std::size_t kMebibyte = std::size_t{1} << 20;
    return std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), rotation.mebibytes * kMebibyte,
                                                                  rotation.kept);
  } catch (const spdlog::spdlog_ex& error) {
    throw LogError{error.what()};
  }
}

}  // namespace

/// The spdlog objects: the queue with its thread, which writes the queued lines before it exits, and the logger.
struct Log::Writer {
  Writer(const std::filesystem::path& file, LogRotation rotation)
      : thread{std::make_shared<spdlog::details::thread_pool>(kLogLinesWaitingMax, 1)},
        logger{std::make_shared<spdlog::async_logger>("cardroom", sink_of(file, rotation), thread,
                                                      spdlog::async_overflow_policy::overrun_oldest)} {}

  std::shared_ptr<spdlog::details::thread_pool> thread;
  std::shared_ptr<spdlog::async_logger> logger;
};

Log::Log(const std::filesystem::path& file, const std::string& level, LogRotation rotation)
    : writer_{std::make_unique<Writer>(file, rotation)} {
  writer_->logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
  writer_->logger->set_level(spdlog::level::from_str(level));
  writer_->logger->flush_on(spdlog::level::info);
  // Reported once, not for every line: a disk stays full for a while.
  writer_->logger->set_error_handler([said = std::string{}](const std::string& why) mutable {
    if (std::exchange(said, why) != why) std::cerr << "cardroom-server: the log: " << why << '\n';
  });
}

Log::~Log() = default;

void Log::write(const LogLine& line) {
  const auto level = level_of(line.level);
  if (writer_->logger->should_log(level)) writer_->logger->log(level, "{}", one_line(line.text));
}

}  // namespace cardroom::server
