import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface Child {
  /** Resolves with the first line of its output that says what is looked for; rejects when it ends before. */
  readonly untilSaid: (sought: RegExp) => Promise<RegExpExecArray>
  readonly stop: () => Promise<void>
}

const patienceMs = 60_000

/** A program beside the journey, whose output is read for what it says and otherwise left alone. */
export function startChild(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Child {
  // A group of its own: a browser's own children end with it.
  const child = spawn(command, [...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
  const said: string[] = []
  const listen = (stream: Readable) =>
    createInterface({ input: stream }).on('line', line => {
      said.push(line)
      child.emit('said')
    })
  for (const stream of [child.stdout, child.stderr]) listen(stream)
  const find = (sought: RegExp) => said.map(line => sought.exec(line)).find(found => found !== null)
  return {
    untilSaid: sought =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = find(sought)
          if (found) end(() => resolve(found))
        }
        const fail = (why: string) =>
          end(() => reject(new Error(`${command} ${why}: ${said.slice(-5).join('\n')}`)))
        const ended = () => fail('ended')
        const late = setTimeout(() => fail('is silent'), patienceMs)
        const end = (then: () => void) => {
          clearTimeout(late)
          child.off('said', look)
          child.off('exit', ended)
          then()
        }
        child.on('said', look)
        child.once('exit', ended)
        look()
      }),
    stop: () => stopGroup(child),
  }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
