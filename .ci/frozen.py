"""Where the frozen program begins."""

import multiprocessing
import sys

from judgeapp.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the search process and the children start this program again
    sys.exit(main())
