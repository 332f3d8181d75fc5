// Sanitizer options, for builds that use them. The sanitizer runtime looks up these names.

// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming)
extern "C" {

/// Freed memory is overwritten: Qt is built without a sanitizer, and would otherwise carry on with memory that still
/// looks valid.
const char* __asan_default_options() {
  return "max_free_fill_size=65536:free_fill_byte=223:handle_abort=1:strict_init_order=1:detect_stack_use_after_"
         "return=1";
}

const char* __ubsan_default_options() {
  return "print_stacktrace=1";
}

/// Leaks in libraries; our own code has none. Gui and Quick: the software renderer of Qt 6.4 does not delete the
/// textures of a closed window, and every evening opens and closes one.
const char* __lsan_default_suppressions() {
  return "leak:libfontconfig.so\n"
         "leak:libQt6Gui.so\n"
         "leak:libQt6Qml.so\n"
         "leak:libQt6Quick.so\n";
}
}
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming)
