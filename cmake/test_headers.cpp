// Nothing: what CMake needs to precompile the headers of the tests.
