import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeLimit } from '../../server/features/responsible-gambling/limits/store.ts'
import { lockWallet } from '../../server/wallet/post.ts'
import { createLedgerWorld, expectSoundBooks, type LedgerWorld } from '../support/ledger/ledger-world.ts'
import { type LimitBet, makeBet } from '../support/ledger/limit-bet.ts'
import { debitsPastLimits, type HeldLimit } from '../support/ledger/limit-books.ts'
import { type SecondProcess, startSecond } from '../support/second-process.ts'

/*
 * "Enforced on the server inside the same transaction as the debit". Random histories of one member on
 * several connections of two processes at once, limits lowered and raised between them, around the end of a day, a week and a month in São Paulo: the books are played again, by
 * other sums than the server's, and no debit passes a limit that held when it was made.
 */
let world: LedgerWorld
let second: SecondProcess
beforeAll(async () => {
  world = await createLedgerWorld({ max: 8 })
  const script = fileURLToPath(new URL('../support/ledger/limit-hand.ts', import.meta.url))
  second = await startSecond(script, [world.appUrl, world.hashSecret])
})
afterAll(async () => {
  await second.stop()
  await expectSoundBooks(world)
  await world.close()
})

/** Three turns of a day in São Paulo: one ends a month as well, one a week. */
const midnights = ['2026-12-01T03:00:00Z', '2026-11-23T03:00:00Z', '2026-11-20T03:00:00Z']
const seconds = fc.integer({ min: -90, max: 90 })

type Step =
  | { readonly do: 'play'; readonly stake: number; readonly payout: number; readonly at: number }
  | { readonly do: 'bet'; readonly stake: number; readonly round: number; readonly at: number }
  | { readonly do: 'settle'; readonly payout: number; readonly round: number; readonly at: number }
  | {
      readonly do: 'limit'
      readonly kind: HeldLimit['kind']
      readonly period: HeldLimit['period']
      readonly amount: number
      /** The second word for a higher one was said. */
      readonly isRaised: boolean
    }

const stake = fc.integer({ min: 1, max: 400 })
const round = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      stake,
      payout: fc.constantFrom(0, 0, 150, 900),
      at: seconds,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('bet' as const), stake, round, at: seconds }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      payout: fc.constantFrom(0, 300),
      round,
      at: seconds,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind: fc.constantFrom('loss' as const, 'stake' as const),
      period: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      amount: fc.integer({ min: 100, max: 3_000 }),
      isRaised: fc.boolean(),
    }),
  },
)
const history = fc.record({
  midnight: fc.constantFrom(...midnights),
  /** Each batch goes off at once. */
  batches: fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 8 }),
})

/** One member's history; answers what held, and how many debits were refused for it. */
async function run(memberId: string, midnight: string, batches: ReadonlyArray<readonly Step[]>) {
  const rounds = Array.from({ length: 4 }, () => world.newId())
  const held: HeldLimit[] = []
  let refused = 0
  let bets = 0
  const one = async (step: Step) => {
    if (step.do === 'limit') return change(memberId, held, step)
    const moment = Date.parse(midnight) + step.at * 1000
    const bet: LimitBet = {
      ...{ stake: 0, payout: 0, ...step, memberId, key: `step:${bets++}`, at: moment },
      roundId: step.do === 'play' ? world.newId() : (rounds[step.round] ?? ''),
    }
    world.at.now = new Date(moment)
    // Every second one is another process's.
    const word = await (bets % 2 === 0 ? second.send(bet) : makeBet(world.wallet, world.db, bet))
    if (word.startsWith('failed')) throw new Error(word)
    if (word === 'limit_reached') refused += 1
  }
  for (const batch of batches) await Promise.all(batch.map(one))
  return { held, refused }
}

/** First, lower or, after its second word, higher, as the service sets it: under the wallet's lock. */
function change(
  memberId: string,
  held: HeldLimit[],
  { kind, period, amount, isRaised }: Step & { do: 'limit' },
) {
  return world.run(async tx => {
    const wallet = await lockWallet(tx, memberId, 'BRL')
    const since = wallet?.version ?? 0n
    const { rows } = await sql<{ was: bigint | null }>`SELECT amount AS was FROM wallet_limit
      WHERE member_id = ${memberId} AND currency = 'BRL' AND kind = ${kind} AND period = ${period}`.execute(
      tx,
    )
    const was = rows[0]?.was ?? null
    if (was !== null && isRaised !== BigInt(amount) > was) return
    await writeLimit(tx, memberId, { kind, period, value: BigInt(amount) })
    for (const one of held) if (one.kind === kind && one.period === period) one.until ??= since
    held.push({ kind, period, amount: BigInt(amount), since })
  })
}

it('no debit ever passes a limit that held, on several connections of two processes at once, over midnight', async () => {
  let refused = 0
  const property = fc.asyncProperty(history, async ({ midnight, batches }) => {
    const memberId = await world.member(1_000_000n)
    const done = await run(memberId, midnight, batches)
    refused += done.refused
    expect(await debitsPastLimits(world, memberId, done.held)).toEqual([])
  })
  const numRuns = Number(process.env.HISTORY_RUNS ?? 25)
  await fc.assert(property, { numRuns, ...(process.env.HISTORY_RUNS === undefined && { seed: 20261121 }) })
  // Limits that stop nothing would prove nothing.
  expect(refused).toBeGreaterThan(numRuns)
})
