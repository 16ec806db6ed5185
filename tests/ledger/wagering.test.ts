import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GrantTerms } from '../../server/wallet/grants.ts'
import type { LedgerWorld } from '../support/ledger/ledger-world.ts'
import { createLedgerWorld, expectSoundBooks, slots } from '../support/ledger/ledger-world.ts'

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

function play(stake: bigint, payout = stake, edgePpm = 50_000) {
  const round = {
    memberId,
    ...brl,
    ...slots,
    edgePpm,
    roundId: world.newId(),
    key: world.newId(),
    stake,
    payout,
  }
  return world.wallet.playRound(world.db, round)
}

function requirement(
  key: string,
  required: bigint,
  counting: 'full' | 'weighted',
  expiresAt: string | null = null,
  source = 'test',
) {
  const terms = {
    source,
    key,
    required,
    counting,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }
  return world.run(tx => world.wallet.grantRequirement(tx, { memberId, ...brl }, terms))
}

async function progress(): Promise<Record<string, bigint>> {
  const rows = await world.db.selectFrom('wagering_lot').select(['key', 'progress']).orderBy('key').execute()
  return Object.fromEntries(rows.map(({ key, progress }) => [key, progress]))
}

const terms = {
  key: 'ftd',
  source: 'ftd',
  amount: 10_000n,
  required: 20_000n,
  maxStake: 1_000n,
  lastsSeconds: 86_400,
}

function grant(change: Partial<GrantTerms> = {}) {
  const order = { memberId, ...brl, ...terms, maxConversion: 15_000n, ...change }
  return world.run(tx => world.wallet.grantBonus(tx, order))
}

describe('wagering (docs/rules/promotions.md)', () => {
  it("serves the deposit's own lot before those that only earn, whose open rest keeps no withdrawal waiting", async () => {
    await requirement('a deposit', 1_000n, 'full')
    const earning = {
      source: 'rechargerebate',
      key: 'b rebate',
      required: 5_000n,
      counting: 'weighted',
    } as const
    const expiresAt = new Date('2026-11-27T15:00:00Z')
    await world.run(tx =>
      world.wallet.grantRequirement(tx, { memberId, ...brl }, { ...earning, expiresAt, holds: false }),
    )
    await play(1_500n)
    expect(await progress()).toEqual({ 'a deposit': 1_000n, 'b rebate': 500n })
    expect((await world.brl(memberId)).wageringLeft).toBe(0n)
    const intent = {
      memberId,
      ...brl,
      withdrawalId: world.newId(),
      amount: 100n,
      fee: 0n,
      waiveWagering: false,
    }
    expect(await world.run(tx => world.wallet.holdForWithdrawal(tx, intent))).toMatchObject({
      status: 'posted',
    })
  })

  it("serves the deposit's own 1× before the requirement of a bonus, though that one ends sooner", async () => {
    await grant()
    await requirement('a deposit', 1_000n, 'full', null, 'deposit')
    await requirement('b prize', 100n, 'weighted')
    const expiresAt = new Date('2026-11-20T20:00:00Z')
    const earning = {
      source: 'rechargerebate',
      key: 'c rebate',
      required: 5_000n,
      counting: 'weighted',
    } as const
    await world.run(tx =>
      world.wallet.grantRequirement(tx, { memberId, ...brl }, { ...earning, expiresAt, holds: false }),
    )
    const served = async () => Object.values(await progress())
    await play(900n)
    expect(await served()).toEqual([900n, 0n, 0n, 0n])
    await play(300n)
    expect(await served()).toEqual([1_000n, 100n, 100n, 0n])
  })

  it('loses no fraction of a centavo: a hundred rounds of R$ 0.20 at 0.46 % count R$ 1.84', async () => {
    await requirement('a', 1_000n, 'weighted')
    for (let round = 0; round < 100; round += 1) await play(20n, 0n, 4_600)
    expect(await progress()).toEqual({ a: 184n })
  })

  it('is done to the centavo where fractions add up, and gives back exactly what a late rollback takes', async () => {
    await requirement('a', 2n, 'weighted')
    for (const name of ['first', 'second']) {
      const round = { memberId, ...brl, roundId: world.newId() }
      const bet = { ...round, ...slots, edgePpm: 4_600, key: name, stake: 13n }
      await world.wallet.placeBet(world.db, bet)
      await world.wallet.settle(world.db, { ...round, key: `${name} ends`, payout: 0n, isFinal: true })
    }
    const exact = () =>
      world.db.selectFrom('wagering_lot').select(['progress', 'fraction', 'status']).executeTakeFirst()
    expect(await exact()).toEqual({ progress: 2n, fraction: 0, status: 'done' })
    await world.wallet.rollback(world.db, { memberId, ...brl, betKey: 'first', key: 'back' })
    expect(await exact()).toEqual({ progress: 0n, fraction: 804_000, status: 'open' })
  })

  it('takes a reward back from cash, then as debt, once for its key', async () => {
    const back = {
      memberId,
      ...brl,
      key: 'back',
      reference: 'r1',
      cost: 'bonus_cost',
      amount: 100_500n,
    } as const
    for (const replayed of [false, true]) {
      expect(await world.run(tx => world.wallet.takeBackReward(tx, back))).toMatchObject({ replayed })
    }
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, debt: 500n })
  })

  it('counts "settled cash stake × min(1, edge ÷ 5 %)"', async () => {
    await requirement('a', 10_000n, 'weighted')
    await play(1_000n, 0n, 10_000)
    expect(await progress()).toEqual({ a: 200n })
    await play(1_000n, 0n, 200_000)
    expect(await progress()).toEqual({ a: 1_200n })
  })

  it('asks a deposit for every centavo at its full worth', async () => {
    await requirement('a', 1_500n, 'full')
    await play(1_000n, 0n, 10_000)
    expect(await progress()).toEqual({ a: 1_000n })
  })

  it('"each centavo of stake serves one lot, earliest expiry first"', async () => {
    await requirement('late', 1_000n, 'full')
    await requirement('early', 600n, 'full', '2026-11-22T00:00:00Z')
    await requirement('expired', 600n, 'full', '2026-11-19T00:00:00Z')
    await play(1_000n)
    expect(await progress()).toEqual({ early: 600n, expired: 0n, late: 400n })
    const day = await world.db
      .selectFrom('member_day')
      .select(['stake_cash', 'served_cash'])
      .executeTakeFirst()
    expect(day).toEqual({ stake_cash: 1_000n, served_cash: 1_000n })
  })

  it('takes from a stake only what a weighted lot still needed, and leaves the rest to the next', async () => {
    await requirement('a', 100n, 'weighted', '2026-11-22T00:00:00Z')
    await requirement('b', 1_000n, 'full')
    await play(1_000n, 0n, 10_000)
    expect(await progress()).toEqual({ a: 100n, b: 500n })
  })

  it('of a stake in bonus money nothing serves another lot: "bonus stake counts for its own grant only"', async () => {
    await play(100_000n, 0n)
    await requirement('a deposit', 1_000n, 'full', '2026-11-20T18:00:00Z')
    await grant()
    expect(await play(1_000n)).toMatchObject({ status: 'posted' })
    expect(Object.entries(await progress())).toEqual([
      ['a deposit', 0n],
      [expect.stringContaining('grant:'), 1_000n],
    ])
  })

  it('counts an open round only when it settles', async () => {
    await requirement('a', 1_000n, 'full')
    const roundId = world.newId()
    await world.wallet.placeBet(world.db, { memberId, ...brl, ...slots, roundId, key: 'b', stake: 700n })
    expect(await progress()).toEqual({ a: 0n })
    await world.wallet.settle(world.db, { memberId, ...brl, roundId, key: 's', payout: 0n, isFinal: true })
    expect(await progress()).toEqual({ a: 700n })
  })
})

