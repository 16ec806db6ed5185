import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readGrants, readRequirements } from '../../server/wallet/bonus-views.ts'
import { readDays } from '../../server/wallet/days.ts'
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
const pix = { psp: 'pix', reference: 'order', fee: 0n, wageringPercent: 0n } as const
const later = (seconds: number) => new Date(world.at.now.getTime() + seconds * 1000)

function play(stake: bigint, payout = 0n, facts: Partial<typeof slots> = {}) {
  const round = { memberId, ...brl, ...slots, ...facts, roundId: world.newId(), key: world.newId() }
  return world.wallet.playRound(world.db, { ...round, stake, payout })
}

function grant(change: Partial<GrantTerms> = {}) {
  const terms = { key: 'ftd', source: 'ftd', amount: 10_000n, required: 20_000n, maxStake: 1_000n }
  const order = { memberId, ...brl, ...terms, maxConversion: 15_000n, lastsSeconds: 86_400, ...change }
  return world.run(tx => world.wallet.grantBonus(tx, order))
}

const requirements = () => readRequirements(world.db, { memberId, ...brl, now: world.at.now })
const states = async () => (await readGrants(world.db, { memberId, ...brl })).map(({ status }) => status)

describe('a grant', () => {
  it('is given once for its key, and its terms are frozen', async () => {
    const first = await grant()
    expect(await grant()).toEqual({ ...first, replayed: true })
    expect(await grant({ required: 1n })).toMatchObject({ word: 'duplicate_mismatch' })
    expect(await world.brl(memberId)).toMatchObject({ bonus: 10_000n, wageringLeft: 20_000n })
  })

  it('counts a category by its share, and one that is not named whole', async () => {
    await grant({ contribution: { live: 10, slots: 50, crash: 0 } })
    await play(1_000n)
    await play(1_000n, 0n, { category: 'live' })
    await play(1_000n, 0n, { category: 'crash' })
    await play(1_000n, 0n, { category: 'table' })
    expect((await requirements())[0]).toMatchObject({ progress: 500n + 100n + 1_000n, left: 18_400n })
  })

  it('bounds the stake of a whole round, so that slices are no way around it', async () => {
    await grant()
    const bet = { memberId, ...brl, ...slots, roundId: world.newId() }
    const first = await world.wallet.placeBet(world.db, { ...bet, key: 'a', stake: 700n })
    expect(first.status).toBe('posted')
    const second = await world.wallet.placeBet(world.db, { ...bet, key: 'b', stake: 301n })
    expect(second).toMatchObject({ word: 'stake_over_bonus_limit' })
  })

  it('"one active grant per member, others queued": time ends it, and the next starts', async () => {
    await grant({ lastsSeconds: 60 })
    await grant({ key: 'second', amount: 500n })
    world.at.now = later(60)
    expect(await world.brl(memberId)).toMatchObject({ bonus: 0n, wageringLeft: 0n })
    expect(await world.wallet.tend(world.db, 10)).toBe(1)
    expect(await states()).toEqual(['active', 'expired'])
    expect(await world.brl(memberId)).toMatchObject({ bonus: 500n, wageringLeft: 20_000n })
    expect(await world.wallet.tend(world.db, 10)).toBe(0)
  })

  it('that is still queued can be declined: no money moves', async () => {
    await grant()
    const queued = await grant({ key: 'second' })
    if (queued.status !== 'granted') throw new Error('It was not granted')
    const end = { memberId, ...brl, grantId: queued.grantId, as: 'forfeited' } as const
    expect(await world.run(tx => world.wallet.endGrant(tx, end))).toEqual({ status: 'ended' })
    expect(await states()).toEqual(['forfeited', 'active'])
  })

  it('can be converted by hand, up to its cap', async () => {
    await grant({ maxConversion: 4_000n })
    await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, as: 'converted' }))
    expect(await world.brl(memberId)).toMatchObject({ cash: 104_000n, bonus: 0n, wageringLeft: 0n })
  })
})

