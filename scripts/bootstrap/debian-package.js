import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Executables with one of these names, on the path and in the folders beside it, in that order.
 * @param {readonly string[]} names
 */
export function listExecutables(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  return folders.flatMap(folder => names.map(name => join(folder, name))).filter(isExecutable)
}

/**
 * As root, or where sudo asks for no password: installs the first of these Debian packages that can be had.
 * @param {string} title
 * @param {readonly string[]} packages
 */
export function installPackage(title, packages) {
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '-n']
  const canInstall = isRoot || spawnSync('sudo', ['-n', 'true']).status === 0
  if (!canInstall || spawnSync('which', ['apt-get']).status !== 0) return
  const aptGet = (...args) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  aptGet('update')
  for (const name of packages) {
    console.log(`Installing ${title} (apt-get install ${name}) ...`)
    if (aptGet('install', '-y', '--no-install-recommends', name)) return
  }
}