describe('a bonus', () => {
  it('is spent after cash, and its wins follow the split of the stake', async () => {
    await play(99_600n, 0n)
    await grant()
    const roundId = world.newId()
    const bet = { memberId, ...brl, ...slots, roundId, key: 'b', stake: 1_000n }
    expect(await world.wallet.placeBet(world.db, bet)).toMatchObject({
      balances: { cash: 0n, bonus: 9_400n },
    })
    const win = { memberId, ...brl, roundId, key: 's', payout: 2_001n, isFinal: true }
    expect(await world.wallet.settle(world.db, win)).toMatchObject({
      balances: { cash: 801n, bonus: 10_600n },
    })
  })

  it('bounds the stake while it is open', async () => {
    await grant()
    expect(await play(1_001n)).toMatchObject({ word: 'stake_over_bonus_limit' })
  })

  it('converts once its play is done, at most as much as its terms say, and the next of the queue starts', async () => {
    await grant({ required: 900n, maxConversion: 8_000n })
    expect(await grant({ key: 'second', amount: 500n })).toMatchObject({ state: 'queued' })
    await play(900n, 0n)
    expect(await world.brl(memberId)).toMatchObject({ cash: 107_100n, bonus: 0n })
    await world.run(tx => world.wallet.activateNextGrant(tx, memberId, 'BRL'))
    expect(await world.brl(memberId)).toMatchObject({ bonus: 500n })
  })

  it('asks to be forfeited before money is withdrawn', async () => {
    await grant()
    const order = {
      memberId,
      ...brl,
      withdrawalId: world.newId(),
      amount: 500n,
      fee: 0n,
      waiveWagering: false,
    }
    const early = await world.run(tx => world.wallet.holdForWithdrawal(tx, order))
    expect(early).toMatchObject({ word: 'bonus_open' })
    await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, as: 'forfeited' }))
    const later = await world.run(tx => world.wallet.holdForWithdrawal(tx, order))
    expect(later).toMatchObject({ status: 'posted', balances: { bonus: 0n } })
  })

  it('that expired leaves its late wins and given-back stakes to the operator', async () => {
    await play(100_000n, 0n)
    await grant()
    const [won, undone] = [world.newId(), world.newId()]
    await world.wallet.placeBet(world.db, {
      memberId,
      ...brl,
      ...slots,
      roundId: won,
      key: 'b1',
      stake: 1_000n,
    })
    await world.wallet.placeBet(world.db, {
      memberId,
      ...brl,
      ...slots,
      roundId: undone,
      key: 'b2',
      stake: 1_000n,
    })
    await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, as: 'expired' }))
    await world.wallet.settle(world.db, {
      memberId,
      ...brl,
      roundId: won,
      key: 's1',
      payout: 9_000n,
      isFinal: true,
    })
    await world.wallet.rollback(world.db, { memberId, ...brl, betKey: 'b2', key: 'rb2' })
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, bonus: 0n, atStake: 0n })
  })

  it('that is played away is over, and gives way to the next', async () => {
    await play(100_000n, 0n)
    await grant({ amount: 500n })
    await play(500n, 0n)
    const { status } = await world.db.selectFrom('bonus_grant').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('spent')
    expect(await world.brl(memberId)).toMatchObject({ bonus: 0n, wageringLeft: 0n })
  })
})
