import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../../server/wallet/outcome.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

let world: LedgerWorld

beforeEach(async () => {
  world = await createLedgerWorld({ max: 16 })
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const brl = { currency: 'BRL' } as const
const count = (outcomes: readonly Outcome[], what: string) =>
  outcomes.filter(outcome => (outcome.status === 'posted' ? 'posted' : outcome.word) === what).length
const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map(item => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)

/** `DEPOSITS=10000` runs longer. A multiple of 20; each is reported ten times, `atOnce` reports at a time. */
const deposits = Number(process.env.DEPOSITS ?? 200)
const atOnce = 2_000

describe('at the same time', () => {
  it('200 bets on one wallet take what is there and not a centavo more', async () => {
    const memberId = await world.member(10_000n)
    const roundId = world.newId()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        world.wallet.placeBet(world.db, {
          memberId,
          ...brl,
          ...slots,
          roundId,
          key: `bet:${n}`,
          stake: 100n,
        }),
      ),
    )
    expect(count(outcomes, 'posted')).toBe(100)
    expect(count(outcomes, 'insufficient_balance')).toBe(100)
    expect(await world.brl(memberId)).toMatchObject({ cash: 0n, atStake: 10_000n, version: 101n })
  })

  it('200 copies of one bet are one bet, with one answer', async () => {
    const memberId = await world.member(10_000n)
    const bet = { memberId, ...brl, ...slots, roundId: world.newId(), key: 'bet:1', stake: 100n }
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => world.wallet.placeBet(world.db, bet)),
    )
    const first = outcomes.find(outcome => !outcome.replayed)
    expect(outcomes.filter(outcome => !outcome.replayed)).toHaveLength(1)
    expect(new Set(outcomes.map(outcome => outcome.status))).toEqual(new Set(['posted']))
    for (const outcome of outcomes) expect({ ...outcome, replayed: false }).toEqual(first)
  })

  it('two devices withdraw the same money, a thousand times: one of them gets it', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 1_000 }, async () => {
        const memberId = await world.member(1_000n)
        const hold = () => {
          const order = {
            memberId,
            ...brl,
            withdrawalId: world.newId(),
            amount: 900n,
            fee: 0n,
            waiveWagering: false,
          }
          return world.run(tx => world.wallet.holdForWithdrawal(tx, order))
        }
        return Promise.all([hold(), hold()])
      }),
    )
    expect(rounds.filter(outcomes => count(outcomes, 'posted') !== 1)).toEqual([])
  })

  it(`${deposits} deposits, each reported ten times in any order, are credited once each`, async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => world.member()))
    const reported = shuffled(Array.from({ length: deposits * 10 }, (_, n) => n % deposits))
    const report = (n: number) => {
      const order = { memberId: members[n % 20] ?? '', ...brl, key: `pix:E${n}`, amount: 500n, fee: 0n }
      return world.run(tx =>
        world.wallet.deposit(tx, { ...order, psp: 'sandbox', reference: `${n}`, wageringPercent: 100n }),
      )
    }
    const outcomes: Outcome[] = []
    for (let at = 0; at < reported.length; at += atOnce)
      outcomes.push(...(await Promise.all(reported.slice(at, at + atOnce).map(report))))
    expect(outcomes.filter(outcome => !outcome.replayed)).toHaveLength(deposits)
    const each = { cash: 500n * BigInt(deposits / 20) }
    for (const memberId of members) expect(await world.brl(memberId)).toMatchObject(each)
    // A hundred thousand deposits where DEPOSITS asks for them.
  }, 600_000)

  it('50 claims of one promotion pay once', async () => {
    const memberId = await world.member()
    const reward = { memberId, ...brl, key: 'cashback:2026-11-19', amount: 800n, reference: '2026-11-19' }
    const claim = () =>
      world.run(tx =>
        world.wallet.payReward(tx, {
          ...reward,
          cost: 'cashback_cost',
          kind: 'reward_dailyrescue',
          to: 'cash',
        }),
      )
    const outcomes = await Promise.all(Array.from({ length: 50 }, claim))
    expect(outcomes.filter(outcome => !outcome.replayed)).toHaveLength(1)
    expect(await world.brl(memberId)).toMatchObject({ cash: 800n })
  })

  it('a bet and its rollback in a race end with the stake where it was', async () => {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const memberId = await world.member(1_000n)
        const bet = { memberId, ...brl, ...slots, roundId: world.newId(), key: 'bet:1', stake: 100n }
        await Promise.all([
          world.wallet.placeBet(world.db, bet),
          world.wallet.rollback(world.db, { memberId, ...brl, betKey: 'bet:1', key: 'rollback:1' }),
        ])
        expect(await world.brl(memberId)).toMatchObject({ cash: 1_000n, atStake: 0n })
      }),
    )
  })
})
