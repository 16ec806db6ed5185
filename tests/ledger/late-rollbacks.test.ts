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

/* "Rollback writes negative wagering" (server/wallet/README.md). */
let world: LedgerWorld
let memberId: string

beforeEach(async () => {
  world = await createLedgerWorld()
  memberId = await world.member(10_000n)
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const brl = { currency: 'BRL' } as const
const rounds = new Map<string, string>()

function bet(name: string, stake: bigint, round = name) {
  const roundId = rounds.get(`${memberId}:${round}`) ?? world.newId()
  rounds.set(`${memberId}:${round}`, roundId)
  return world.wallet.placeBet(world.db, { memberId, ...brl, ...slots, roundId, key: `bet:${name}`, stake })
}

function settle(round: string, payout = 0n) {
  const roundId = rounds.get(`${memberId}:${round}`) ?? ''
  const key = `win:${round}`
  return world.wallet.settle(world.db, { memberId, ...brl, roundId, key, payout, isFinal: true })
}

async function play(name: string, stake: bigint, payout = 0n) {
  expect((await bet(name, stake)).status).toBe('posted')
  expect((await settle(name, payout)).status).toBe('posted')
}

const rollback = (name: string) =>
  world.wallet.rollback(world.db, { memberId, ...brl, betKey: `bet:${name}`, key: `rollback:${name}` })

function requirement(key: string, required: bigint, expiresAt: Date | null = null) {
  const terms = { source: 'deposit', key, required, counting: 'full', expiresAt } as const
  return world.run(tx => world.wallet.grantRequirement(tx, { memberId, ...brl }, terms))
}

function grant(change: Partial<GrantTerms> = {}) {
  const terms = { key: 'ftd', source: 'ftd', amount: 5_000n, required: 3_000n, maxStake: null }
  const order = { memberId, ...brl, ...terms, maxConversion: 4_000n, lastsSeconds: 86_400, ...change }
  return world.run(tx => world.wallet.grantBonus(tx, order))
}

const requirements = () => readRequirements(world.db, { memberId, ...brl, now: world.at.now })
const requirementOf = async (key: string) => (await requirements()).find(one => one.key === key)
const states = async () => (await readGrants(world.db, { memberId, ...brl })).map(({ status }) => status)
const stakedToday = async () => {
  const days = await readDays(world.db, { memberId, ...brl, from: '2026-11-20', to: '2026-11-20' })
  return days.map(({ rounds, stakeCash, weighted, servedCash }) => ({
    rounds,
    stakeCash,
    weighted,
    servedCash,
  }))
}

describe('a bet that is taken back after its round was settled', () => {
  it('gives the stake back and takes the wins; what is no longer there becomes debt and stops withdrawals', async () => {
    await play('a', 1_000n, 6_000n)
    await play('b', 14_500n)
    expect(await rollback('a')).toMatchObject({ balances: { cash: 0n, debt: 4_500n } })
    expect(await rollback('a')).toMatchObject({ replayed: true, balances: { debt: 4_500n } })
    const intent = { memberId, ...brl, withdrawalId: world.newId(), amount: 1n, fee: 0n, waiveWagering: true }
    const held = await world.run(tx => world.wallet.holdForWithdrawal(tx, intent))
    expect(held).toMatchObject({ word: 'debt_open' })
    expect(await rollback('b')).toMatchObject({ balances: { cash: 10_000n, debt: 0n } })
  })

  it('opens again what it had served, and corrects the day it was settled on', async () => {
    await requirement('deposit', 1_500n)
    await play('a', 1_000n)
    await play('b', 1_000n)
    expect(await requirementOf('deposit')).toMatchObject({ status: 'done' })
    world.at.now = new Date('2026-11-25T15:00:00Z')
    await rollback('b')
    expect(await requirementOf('deposit')).toMatchObject({ status: 'open', progress: 1_000n, left: 500n })
    expect(await stakedToday()).toEqual([
      { rounds: 1, stakeCash: 1_000n, weighted: 1_000n, servedCash: 1_000n },
    ])
    expect(await world.brl(memberId)).toMatchObject({ wageringLeft: 500n })
  })

  it('gives a lot whose time is over meanwhile three more days', async () => {
    await requirement('deposit', 1_000n, new Date('2026-11-21T15:00:00Z'))
    await play('a', 1_000n)
    world.at.now = new Date('2026-12-20T15:00:00Z')
    await rollback('a')
    const expiresAt = new Date('2026-12-23T15:00:00Z')
    expect(await requirementOf('deposit')).toMatchObject({ status: 'open', left: 1_000n, expiresAt })
  })

  it('of several in a round takes only its part: what no lot needed first, and the wins stay', async () => {
    await requirement('early', 800n, new Date('2026-11-30T15:00:00Z'))
    await requirement('late', 800n)
    await bet('a', 1_000n, 'r')
    await bet('b', 1_000n, 'r')
    await settle('r', 500n)
    expect(await rollback('a')).toMatchObject({ balances: { cash: 9_500n } })
    expect(await requirementOf('early')).toMatchObject({ status: 'done' })
    expect(await requirementOf('late')).toMatchObject({ status: 'open', progress: 200n })
    expect(await stakedToday()).toMatchObject([{ rounds: 1, stakeCash: 1_000n, servedCash: 1_000n }])
    expect(await rollback('b')).toMatchObject({ balances: { cash: 10_000n } })
    expect(await stakedToday()).toMatchObject([{ rounds: 0, stakeCash: 0n, servedCash: 0n }])
  })

  it('in an open round that already paid something takes that back as well', async () => {
    await bet('a', 1_000n)
    const roundId = rounds.get(`${memberId}:a`) ?? ''
    const win = { memberId, ...brl, roundId, key: 'part', payout: 300n, isFinal: false }
    await world.wallet.settle(world.db, win)
    expect(await rollback('a')).toMatchObject({ balances: { cash: 10_000n } })
    expect(await settle('a')).toMatchObject({ word: 'bet_rolled_back' })
  })
})

describe('a bonus and a bet that is taken back late', () => {
  it('undoes the conversion that it completed; the bonus is active again and converts again, up to the same cap', async () => {
    await grant()
    await play('a', 2_000n)
    await play('b', 1_000n)
    expect(await states()).toEqual(['converted'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 11_000n, bonus: 0n })
    await rollback('b')
    expect(await states()).toEqual(['active'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 8_000n, bonus: 5_000n, wageringLeft: 1_000n })
    await play('c', 1_000n)
    expect(await states()).toEqual(['converted'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 11_000n, bonus: 0n, wageringLeft: 0n })
  })

  it('makes debt of what was converted and is gone', async () => {
    await grant()
    await play('a', 3_000n)
    await play('b', 11_000n)
    expect(await rollback('a')).toMatchObject({ balances: { cash: 0n, bonus: 5_000n, debt: 1_000n } })
    expect(await states()).toEqual(['active'])
  })

  it('is cancelled where another bonus has become active meanwhile: one at a time', async () => {
    await grant()
    await grant({ key: 'next' })
    await play('a', 3_000n)
    await world.wallet.tend(world.db, 10)
    await rollback('a')
    expect(await states()).toEqual(['active', 'cancelled'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 10_000n, bonus: 5_000n, debt: 0n })
  })

  it('that seemed to be spent lives again with what comes back', async () => {
    await play('all', 10_000n)
    await grant({ required: 90_000n })
    await play('a', 2_000n)
    await play('b', 3_000n)
    expect(await states()).toEqual(['spent'])
    await rollback('b')
    expect(await states()).toEqual(['active'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, bonus: 3_000n, wageringLeft: 88_000n })
  })

  it('that was forfeited stays over: stake and win are the operator’s', async () => {
    await play('all', 10_000n)
    await grant()
    await play('a', 2_000n, 1_000n)
    await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, as: 'forfeited' }))
    await rollback('a')
    expect(await states()).toEqual(['forfeited'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, bonus: 0n, debt: 0n, wageringLeft: 0n })
  })

  it('never asks for more of its own wins than is there: bonus money is nobody’s debt', async () => {
    await play('all', 10_000n)
    await grant({ required: 90_000n })
    await play('a', 1_000n, 6_000n)
    await play('b', 9_900n)
    await rollback('a')
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, bonus: 0n, debt: 0n })
    expect(await states()).toEqual(['spent'])
  })

  it('completes when the last open round of a done grant is given back', async () => {
    await play('all', 9_000n)
    await grant({ required: 1_000n })
    await bet('cash', 1_000n)
    await bet('open', 500n)
    await settle('cash')
    expect(await states()).toEqual(['active'])
    await rollback('open')
    expect(await states()).toEqual(['converted'])
    expect(await world.brl(memberId)).toMatchObject({ cash: 4_000n, bonus: 0n })
  })
})
