# drawn_from(<result> <diagram.puml>): the line that a drawing ends with, which names the text that it was drawn from.
function(drawn_from result diagram)
  get_filename_component(folder ${diagram} DIRECTORY)
  file(READ ${diagram} text)
  file(READ ${folder}/style.iuml style)
  string(SHA256 hash "${style}${text}")
  set(${result} "<!-- Drawn from ${hash} -->" PARENT_SCOPE)
endfunction()
