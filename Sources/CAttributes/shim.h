#pragma once
// Extended attributes of files; Glibc's own module leaves them out.
#include <sys/xattr.h>
