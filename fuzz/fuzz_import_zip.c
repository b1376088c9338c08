/* fuzz_import_zip.c - any bytes as a packed roster. */
#include "fuzz.h"
#include "imported.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    imported("PK\3\4", data, size);
    return 0;
}
