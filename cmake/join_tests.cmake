# cmake -DOUTPUT=FILE -DSOURCES=a_test.cpp;b_test.cpp... -P join_tests.cmake
# Writes one source file in place of several test files: what they include is then compiled once. Each has small
# boards and makers of its own under the same few names, so what is local to a file gets a namespace with a name.
set(joined "")
foreach(source IN LISTS SOURCES)
  file(READ ${source} text)
  cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}/.. OUTPUT_VARIABLE name)
  string(MAKE_C_IDENTIFIER ${name} name)
  string(REGEX REPLACE "(^|\n)namespace {" "\\1namespace ${name} {" text "${text}")
  string(APPEND joined "#line 1 \"${source}\"\n${text}")
endforeach()
file(WRITE ${OUTPUT} "${joined}")
