import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
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

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  return folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(isExecutable)
}

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

/** As root, or where sudo asks for no password, Debian's package is installed. */
function installPackage() {
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '-n']
  const canInstall = isRoot || spawnSync('sudo', ['-n', 'true']).status === 0
  if (!canInstall || spawnSync('which', ['apt-get']).status !== 0) return
  const aptGet = (...args) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  aptGet('update')
  for (const name of PACKAGES) {
    console.log(`Installing Chromium (apt-get install ${name}) ...`)
    if (aptGet('install', '-y', '--no-install-recommends', name)) return
  }
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
  installPackage()
  const installed = findInstalled()
  if (installed) return installed
  throw new ReadableError(
    'The browser tests need a Chromium and none was found or could be installed: install the package "chromium", ' +
      'run "npx playwright install chromium", or set CHROME_PATH.',
  )
}
