// What the sanitizers are told, where this is built with them. Their runtime asks for it by these names.

// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming)
extern "C" {

/// What is freed is overwritten: Qt is not built with a sanitizer, and would read on what still looks right.
const char* __asan_default_options() {
  return "max_free_fill_size=65536:free_fill_byte=223:handle_abort=1:strict_init_order=1:detect_stack_use_after_"
         "return=1";
}

const char* __ubsan_default_options() {
  return "print_stacktrace=1";
}

/// What these keep to their end and let others free, or nobody. Of our own there is nothing. Gui and Quick: the
/// software renderer of Qt 6.4 does not delete the textures of a window that is closed, and every evening has a window.
const char* __lsan_default_suppressions() {
  return "leak:libfontconfig.so\n"
         "leak:libQt6Gui.so\n"
         "leak:libQt6Qml.so\n"
         "leak:libQt6Quick.so\n";
}
}
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming)
