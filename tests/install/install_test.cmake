# Installs sudokit into WORK/prefix, then builds and runs the consumer beside this file with
# find_package and with pkg-config. KIND is `static` (installs the build that is under test) or
# `shared` (links the shared library of its objects, and installs that).
cmake_minimum_required(VERSION 3.22)

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE output
                  ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    list(JOIN ARGV " " command)
    message(FATAL_ERROR "${command}\n${output}")
  endif()
endfunction()

# The consumer prints the version and a board solved by the engine that it is told of, some of which are modules;
# anything else is a failure.
function(run_consumer)
  string(REPLACE "," ";" engines ${ENGINES})
  foreach(engine IN LISTS engines)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env ${ARGV} ${engine} RESULT_VARIABLE status
                    OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0 OR NOT output STREQUAL "${VERSION} 1234432134122143\n")
      message(FATAL_ERROR "${ARGV} ${engine}: status ${status}, output: ${output}")
    endif()
  endforeach()
endfunction()

# What a part installs by itself, by file names without folders.
function(expect_part component)
  file(REMOVE_RECURSE ${WORK}/part)
  run(${CMAKE_COMMAND} --install ${build} --prefix ${WORK}/part --component ${component})
  file(GLOB_RECURSE files ${WORK}/part/*)
  set(names "")
  foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME)
    list(APPEND names ${name})
  endforeach()
  foreach(name IN LISTS ARGN)
    if(NOT name IN_LIST names)
      message(FATAL_ERROR "the part '${component}' has no ${name}: ${files}")
    endif()
  endforeach()
  if(component MATCHES "^module-" AND NOT names STREQUAL "${ARGN}")
    message(FATAL_ERROR "the part '${component}' has more than ${ARGN}: ${files}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK}/prefix ${WORK}/moved ${WORK}/consumer)
set(prefix ${WORK}/prefix)
set(consumer ${CMAKE_CURRENT_LIST_DIR}/consumer)

if(KIND STREQUAL "shared")
  file(REMOVE_RECURSE ${WORK}/build)
  run(${CMAKE_COMMAND} -S ${SOURCE} -B ${WORK}/build -G ${GENERATOR} -DBUILD_SHARED_LIBS=ON
      -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=${CXX}
      -DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CURRENT_LIST_DIR}/reuse_object.sh
      -DCMAKE_UNITY_BUILD=${UNITY} -DCMAKE_UNITY_BUILD_BATCH_SIZE=${UNITY_BATCH_SIZE})
  run(${CMAKE_COMMAND} -E env OBJECTS=${BUILD} ${CMAKE_COMMAND} --build ${WORK}/build)
  set(build ${WORK}/build)
else()
  set(build ${BUILD})
endif()
run(${CMAKE_COMMAND} --install ${build} --prefix ${prefix})

string(REPLACE "," ";" modules "${MODULES}")
foreach(module IN LISTS modules)
  expect_part(module-${module} sudokit-${module}.so)
endforeach()
expect_part(development sudokit.hpp sudokit.pc sudokit-config.cmake)
if(KIND STREQUAL "shared")
  expect_part(library libsudokit.so.${VERSION})
endif()

run(${CMAKE_COMMAND} -S ${consumer} -B ${WORK}/consumer -G ${GENERATOR}
    -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${CXX}
    -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF)
run(${CMAKE_COMMAND} --build ${WORK}/consumer)
run_consumer(${WORK}/consumer/consumer)
run_consumer(${WORK}/consumer/consumer_c)

if(NOT EXISTS ${prefix}/share/sudokit/nine_catalogue.bin)
  message(FATAL_ERROR "the catalogue is not installed")
endif()

# A tree that was moved still finds what belongs to it, and a tool without modules works.
if(EXISTS ${prefix}/bin/sudokit)
  expect_part(tool sudokit sudokit.1)
  if(KIND STREQUAL "static")
    run(${WORK}/part/bin/sudokit solve 123.4.21.41.21.3)
  endif()
  file(RENAME ${prefix} ${WORK}/moved)
  string(REPLACE "," ";" engines ${ENGINES})
  foreach(engine IN LISTS engines)
    run(${WORK}/moved/bin/sudokit solve --engine ${engine} 123.4.21.41.21.3)
  endforeach()
  file(RENAME ${WORK}/moved ${prefix})
endif()

if(NOT PKG_CONFIG)
  message("pkg-config is not there: its file is not tested")
  return()
endif()
file(GLOB_RECURSE pc_file ${prefix}/sudokit.pc)
get_filename_component(pc_dir ${pc_file} DIRECTORY)
get_filename_component(library_dir ${pc_dir} DIRECTORY)
execute_process(COMMAND ${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${pc_dir}
                        ${PKG_CONFIG} --cflags --libs "sudokit >= ${VERSION}"
                OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(flags UNIX_COMMAND "${flags}")
run(${CXX} -std=c++20 ${consumer}/consumer.cpp ${flags} -o ${WORK}/consumer/by_pkg_config)
run_consumer(LD_LIBRARY_PATH=${library_dir} ${WORK}/consumer/by_pkg_config)

# C programs are compiled as C, and linked as C++.
find_program(CC NAMES cc gcc clang REQUIRED)
set(c_object ${WORK}/consumer/by_pkg_config_c.o)
run(${CC} -std=c11 -Wall -Wextra -pedantic -Werror -I${prefix}/include -c ${consumer}/consumer.c
    -o ${c_object})
run(${CXX} ${c_object} ${flags} -o ${WORK}/consumer/by_pkg_config_c)
run_consumer(LD_LIBRARY_PATH=${library_dir} ${WORK}/consumer/by_pkg_config_c)
