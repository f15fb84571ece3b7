# Links the static program of the objects of a build, in WORK/build, and looks at what it does: it needs no shared
# object, solves, and says of engines that are modules that it has none.
cmake_minimum_required(VERSION 3.22)

function(run status_wanted output_wanted)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL status_wanted OR NOT output MATCHES "${output_wanted}")
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}: status ${status}, expected ${status_wanted} and '${output_wanted}'\n${output}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK}/build)
run(0 "" ${CMAKE_COMMAND} -S ${SOURCE} -B ${WORK}/build -G ${GENERATOR} -DSUDOKIT_STATIC=ON
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=${CXX}
    -DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CURRENT_LIST_DIR}/reuse_object.sh
    -DCMAKE_UNITY_BUILD=${UNITY} -DCMAKE_UNITY_BUILD_BATCH_SIZE=${UNITY_BATCH_SIZE})
run(0 "" ${CMAKE_COMMAND} -E env OBJECTS=${BUILD} ${CMAKE_COMMAND} --build ${WORK}/build --target sudokit_tool)

set(tool ${CMAKE_COMMAND} -E env LC_ALL=C ${WORK}/build/bin/sudokit)
run(1 "not a dynamic executable" ldd ${WORK}/build/bin/sudokit)
run(0 "2413314242311324" ${tool} solve -f line 2.1....24....3..)
run(0 "2413314242311324" ${tool} solve -f line -e dpll 2.1....24....3..)
foreach(engine IN ITEMS gecode z3)
  run(2 "the module '${engine}' is not installed: this build is all in one, and loads no modules"
      ${tool} solve -e ${engine} 2.1....24....3..)
endforeach()
run(2 "the module 'cairo' is not installed" ${tool} book 2.1....24....3.. -o book.pdf)
run(2 "the module 'sqlite' is not installed" ${tool} library stats --library x)
run(0 "nine .*z3 .*loads no modules" ${tool} engines)
