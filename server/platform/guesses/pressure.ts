import type { Deps } from '../../deps.ts'
import { networkOf } from '../http/ip-network.ts'
import { countFailure, failuresOf, forgiveFailure } from './sign-in-failures.ts'
import { bitsAfter } from './work-rules.ts'

const minute = 60_000
/** Failures count for 15 to 30 minutes, whether or not others follow: a busy network comes to rest. */
const slotMs = 15 * minute
const freeFailures = 10
const freeTriesAMinute = 20

export interface Pressure {
  /** Leading zero bits of the proof of work that the next try brings; 0: none. */
  readonly bits: number
  /** Failures before this try. */
  readonly failures: number
  /** The try was no failure after all. */
  readonly forgive: () => Promise<void>
}

type Parts = Pick<Deps, 'db' | 'secrets' | 'clock' | 'config'>

/** A carrier's network is shared by thousands: its tries cost more work, and none is refused for them. */
export const networkName = (ip: string) => `network\0${networkOf(ip)}`

/** Counts one try under a name, as failed until it is forgiven: a crowd of callers gets no free tries. */
export async function pressOn(parts: Parts, name: string): Promise<Pressure> {
  const { db, clock } = parts
  const now = clock.now()
  const { failed, failedBefore, made, slot } = subjectsOf(parts, name, now)
  const afterNextSlot = new Date((slot + 2) * slotMs)
  const [failures = 1] = await countFailure(db, [failed], now, afterNextSlot)
  const [tries = 1] = await countFailure(db, [made], now, new Date(now.getTime() + minute))
  const earlier = await failuresOf(db, failedBefore, now)
  return {
    bits: bitsOf(parts, failures - 1 + earlier, tries - 1),
    failures: failures - 1 + earlier,
    forgive: () => forgiveFailure(db, failed),
  }
}

/** What a try under this name costs now. */
export async function readPressure(parts: Parts, name: string): Promise<number> {
  const { db, clock } = parts
  const now = clock.now()
  const { failed, failedBefore, made } = subjectsOf(parts, name, now)
  const failures = (await failuresOf(db, failed, now)) + (await failuresOf(db, failedBefore, now))
  return bitsOf(parts, failures, await failuresOf(db, made, now))
}

function subjectsOf({ secrets }: Parts, name: string, now: Date) {
  const slot = Math.floor(now.getTime() / slotMs)
  const subject = (kind: string, at: number) => secrets.sign('pressure', `${kind}\0${name}\0${at}`)
  return {
    slot,
    failed: subject('failed', slot),
    failedBefore: subject('failed', slot - 1),
    made: subject('made', Math.floor(now.getTime() / minute)),
  }
}

/** Tests send their tries by the thousand from one address. */
function bitsOf({ config }: Parts, failures: number, triesThisMinute: number): number {
  const factor = config.isTest ? 10_000 : 1
  return Math.max(
    bitsAfter(failures, freeFailures * factor),
    bitsAfter(triesThisMinute, freeTriesAMinute * factor),
  )
}
