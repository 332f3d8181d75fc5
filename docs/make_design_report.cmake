# Draws docs/diagrams/*.puml, updates the drawings next to them, and creates the PDF of the design report. Run by the
# target cardroom_design_report. Variables: sources (this folder), output (the output folder), version.
cmake_minimum_required(VERSION 3.25)
include(${sources}/drawn_from.cmake)

set(missing)
foreach(package pandoc weasyprint plantuml graphviz fonts-lato fonts-dejavu-core)
  execute_process(COMMAND dpkg-query -W -f "\${db:Status-Status}" ${package}
    OUTPUT_VARIABLE status ERROR_QUIET)
  if(NOT status STREQUAL "installed")
    list(APPEND missing ${package})
  endif()
endforeach()
if(missing)
  list(JOIN missing " " missing)
  message(FATAL_ERROR "The design report needs Debian packages that are not installed:\n"
    "  sudo apt install --no-install-recommends ${missing}")
endif()

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status ERROR_VARIABLE errors OUTPUT_QUIET)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGV}\n${errors}")
  endif()
endfunction()

# Every diagram, even if it is up to date: a newer PlantUML may draw it differently.
file(GLOB diagrams ${sources}/diagrams/*.puml)
file(MAKE_DIRECTORY ${output}/diagrams)
run(plantuml -charset UTF-8 -tsvg -o ${output}/diagrams ${diagrams})
foreach(diagram ${diagrams})
  get_filename_component(name ${diagram} NAME_WE)
  file(READ ${output}/diagrams/${name}.svg svg)
  # Without PlantUML's comments, the last of which contains the whole source and the Java version.
  string(FIND "${svg}" "<!--" last REVERSE)
  string(SUBSTRING "${svg}" 0 ${last} svg)
  string(REGEX REPLACE "<!--MD5=[^>]*-->" "" svg "${svg}</g></svg>")
  string(REPLACE "font-family=\"Lato\"" "font-family=\"Lato, sans-serif\"" svg "${svg}")
  string(REPLACE "preserveAspectRatio=\"none\"" "" svg "${svg}")
  drawn_from(mark ${diagram})
  file(WRITE ${output}/diagrams/${name}.svg "${svg}\n${mark}\n")
  file(COPY_FILE ${output}/diagrams/${name}.svg ${sources}/diagrams/${name}.svg ONLY_IF_DIFFERENT)
endforeach()

# One self-contained HTML file, from which the PDF is made.
run(pandoc ${sources}/design-report.md --from markdown --standalone --self-contained --toc --toc-depth=2
  --shift-heading-level-by=-1 --metadata "subtitle=Design report" --metadata "date=Version ${version}" --metadata lang=en
  --resource-path ${sources} --css ${sources}/design-report.css --output ${output}/design-report.html)
run(weasyprint ${output}/design-report.html ${output}/design-report.pdf)
message(STATUS "${output}/design-report.pdf")
