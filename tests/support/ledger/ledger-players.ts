import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const message = z.object({ key: z.string(), word: z.string() })

interface Table {
  readonly url: string
  readonly memberId: string
  readonly roundId: string
  readonly hashSecret: string
}

/** Starts processes that bet on one wallet at once; `acknowledged` has the outcome of each bet by its key. */
export function startPlayers(table: Table, names: readonly string[]) {
  const acknowledged = new Map<string, string>()
  const waiting: Array<{ count: number; go: () => void }> = []
  const script = fileURLToPath(new URL('./ledger-player.ts', import.meta.url))
  const listen = (raw: unknown) => {
    const { key, word } = message.parse(raw)
    acknowledged.set(key, word)
    for (const { count, go } of waiting) if (acknowledged.size >= count) go()
  }
  const start = (name: string): ChildProcess => {
    const { url, memberId, roundId, hashSecret } = table
    const child = fork(script, [url, memberId, roundId, hashSecret, name], { execArgv: [], stdio: 'inherit' })
    return child.on('message', listen)
  }
  const children = new Map(names.map(name => [name, start(name)]))
  return {
    acknowledged,
    /** Resolves when so many bets more than now are acknowledged. */
    more: (count: number) => new Promise<void>(go => waiting.push({ count: acknowledged.size + count, go })),
    /** `kill -9`, and another process in its place. */
    replace: async (name: string, by: string) => {
      const child = children.get(name)
      child?.kill('SIGKILL')
      if (child !== undefined) await once(child, 'exit')
      children.delete(name)
      children.set(by, start(by))
    },
    kill: () => {
      for (const child of children.values()) child.kill('SIGKILL')
    },
    stop: async () => {
      const ends = [...children.values()].map(child => once(child, 'exit'))
      for (const child of children.values()) child.send('stop')
      await Promise.all(ends)
    },
  }
}
