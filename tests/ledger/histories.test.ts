import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../server/wallet/invariants.ts'
import { createLedgerModel, type Step } from '../support/ledger/ledger-model.ts'
import { createLedgerWorld, expectSoundBooks, type LedgerWorld } from '../support/ledger/ledger-world.ts'
import { runStep } from '../support/run-step.ts'

let world: LedgerWorld

beforeAll(async () => {
  world = await createLedgerWorld({ max: 8 })
})
afterAll(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const index = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('bet' as const), index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('win' as const), index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback' as const), index }) },
  fc.record({ do: fc.constant('deposit' as const), index }),
  fc.record({ do: fc.constant('hold' as const), index }),
  fc.record({ do: fc.constant('release' as const), index }),
  fc.record({ do: fc.constant('payout' as const), index }),
)
const history = fc.array(step, { minLength: 1, maxLength: 30 })

/** Whether a step was posted, now or before, and with which word it was refused. */
type Answer = { status: string; word?: string; replayed?: boolean; transactionId?: string }

describe('every order of bet, win, rollback, deposit and withdrawal, with their duplicates', () => {
  it('ends as the model of the rules says, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(history, async steps => {
        const memberId = await world.member(1_000n)
        const rounds = Array.from({ length: 4 }, world.newId)
        const model = createLedgerModel(1_000n)
        for (const one of steps) {
          expect(await runStep(world, memberId, rounds, one)).toMatchObject(model.expect(one))
        }
        expect(await world.brl(memberId)).toMatchObject(model.balances())
        expect(await checkInvariants(world.db, { memberId })).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the books right when all of it arrives at once', async () => {
    await fc.assert(
      fc.asyncProperty(history, async steps => {
        const memberId = await world.member(1_000n)
        const rounds = Array.from({ length: 4 }, world.newId)
        const answers: [string, Answer][] = await Promise.all(
          steps.map(async one => [`${one.do}:${one.index}`, await runStep(world, memberId, rounds, one)]),
        )
        expect(await checkInvariants(world.db, { memberId })).toEqual([])
        const posted = Object.groupBy(
          answers.filter(([, answer]) => answer.status === 'posted'),
          ([key]) => key,
        )
        for (const same of Object.values(posted)) {
          const firsts = (same ?? []).filter(([, answer]) => answer.replayed === false)
          expect(firsts).toHaveLength(1)
          expect(new Set((same ?? []).map(([, answer]) => answer.transactionId)).size).toBe(1)
        }
      }),
      { numRuns: 40 },
    )
  })
})