describe('a lot', () => {
  it('that only earns a reward does not bind cash, and is served after those that do', async () => {
    const terms = { source: 'recharge-rebate', counting: 'full', required: 600n } as const
    await world.run(async tx => {
      await world.wallet.grantRequirement(
        tx,
        { memberId, ...brl },
        { ...terms, key: 'earns', expiresAt: later(60), holds: false },
      )
      await world.wallet.grantRequirement(
        tx,
        { memberId, ...brl },
        { ...terms, key: 'binds', expiresAt: null },
      )
    })
    await play(700n)
    expect(await world.brl(memberId)).toMatchObject({ wageringLeft: 0n })
    expect((await requirements()).map(({ key, progress }) => [key, progress])).toEqual(
      expect.arrayContaining([
        ['earns', 100n],
        ['binds', 600n],
      ]),
    )
    const hold = { memberId, ...brl, withdrawalId: world.newId(), amount: 500n, fee: 0n }
    const held = await world.run(tx => world.wallet.holdForWithdrawal(tx, { ...hold, waiveWagering: false }))
    expect(held.status).toBe('posted')
  })

  it('asks for nothing from the moment its time is over, whether or not that was written yet', async () => {
    const terms = { source: 'x', counting: 'full', required: 600n, key: 'k', expiresAt: later(60) } as const
    await world.run(tx => world.wallet.grantRequirement(tx, { memberId, ...brl }, terms))
    world.at.now = later(60)
    expect(await world.brl(memberId)).toMatchObject({ wageringLeft: 0n })
    expect((await requirements())[0]).toMatchObject({ status: 'expired', left: 0n })
    await world.wallet.tend(world.db, 10)
    const [row] = await world.db.selectFrom('wagering_lot').select('status').execute()
    expect(row?.status).toBe('expired')
  })
})

describe('a grant whose recharge went back (docs/rules/promotions.md)', () => {
  const takeBack = () =>
    world.run(tx => world.wallet.takeBackGrant(tx, { memberId, ...brl, grantKey: 'ftd' }))

  it('ends, active or queued, and its lot with it', async () => {
    await grant({ key: 'before' })
    await grant()
    await takeBack()
    expect(await states()).toEqual(['cancelled', 'active'])
  })

  it('"what was paid on it becomes debt", where it was converted and played away; the next credit repays it first', async () => {
    await grant()
    await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, as: 'converted' }))
    await play(109_000n)
    await takeBack()
    await takeBack()
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, debt: 9_000n, wageringLeft: 0n })
    const order = { memberId, ...brl, ...pix, key: 'pix:e2', amount: 12_000n }
    expect(await world.run(tx => world.wallet.deposit(tx, order))).toMatchObject({
      balances: { cash: 3_000n, debt: 0n },
    })
  })
})

describe('a day of play', () => {
  it('keeps theoretical loss and weighted stake, and which part of it served a lot', async () => {
    const terms = { source: 'x', counting: 'full', required: 600n, key: 'k', expiresAt: null } as const
    await world.run(tx => world.wallet.grantRequirement(tx, { memberId, ...brl }, terms))
    await play(1_000n, 200n, { edgePpm: 10_000 })
    await play(1_000n, 0n, { edgePpm: 200_000 })
    const range = { memberId, ...brl, from: '2026-11-20', to: '2026-11-20' }
    expect(await readDays(world.db, range)).toEqual([
      {
        day: '2026-11-20',
        category: 'slots',
        rounds: 2,
        stakeCash: 2_000n,
        stakeBonus: 0n,
        wonCash: 200n,
        wonBonus: 0n,
        theoretical: 210n,
        weighted: 1_200n,
        servedCash: 600n,
        servedTheoretical: 6n,
        freeTheoretical: 204n,
      },
    ])
  })
})
