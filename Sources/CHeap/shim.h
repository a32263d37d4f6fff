#pragma once
// What the system's allocator can be told; Glibc's own module leaves it out.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
