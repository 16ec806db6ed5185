import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from './project-paths.js'
import { ReadableError } from './say-and-exit.js'

const readPackages = path => JSON.parse(readFileSync(join(projectRoot, path), 'utf8')).packages

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted install has none. Packages for other
 * platforms are optional in the lock file and rightly absent.
 */
function arePackagesInstalled() {
  let installed
  try {
    installed = readPackages('node_modules/.package-lock.json')
  } catch {
    return false
  }
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** `npm ci` replaces node_modules, so the Node that runs it must not come from there. */
function pathWithoutProject() {
  const own = join(projectRoot, 'node_modules')
  const parts = (process.env.PATH ?? '').split(delimiter)
  return parts.filter(part => !part.startsWith(own)).join(delimiter)
}

/** Installs exactly what package-lock.json names, when node_modules differs from it. */
export function ensurePackages() {
  if (arePackagesInstalled()) return
  console.log('Installing the packages of package-lock.json ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // npm warns of every package that wants a newer Node than Debian's; the project's own is among the packages.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(npm, ['ci', '--include=dev', '--include=optional', ...quietly], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithoutProject(), NODE_ENV: 'development' },
  })
  if (result.status === 0) return
  throw new ReadableError(
    `npm ci did not finish (${result.error?.message ?? `exit code ${result.status}`}). Is the package registry reachable?`,
  )
}
