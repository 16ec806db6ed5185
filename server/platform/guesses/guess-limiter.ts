import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../workers/clock.ts'
import type { KeyedQueue } from '../workers/keyed-queue.ts'
import { type Admission, admitGuess, currentCount, delayAfter, type GuessPolicy } from './guess-rules.ts'
import type { GuessStore, Verdict } from './guess-store.ts'

/** A secret that is being guessed, and how often that may be. */
export interface Guessed {
  /** Keyed hash that names the secret and, where others must not be locked out, from where it is guessed. */
  readonly subject: Buffer
  readonly policy: GuessPolicy
  /** What a right try does to the count: forgets the wrong ones, or only takes itself back. */
  readonly onRight?: 'forget' | 'take_back'
}

export interface Looked<Found> {
  readonly isRight: boolean
  /** Neither right nor wrong: the try is given back. */
  readonly isNoTry?: boolean
  readonly found: Found
}

type Outcome<Found> =
  | {
      readonly kind: 'looked'
      readonly found: Found
      readonly counts: readonly [GuessOutcome, ...GuessOutcome[]]
    }
  | { readonly kind: 'delayed'; readonly leftMs: number; readonly by: Guessed }
  /** Tries of other processes were not over within five seconds. */
  | { readonly kind: 'busy' }

/** After a try: how many wrong ones there are now, and how long the next one waits. */
interface GuessOutcome {
  readonly wrong: number
  readonly delayMs: number
}

export interface GuessLimiter {
  /**
   * Looks at a secret within the bounds of all `guessed`. The try is counted before it is looked at, in commits of its own:
   * neither a crash nor a crowd of callers gets free tries, and a crowd of right ones is not locked.
   */
  readonly attempt: <Found>(
    guessed: readonly [Guessed, ...Guessed[]],
    look: () => Promise<Looked<Found>>,
  ) => Promise<Outcome<Found>>
  /** Wrong tries so far. */
  readonly wrongOf: (guessed: Guessed) => Promise<number>
  /** Milliseconds until another try may be looked at. */
  readonly waitOf: (guessed: Guessed) => Promise<number>
  readonly forget: (subject: Buffer) => Promise<void>
  /** Runs work of one key after the other, in this process: a repeated call finds what the first one left. */
  readonly inTurn: KeyedQueue['run']
}

/** Longer than any hash takes: a try that is older died with its process, and counts as wrong. */
const lostAfterMs = 60_000
const askAgainMs = 40
const patienceMs = 5_000

interface Parts {
  readonly store: GuessStore
  readonly clock: Clock
  readonly queue: KeyedQueue
}

export function createGuessLimiter(parts: Parts): GuessLimiter {
  const { store, clock, queue } = parts
  return {
    inTurn: queue.run,
    forget: store.forget,
    wrongOf: async ({ subject, policy }) =>
      currentCount(await store.read(subject), policy, clock.now()).wrong,
    waitOf: async ({ subject, policy }) => {
      const admission = admitGuess(await store.read(subject), policy, clock.now())
      return admission.kind === 'delayed' ? admission.leftMs : 0
    },
    // In turn by the first: within a process tries do not have to wait for each other's outcome by asking.
    attempt: (guessed, look) =>
      queue.run(`guess:${guessed[0].subject.toString('base64')}`, () => attempt(parts, guessed, look)),
  }
}

async function attempt<Found>(
  parts: Parts,
  guessed: readonly [Guessed, ...Guessed[]],
  look: () => Promise<Looked<Found>>,
): Promise<Outcome<Found>> {
  const reserved: Guessed[] = []
  for (const one of guessed) {
    const refused = await reserve(parts, one)
    if (refused !== undefined) {
      for (const other of reserved) await settle(parts, other, 'returned')
      return refused.kind === 'delayed' ? { ...refused, by: one } : refused
    }
    reserved.push(one)
  }
  const looked = await lookOrCount(parts, reserved, look)
  const [first, ...others] = guessed
  const counts: [GuessOutcome, ...GuessOutcome[]] = [await settleLooked(parts, first, looked)]
  for (const one of others) counts.push(await settleLooked(parts, one, looked))
  return { kind: 'looked', found: looked.found, counts }
}

/** A look that throws has seen nothing we know of: it counts. */
async function lookOrCount<Found>(
  parts: Parts,
  reserved: readonly Guessed[],
  look: () => Promise<Looked<Found>>,
): Promise<Looked<Found>> {
  try {
    return await look()
  } catch (error) {
    for (const one of reserved) await settle(parts, one, 'wrong')
    throw error
  }
}

async function settleLooked<Found>(
  parts: Parts,
  one: Guessed,
  { isRight, isNoTry = false }: Looked<Found>,
): Promise<GuessOutcome> {
  const onRight: Verdict = one.onRight === 'take_back' ? 'returned' : 'right'
  const onWrong: Verdict = isNoTry ? 'returned' : 'wrong'
  const wrong = await settle(parts, one, isRight ? onRight : onWrong)
  return { wrong, delayMs: delayAfter(wrong, one.policy) }
}

/** Counts a try; answers why it may not be looked at, where it may not. */
async function reserve(
  { store, clock }: Parts,
  { subject, policy }: Guessed,
): Promise<Exclude<Admission, { kind: 'open' }> | undefined> {
  for (let waitedMs = 0; ; ) {
    const now = clock.now()
    const seen = await store.read(subject)
    const admission = admitGuess(seen, policy, now)
    if (admission.kind === 'open') {
      const next = {
        ...admission.count,
        pending: admission.count.pending + 1,
        pendingUntil: new Date(now.getTime() + lostAfterMs),
        expiresAt: new Date(now.getTime() + lostAfterMs + policy.rememberedMs),
      }
      if (await store.reserve(subject, seen, next, now)) return undefined
      continue
    }
    if (admission.kind === 'delayed' || waitedMs >= patienceMs) return admission
    await pause(askAgainMs)
    waitedMs += askAgainMs
  }
}

function settle({ store, clock }: Parts, { subject, policy }: Guessed, verdict: Verdict): Promise<number> {
  const now = clock.now()
  return store.settle(subject, verdict, {
    now,
    expiresAt: new Date(now.getTime() + policy.rememberedMs),
  })
}
