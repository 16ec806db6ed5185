import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findNode, projectEnvironment } from './find-node.js'
import { projectRoot } from './project-paths.js'

/** How often a script that npm runs looks whether npm is still there. */
const PARENT_CHECK_MS = 1_000

/** npm runs us through a shell that may outlive it: so the shell's parent counts as well, where /proc tells it. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${process.ppid} ${grandparent}`
  } catch {
    return String(process.ppid)
  }
}

/** npm killed by -9 can say nothing; a product that nobody can stop by Ctrl-C must not stay behind. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const atStart = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === atStart) return
    clearInterval(timer)
    onGone()
  }, PARENT_CHECK_MS)
  timer.unref()
}

/**
 * Runs a .ts script under Node 24 in this terminal, passes signals on and answers its exit code.
 * The IPC channel tells the script when this process dies without a word.
 */
export function runNode(script, args, extraEnv = {}) {
  const child = spawn(findNode(), ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: projectRoot,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...projectEnvironment(), ...extraEnv },
  })
  // Ctrl-C already reaches the whole process group; the child counts a second SIGINT during its stop as the same request.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  watchNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
