import { type ChildProcess, spawn } from 'node:child_process'
import { backoffDelay, deathsInARow } from './backoff-delay.ts'
import { removePidFile, stopSurvivor, writePidFile } from './pid-file.ts'

export type ChildPlan = {
  /** As people read it in the log: "server", "payment sandbox". */
  name: string
  script: string
  /** Asked at every start: the database may have moved since the last. */
  env: () => Record<string, string>
  pidFile: string
  /** How long it may take to finish what it is doing once asked to stop. */
  graceMs: number
  say: (line: string) => void
  /** Extra flags of Node, such as --watch. */
  nodeFlags?: readonly string[]
}

export type SupervisedChild = {
  /** Asks it to stop, kills it after the grace, and never restarts it. */
  stop: () => Promise<void>
  /** Asks it to stop and starts it at once with a fresh environment. */
  restart: () => void
  /** Resolves at its first death with what is known of it; lets the start be given up when it never became ready. */
  firstDeath: Promise<string>
}

/**
 * Keeps one Node process alive: started now, restarted with growing pauses when it dies, until `stop`.
 * It leads a process group of its own, so that Ctrl-C in the terminal reaches the supervisor alone, which then stops
 * everything in order.
 */
export function superviseChild(plan: ChildPlan): SupervisedChild {
  let current: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let deaths = 0
  let isStopping = false
  let isRestarting = false
  const { promise: firstDeath, resolve: reportDeath } = Promise.withResolvers<string>()

  function start(): void {
    const startedAt = Date.now()
    isRestarting = false
    const child = spawn(process.execPath, [...(plan.nodeFlags ?? []), plan.script], {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: plan.env(),
    })
    current = child
    if (child.pid !== undefined) writePidFile(plan.pidFile, child.pid)
    child.once('exit', (code, signal) => onExit(signal ?? `exit code ${code}`, Date.now() - startedAt))
  }

  function onExit(how: string, livedMs: number): void {
    current = null
    if (isStopping) return
    if (isRestarting) {
      start()
      return
    }
    reportDeath(how)
    deaths = deathsInARow(deaths, livedMs)
    const waitMs = backoffDelay(deaths)
    plan.say(`${plan.name} died (${how}); starting it again in ${waitMs / 1000} s`)
    timer = setTimeout(start, waitMs)
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearTimeout(timer)
    if (current) await stopSurvivor(plan.pidFile, plan.graceMs)
    removePidFile(plan.pidFile)
  }

  function restart(): void {
    if (!current) return
    isRestarting = true
    current.kill('SIGTERM')
  }

  start()
  return { stop, restart, firstDeath }
}
