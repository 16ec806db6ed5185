/** The path of a Python of 3.9 or newer: `PYTHON_PATH`, one installed, or Debian's package, installed now. Throws a sentence where none can be had. */
export function ensurePython(): string
