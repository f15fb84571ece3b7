#!/bin/sh
# reuse_object.sh COMPILER ARGUMENTS...: in place of compiling, takes the object that the build folder $OBJECTS has
# under the same name. Objects of the modules are position independent everywhere, so a shared library may be linked of
# them.
previous=
for word; do
    if [ "$previous" = -o ] && [ -e "$OBJECTS/$word" ]; then exec cp "$OBJECTS/$word" "$word"; fi
    previous=$word
done
exec "$@"
