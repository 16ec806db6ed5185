import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GrantTerms } from '../../server/wallet/grants.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

let world: LedgerWorld
let memberId: string

beforeEach(async () => {
  world = await createLedgerWorld()
  memberId = await world.member(100_000n)
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const brl = { currency: 'BRL' } as const

function play(stake: bigint, payout: bigint) {
  const round = { memberId, ...brl, ...slots, edgePpm: 50_000, roundId: world.newId(), key: world.newId() }
  return world.wallet.playRound(world.db, { ...round, stake, payout })
}

function grant(change: Partial<GrantTerms> = {}) {
  const order = { memberId, ...brl, key: 'ftd', source: 'ftd', amount: 10_000n, required: 20_000n }
  const bounds = { maxStake: 1_000n, maxConversion: 15_000n, lastsSeconds: 86_400 }
  return world.run(tx => world.wallet.grantBonus(tx, { ...order, ...bounds, ...change }))
}

describe('the win of one bonus bet (docs/rules/first-deposit.md)', () => {
  it('is paid in full, but turns at most so many times its stake into cash', async () => {
    await play(100_000n, 0n)
    await grant({ required: 2_000n, maxConversion: 50_000n, maxWinTimes: 20 })
    await play(1_000n, 100_000n)
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, bonus: 109_000n })
    await play(1_000n, 0n)
    // 10,000 less two stakes of 1,000, and 20,000 of the win.
    expect(await world.brl(memberId)).toMatchObject({ cash: 28_000n, bonus: 0n })
  })

  it('that does not count leaves a bonus without cash at its end, and the books say so', async () => {
    await play(100_000n, 0n)
    await grant({ amount: 1_000n, required: 51_000n, maxWinTimes: 1, maxStake: null })
    await play(1_000n, 100_000n)
    await play(50_000n, 0n)
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, bonus: 0n })
    const [ended] = await world.db.selectFrom('bonus_grant').select(['status', 'converted']).execute()
    expect(ended).toEqual({ status: 'converted', converted: 0n })
  })

  it('that does not count takes no cash back when its bet is undone late', async () => {
    await play(100_000n, 0n)
    await grant({ required: 2_000n, maxConversion: 50_000n, maxWinTimes: 20 })
    const round = { memberId, ...brl, roundId: world.newId() }
    const bet = { ...round, ...slots, edgePpm: 50_000, stake: 1_000n }
    await world.wallet.placeBet(world.db, { ...bet, key: 'bet' })
    await world.wallet.settle(world.db, { ...round, key: 'win', payout: 100_000n, isFinal: true })
    await play(1_000n, 0n)
    expect(await world.brl(memberId)).toMatchObject({ cash: 28_000n, bonus: 0n })
    await world.wallet.rollback(world.db, { memberId, ...brl, betKey: 'bet', key: 'back' })
    const after = await world.brl(memberId)
    // The bonus goes on with what it was worth without that bet: 10,000 less the other stake.
    expect(after.cash + after.bonus - after.debt).toBe(9_000n)
  })
})
