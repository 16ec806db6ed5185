import * as z from 'zod/mini'
import type { Round } from '../../../contract/games.ts'
import type { PlayMode } from './play-mode.ts'

/** A pause this long ends a session at the tables; the clock and the sum begin anew. */
const pauseMs = 30 * 60_000
/** Answers may tell of one round twice; older ones do not come again. */
const rememberedRounds = 100

const centavos = z.codec(z.string(), z.bigint(), {
  decode: text => BigInt(text),
  encode: amount => amount.toString(),
})

const sessionSchema = z.object({
  memberId: z.string(),
  mode: z.enum(['real', 'demo']),
  /** Milliseconds. */
  startedAt: z.number(),
  lastAt: z.number(),
  /** Centavos: payouts less stakes of rounds that are over. */
  settled: centavos,
  /** Stakes of rounds that are not, by round. */
  open: z.record(z.string(), centavos),
  counted: z.array(z.string()),
})
export type PlaySession = z.output<typeof sessionSchema>

const place = 'arara.play-session'

/** The running session of this tab, kept over a reload; a new one for another member, another kind of money, or after a pause. */
export function readSession(
  storage: Pick<Storage, 'getItem'>,
  of: { memberId: string; mode: PlayMode },
  now: number,
): PlaySession {
  const kept = parseSession(storage.getItem(place))
  const goesOn =
    kept?.memberId === of.memberId &&
    kept.mode === of.mode &&
    now - kept.lastAt < pauseMs &&
    kept.startedAt <= now
  if (kept && goesOn) return kept
  return { ...of, startedAt: now, lastAt: now, settled: 0n, open: {}, counted: [] }
}

export function keepSession(storage: Pick<Storage, 'setItem'>, session: PlaySession): void {
  storage.setItem(place, JSON.stringify(z.encode(sessionSchema, session)))
}

export type CountedRound = Pick<Round, 'id' | 'state' | 'stake' | 'payout'>

/** The session after a round was heard of: open rounds weigh with their stake, settled ones with what they gave. */
export function countRound(session: PlaySession, round: CountedRound, now: number): PlaySession {
  const { [round.id]: _stake, ...others } = session.open
  if (round.state === 'open') return { ...session, lastAt: now, open: { ...others, [round.id]: round.stake } }
  const isKnown = session.counted.includes(round.id)
  const change = round.state === 'settled' ? round.payout - round.stake : 0n
  return {
    ...session,
    lastAt: now,
    open: others,
    settled: isKnown ? session.settled : session.settled + change,
    counted: isKnown ? session.counted : [...session.counted, round.id].slice(-rememberedRounds),
  }
}

/** Centavos won or lost so far; a running stake counts as gone. */
export function netOf({ settled, open }: PlaySession): bigint {
  return Object.values(open).reduce((sum, stake) => sum - stake, settled)
}

function parseSession(text: string | null): PlaySession | undefined {
  if (text === null) return undefined
  try {
    return z.safeDecode(sessionSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
