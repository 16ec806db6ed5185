import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installPackage, isExecutable, listExecutables } from './debian-package.js'
import { ReadableError } from './say-and-exit.js'

/** The build without windows first: it is the smaller package, and a page in it costs a tenth less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Debian's; older releases and Ubuntu have the second alone. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const findInstalled = () => listExecutables(NAMES)[0]

/** The browser that `npx playwright install chromium` would have put there. */
function findPlaywrights() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return undefined
  const builds = readdirSync(cache)
    .filter(name => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
  return builds
    .flatMap(build => ['chrome-linux64', 'chrome-linux'].map(folder => join(cache, build, folder, 'chrome')))
    .find(isExecutable)
}

/** The path of a Chromium for the browser tests: given, installed, Playwright's, or installed now. */
export function ensureChromium() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new ReadableError(`CHROME_PATH is ${given}, which cannot be run.`)
  }
  const found = findInstalled() ?? findPlaywrights()
  if (found) return found
  installPackage('Chromium', PACKAGES)
  const installed = findInstalled()
  if (installed) return installed
  throw new ReadableError(
    'The browser tests need a Chromium and none was found or could be installed: install the package "chromium", ' +
      'run "npx playwright install chromium", or set CHROME_PATH.',
  )
}
