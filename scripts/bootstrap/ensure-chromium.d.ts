/** The path of a Chromium: `CHROME_PATH`, one installed, Playwright's own, or Debian's package, installed now. Throws a sentence where none can be had. */
export function ensureChromium(): string
