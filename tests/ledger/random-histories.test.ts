import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAtOnce, checkHistories } from '../support/histories/check-histories.ts'
import { runHistory } from '../support/histories/run-history.ts'
import { createLedgerWorld, expectSoundBooks, type LedgerWorld } from '../support/ledger/ledger-world.ts'

/*
 * `HISTORY_RUNS=5000 vitest run --project server tests/ledger/random-histories.test.ts` looks longer; `HISTORY_SEED` is the
 * seed of a failure's report.
 */
const runs = Number(process.env.HISTORY_RUNS ?? 25)
/** The same histories each time, so that a change is to blame when it fails; a longer look looks elsewhere too. */
const usual = process.env.HISTORY_RUNS === undefined ? '20261120' : undefined
const chosen = process.env.HISTORY_SEED ?? usual
const seed = chosen === undefined ? {} : { seed: Number(chosen) }
const withinMs = 20_000 + runs * 1_000
const timeout = withinMs + 60_000

let world: LedgerWorld

beforeAll(async () => {
  world = await createLedgerWorld({ max: 8 })
})
afterAll(async () => {
  await expectSoundBooks(world)
  await world.close()
})

describe('random histories of deposits, bets, wins, rollbacks, grants, withdrawals, refunds and clawbacks', () => {
  it(
    'keep every invariant of the ledger, whatever came twice, late or in a strange order',
    () => checkHistories(world, { runs, longest: 60, withinMs, ...seed }),
    timeout,
  )

  it(
    'keep them when everything comes at once',
    () => checkAtOnce(world, { runs: Math.ceil(runs / 2), longest: 25, withinMs, ...seed }),
    timeout,
  )

  it('are printed as they were played, a line a step, when something is wrong', async () => {
    const memberOf = world.member
    const broken: LedgerWorld = {
      ...world,
      member: async cash => memberOf(cash),
      brl: async id => ({ ...(await world.brl(id)), wageringLeft: 1n }),
    }
    const history = [{ do: 'bet', index: 1 } as const, { do: 'win', index: 1 } as const]
    await expect(runHistory(broken, history)).rejects.toThrow(
      /^ml_money is 1 and should be 0\n {2}1\. bet 1: posted; cash 2500, ml 1$/,
    )
  })
})
