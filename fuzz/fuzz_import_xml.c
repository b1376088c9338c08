/* fuzz_import_xml.c - any bytes as BattleScribe's XML. */
#include "fuzz.h"
#include "imported.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    imported("<", data, size);
    return 0;
}
