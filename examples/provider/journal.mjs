// What was begun and is not known to have ended: written before the money moves, so that a crash leaves nothing half done.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** One JSON line an event. `begin` is durable when it returns. */
export function openJournal(path) {
  const open = new Map()
  if (existsSync(path)) {
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const event = JSON.parse(line)
      if (event.kind === 'begin') open.set(event.round, event)
      else open.delete(event.round)
    }
  }
  // What has ended needs no line any more.
  writeFileSync(path, [...open.values()].map(event => `${JSON.stringify(event)}\n`).join(''))
  const write = event => appendFileSync(path, `${JSON.stringify(event)}\n`, { flush: true })
  return {
    unfinished: () => [...open.values()],
    begin(round) {
      open.set(round.round, { kind: 'begin', ...round })
      write({ kind: 'begin', ...round })
    },
    end(round) {
      open.delete(round)
      write({ kind: 'end', round })
    },
  }
}
