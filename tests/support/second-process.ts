import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'

const answer = z.object({ id: z.number(), word: z.string() })
const order = z.object({ id: z.number(), order: z.unknown() })

export interface SecondProcess {
  /** Has an order done there; what came of it, in a word. */
  readonly send: (asked: object) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts another process of the server on the same database: `script` calls `obeyParent`. */
export async function startSecond(script: string, args: readonly string[]): Promise<SecondProcess> {
  const child = fork(script, [...args], { execArgv: [], stdio: 'inherit' })
  const waiting = new Map<number, (word: string) => void>()
  await once(child, 'message')
  child.on('message', raw => {
    const { id, word } = answer.parse(raw)
    waiting.get(id)?.(word)
    waiting.delete(id)
  })
  let ids = 0
  return {
    send: asked =>
      new Promise(resolve => {
        const id = ids++
        waiting.set(id, resolve)
        child.send({ id, order: asked })
      }),
    stop: async () => {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

/** In the second process: does what the parent sends, all of it at once, until it is stopped. */
export function obeyParent(run: (asked: unknown) => Promise<string>, end: () => Promise<void>): void {
  process.on('message', raw => {
    if (raw === 'stop') {
      void end().then(() => process.disconnect())
      return
    }
    const { id, order: asked } = order.parse(raw)
    void run(asked).then(
      word => process.send?.({ id, word }),
      error => process.send?.({ id, word: `failed: ${String(error)}` }),
    )
  })
  process.send?.('ready')
}
