# The modules of src/, each a target that links exactly what it may include.

add_library(sudokit_build INTERFACE)
target_compile_features(sudokit_build INTERFACE cxx_std_20)
target_include_directories(sudokit_build INTERFACE
  ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src ${PROJECT_BINARY_DIR}/include)
target_compile_options(sudokit_build INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
  $<$<BOOL:${SUDOKIT_WERROR}>:-Werror>)
# g++ 12 warns of an overlap in every "literal" + string (GCC bug 105651), and takes what an empty
# optional does not hold for uninitialised (80635).
target_compile_options(sudokit_build INTERFACE
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-maybe-uninitialized>")
# Left to itself g++ tidies up its memory again and again, which takes an eighth of the time; without that it needs
# 1.1 GB at most instead of 0.8.
target_compile_options(sudokit_build INTERFACE
  "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=1500000>")
if(EMSCRIPTEN)
  # Sizes have 32 bits there; random numbers below a size fit into one.
  target_compile_options(sudokit_build INTERFACE -Wno-shorten-64-to-32 -Wno-sign-conversion)
endif()
if(CMAKE_UNITY_BUILD)
  # What is local to a source file seems to be a header's in the files that join several of them.
  target_compile_options(sudokit_build INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
# Messages name files as the repository does, so what is built does not depend on where that lies.
target_compile_options(sudokit_build INTERFACE -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
target_compile_definitions(sudokit_build INTERFACE $<$<CONFIG:Debug>:SUDOKIT_CHECKED=1>)
if(SUDOKIT_SANITIZE)
  # Assertions, ours and those of the standard library, are on in these lanes, optimised or not.
  target_compile_definitions(sudokit_build INTERFACE SUDOKIT_CHECKED=1 _GLIBCXX_ASSERTIONS)
  target_compile_options(sudokit_build INTERFACE -UNDEBUG
    -fsanitize=${SUDOKIT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(sudokit_build INTERFACE -fsanitize=${SUDOKIT_SANITIZE})
  if(SUDOKIT_SANITIZE MATCHES address)
    # What the address sanitizer finds anyway, when it is read or written: looked for twice, it takes a quarter of the
    # time to compile.
    target_compile_options(sudokit_build INTERFACE -fno-sanitize=null,object-size)
  endif()
endif()
if(SUDOKIT_COVERAGE)
  target_compile_options(sudokit_build INTERFACE --coverage)
  target_link_options(sudokit_build INTERFACE --coverage)
endif()

# sudokit_unoptimised(TARGET libraries...): under sanitizers, which make optimising slow, the target is not optimised,
# and these libraries and what they stand on are linked before it: of an inline function the linker keeps the first
# copy, and that has to be the one of the library under test.
function(sudokit_unoptimised target)
  if(NOT SUDOKIT_SANITIZE)
    return()
  endif()
  target_compile_options(${target} PRIVATE -O0)
  get_target_property(type ${target} TYPE)
  if(NOT type STREQUAL "EXECUTABLE")
    return()
  endif()
  set(open ${ARGN})
  set(first "")
  while(open)
    list(POP_FRONT open library)
    get_target_property(type ${library} TYPE)
    if(type STREQUAL "STATIC_LIBRARY" AND NOT library IN_LIST first)
      list(APPEND first ${library})
      get_target_property(below ${library} LINK_LIBRARIES)
      list(FILTER below INCLUDE REGEX "^sudokit")
      list(APPEND open ${below})
    endif()
  endwhile()
  list(REVERSE first)  # what all stand on before what stands on it
  list(TRANSFORM first REPLACE "(.+)" "$<TARGET_FILE:\\1>")
  target_link_options(${target} PRIVATE LINKER:--whole-archive ${first} LINKER:--no-whole-archive)
endfunction()

# Headers that are precompiled are no longer the system's to g++ 12, which then warns of what it suspects of strings there.
set(SUDOKIT_PRECOMPILED_WARNINGS
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")

# What most sources include of the standard library, compiled once: for each unit by itself that takes half a second. (Of
# clang a copy would be needed for each way of optimising; its lanes have few units.)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_library(sudokit_headers OBJECT ${PROJECT_SOURCE_DIR}/cmake/headers.cpp)
  target_link_libraries(sudokit_headers PRIVATE sudokit_build)
  set_target_properties(sudokit_headers PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_precompile_headers(sudokit_headers PRIVATE
    <algorithm> <array> <bit> <charconv> <cmath> <cstdint> <cstring> <functional> <limits> <map> <memory> <numeric>
    <optional> <set> <span> <string> <string_view> <utility> <variant> <vector>)
endif()

# sudokit_precompiled(TARGET): it begins with these headers, and is position-independent as they are.
function(sudokit_precompiled target)
  if(TARGET sudokit_headers)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_precompile_headers(${target} REUSE_FROM sudokit_headers)
    target_compile_options(${target} PRIVATE ${SUDOKIT_PRECOMPILED_WARNINGS})
  endif()
endfunction()

# sudokit_words(TARGET): its work is words and pictures, which -O3 makes no quicker to see, but a third slower to build;
# under sanitizers, which double that, it is not optimised at all.
function(sudokit_words target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  sudokit_unoptimised(${target})
endfunction()

# sudokit_module(NAME [READS] SOURCES files... [WORDS files...] [TESTS files...] [USES modules...]
#                [LABEL threads | kernels])
# The library sudokit_NAME, and its tests, which lie beside the code, as one program NAME_test.
# WORDS: those of its sources whose work is words, which are optimised less (see sudokit_words); but under sanitizers as
# the others, which may be linked with their copies of inline functions.
# READS: it reads bytes from outside, so fuzzers are led by what it does; elsewhere that would only
# take time.
function(sudokit_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "READS" "LABEL" "SOURCES;WORDS;TESTS;USES")
  list(TRANSFORM arg_USES PREPEND sudokit_)
  if(EMSCRIPTEN)  # where all is made small, and smaller as one unit
    list(APPEND arg_SOURCES ${arg_WORDS})
    list(SORT arg_SOURCES)
    unset(arg_WORDS)
  endif()
  set(parts sudokit_${name})
  add_library(sudokit_${name} STATIC ${arg_SOURCES})
  target_link_libraries(sudokit_${name} PUBLIC sudokit_build ${arg_USES})
  if(arg_WORDS)
    add_library(sudokit_${name}_words OBJECT ${arg_WORDS})
    target_link_libraries(sudokit_${name}_words PRIVATE sudokit_build ${arg_USES})
    target_compile_options(sudokit_${name}_words PRIVATE $<$<CONFIG:Release>:-O1>)
    target_sources(sudokit_${name} PRIVATE $<TARGET_OBJECTS:sudokit_${name}_words>)
    list(APPEND parts sudokit_${name}_words)
  endif()
  if(NOT EMSCRIPTEN)
    set_target_properties(${parts} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  endif()
  foreach(part IN LISTS parts)
    sudokit_precompiled(${part})
  endforeach()
  if(SUDOKIT_BUILD_FUZZ AND arg_READS)
    foreach(part IN LISTS parts)
      target_compile_options(${part} PRIVATE -fsanitize=fuzzer-no-link)
    endforeach()
  endif()
  set_property(GLOBAL APPEND PROPERTY SUDOKIT_MODULES ${parts})
  if(SUDOKIT_BUILD_TESTS AND arg_TESTS)
    sudokit_test(${name}_test SOURCES ${arg_TESTS} USES ${name} LABEL ${arg_LABEL})
  endif()
endfunction()

# What every test includes, compiled once.
if(SUDOKIT_BUILD_TESTS)
  add_library(sudokit_test_headers OBJECT ${PROJECT_SOURCE_DIR}/cmake/headers.cpp)
  target_link_libraries(sudokit_test_headers PRIVATE sudokit_build GTest::gtest_main)
  # The tests themselves need no speed, and optimising them takes a third of the build.
  target_compile_options(sudokit_test_headers PRIVATE $<$<CONFIG:Release>:-O1>)
  sudokit_unoptimised(sudokit_test_headers)
  target_precompile_headers(sudokit_test_headers PRIVATE
    <algorithm> <array> <cstdint> <functional> <gtest/gtest.h> <memory> <optional> <set> <span>
    <string> <string_view> <utility> <variant> <vector>)

  # What the lane of the thread sanitizer builds, and runs by the label `threads`; likewise that of another machine.
  add_custom_target(sudokit_threads)
  add_custom_target(sudokit_kernels)
endif()

# sudokit_join_tests(VARIABLE NAME files...): sets the variable to files that each join as many of these as units of the
# library have files.
function(sudokit_join_tests variable name)
  set(most ${CMAKE_UNITY_BUILD_BATCH_SIZE})
  if(NOT most)
    list(LENGTH ARGN most)
  endif()
  set(left "")
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file)
    list(APPEND left ${file})
  endforeach()
  set(results "")
  while(left)
    list(SUBLIST left 0 ${most} sources)
    list(REMOVE_ITEM left ${sources})
    list(LENGTH results number)
    set(result ${CMAKE_CURRENT_BINARY_DIR}/${name}_${number}.cpp)
    add_custom_command(OUTPUT ${result} VERBATIM
      COMMAND ${CMAKE_COMMAND} "-DSOURCES=${sources}" -DOUTPUT=${result}
              -P ${PROJECT_SOURCE_DIR}/cmake/join_tests.cmake
      DEPENDS ${sources} ${PROJECT_SOURCE_DIR}/cmake/join_tests.cmake)
    list(APPEND results ${result})
  endwhile()
  set(${variable} ${results} PARENT_SCOPE)
endfunction()

# sudokit_test(NAME SOURCES files... USES modules... [LABEL threads | kernels]): a GoogleTest program, one CTest
# per test, or a few in all under sanitizers.
function(sudokit_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABEL" "SOURCES;USES")
  list(TRANSFORM arg_USES PREPEND sudokit_)
  if(SUDOKIT_JOIN_TESTS)
    set(tests ${arg_SOURCES})
    list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
    list(REMOVE_ITEM arg_SOURCES ${tests})
    sudokit_join_tests(tests ${name} ${tests})
    list(APPEND arg_SOURCES ${tests})
  endif()
  add_executable(${name} ${arg_SOURCES})
  add_dependencies(${name} sudokit_loadables)
  set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
  target_link_libraries(${name} PRIVATE ${arg_USES} GTest::gtest_main)
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  sudokit_unoptimised(${name} ${arg_USES})
  target_precompile_headers(${name} REUSE_FROM sudokit_test_headers)
  target_compile_options(${name} PRIVATE ${SUDOKIT_PRECOMPILED_WARNINGS})
  if(arg_LABEL)
    set(properties PROPERTIES LABELS ${arg_LABEL})
    add_dependencies(sudokit_${arg_LABEL} ${name})
  endif()
  if(SUDOKIT_SANITIZE)
    sudokit_add_shards(${name} "${arg_LABEL}")
  else()
    gtest_discover_tests(${name} NO_PRETTY_VALUES DISCOVERY_TIMEOUT 60 ${properties})
  endif()
endfunction()

# sudokit_add_shards(NAME LABEL): the tests of a program in a few processes, since one under sanitizers takes
# as long to begin as most tests to run.
function(sudokit_add_shards name label)
  set(shards 4)
  foreach(shard RANGE 1 ${shards})
    math(EXPR index "${shard} - 1")
    add_test(NAME ${name}.${shard} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${name}.${shard} PROPERTIES
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${index}")
    if(label)
      set_tests_properties(${name}.${shard} PROPERTIES LABELS ${label})
    endif()
  endforeach()
endfunction()
