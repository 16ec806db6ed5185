import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitUntilReady } from '../../scripts/run/wait-until-ready.ts'

interface Plan {
  readonly script: string
  readonly env: () => Record<string, string>
  readonly readyUrl: string
  /** Gets the lines that the process writes, to find the cause of a failure. */
  readonly onLine: (line: string) => void
}

/** A process that is killed on purpose and started again at once, as a supervisor would. */
export function keepProcess({ script, env, readyUrl, onLine }: Plan) {
  const state = { isOver: false, wasReady: false, isKilled: false, ownDeaths: 0, earlyDeaths: 0 }
  let child: ChildProcess
  const start = () => {
    state.wasReady = false
    state.isKilled = false
    child = spawn(process.execPath, [script], { env: env(), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => onLine(String(data)))
    const one = child
    waitUntilReady(readyUrl, 120_000, () => one.exitCode !== null || one.signalCode !== null).then(
      isReady => {
        if (isReady && one === child) state.wasReady = true
      },
    )
    child.once('exit', () => {
      if (state.isOver) return
      // One that was serving must outlive whatever the network and the database do; one that starts may give up.
      if (!state.isKilled) state[state.wasReady ? 'ownDeaths' : 'earlyDeaths'] += 1
      setTimeout(() => state.isOver || start(), state.isKilled ? 0 : 250)
    })
  }
  start()
  // A runner that ends without `stop` leaves no process behind.
  const cutOff = () => child.kill('SIGKILL')
  process.once('exit', cutOff)
  return {
    isReady: () => state.wasReady && child.exitCode === null && child.signalCode === null,
    /** Deaths of its own while it served, and while it started. */
    deaths: () => ({ serving: state.ownDeaths, starting: state.earlyDeaths }),
    kill: () => {
      state.isKilled = true
      child.kill('SIGKILL')
    },
    stop: async () => {
      state.isOver = true
      process.off('exit', cutOff)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type KeptProcess = ReturnType<typeof keepProcess>
