# drawn_from(<result> <diagram.puml>): the last line of a drawing, which identifies the source from which it was drawn.
function(drawn_from result diagram)
  get_filename_component(folder ${diagram} DIRECTORY)
  file(READ ${diagram} text)
  file(READ ${folder}/style.iuml style)
  string(SHA256 hash "${style}${text}")
  set(${result} "<!-- Drawn from ${hash} -->" PARENT_SCOPE)
endfunction()
