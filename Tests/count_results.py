"""Prints how many tests of a JUnit file passed, failed and were skipped.

Swift Testing and pytest disagree on which totals they write, so the cases are counted.
"""

import sys
import xml.etree.ElementTree as tree

passed = failed = skipped = 0
for case in tree.parse(sys.argv[1]).iter("testcase"):
    kinds = {child.tag for child in case}
    if kinds & {"failure", "error"}:
        failed += 1
    elif "skipped" in kinds:
        skipped += 1
    else:
        passed += 1
print(passed, failed, skipped)
