/* fuzz_import_json.c - any bytes as JSON of New Recruit or Trench Companion. */
#include "fuzz.h"
#include "imported.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    imported("{", data, size);
    return 0;
}
