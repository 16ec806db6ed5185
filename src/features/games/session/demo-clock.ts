import * as z from 'zod/mini'
import { tryOrUndefined } from '../../../state/member/try-or-undefined.ts'

/** As with real money: half an hour of rest begins a new session. */
const restMs = 30 * 60_000
const place = 'arara.demo-clock'

const clockSchema = z.object({ memberId: z.string(), startedAt: z.number(), seenAt: z.number() })
export type DemoClock = z.output<typeof clockSchema>

/** Since when play money is played in this tab, kept over a reload and from game to game. */
export function readDemoClock(storage: Pick<Storage, 'getItem'>, memberId: string, now: number): DemoClock {
  const kept = parseClock(storage.getItem(place))
  const goesOn = kept?.memberId === memberId && kept.startedAt <= now && now - kept.seenAt < restMs
  return kept && goesOn ? kept : { memberId, startedAt: now, seenAt: now }
}

export function keepDemoClock(storage: Pick<Storage, 'setItem'>, clock: DemoClock): void {
  tryOrUndefined(() => storage.setItem(place, JSON.stringify(clock)))
}

function parseClock(text: string | null): DemoClock | undefined {
  if (text === null) return undefined
  try {
    return z.safeParse(clockSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
