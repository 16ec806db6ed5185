import { afterEach, beforeEach, expect, test } from 'vitest'
import { uncoveredDisputes } from '../../server/wallet/disputes.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

let world: LedgerWorld
beforeEach(async () => {
  world = await createLedgerWorld()
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const brl = { currency: 'BRL' } as const
const depositKey = 'pix:E1'

async function depositor(amount = 80_000n): Promise<string> {
  const memberId = await world.member()
  const order = { memberId, ...brl, key: depositKey, amount, fee: 0n, psp: 'pix', reference: 'order' }
  await world.run(tx => world.wallet.deposit(tx, { ...order, wageringPercent: 0n }))
  return memberId
}
const dispute = (memberId: string, amount: bigint) =>
  world.run(tx => world.wallet.dispute(tx, { memberId, ...brl, depositKey, amount }))
const hold = (memberId: string, withdrawalId: string, amount: bigint) =>
  world.run(tx =>
    world.wallet.holdForWithdrawal(tx, {
      memberId,
      ...brl,
      withdrawalId,
      amount,
      fee: 0n,
      waiveWagering: true,
    }),
  )
const lose = (memberId: string, stake: bigint) =>
  world.wallet.playRound(world.db, {
    memberId,
    ...brl,
    roundId: world.newId(),
    key: `bet:${stake}`,
    stake,
    payout: 0n,
    ...slots,
  })
const release = (memberId: string, withdrawalId: string) =>
  world.run(tx => world.wallet.releaseHold(tx, { memberId, ...brl, withdrawalId }))

test('a disputed amount can neither be played nor withdrawn, and comes back when the dispute ends', async () => {
  const memberId = await depositor()
  await dispute(memberId, 70_700n)
  expect(await world.brl(memberId)).toMatchObject({ cash: 9_300n, hold: 70_700n })
  expect(await lose(memberId, 9_301n)).toMatchObject({ status: 'refused', word: 'insufficient_balance' })
  expect(await hold(memberId, world.newId(), 9_301n)).toMatchObject({ word: 'insufficient_balance' })
  await dispute(memberId, 0n)
  expect(await world.brl(memberId)).toMatchObject({ cash: 80_000n, hold: 0n })
})

test('what is not disputed can be withdrawn while a dispute is open', async () => {
  const memberId = await depositor()
  await dispute(memberId, 30_000n)
  expect(await hold(memberId, world.newId(), 50_000n)).toMatchObject({ status: 'posted' })
})

test('while a dispute is larger than the balance no withdrawal leaves, also of money that was won later', async () => {
  const memberId = await depositor()
  await lose(memberId, 50_000n)
  await dispute(memberId, 80_000n)
  expect(await world.brl(memberId)).toMatchObject({ cash: 0n, hold: 30_000n })
  expect(await uncoveredDisputes(world.db, memberId, 'BRL')).toBe(50_000n)
  const won = { memberId, ...brl, key: 'won', amount: 20_000n, reference: 'test' } as const
  await world.run(tx => world.wallet.adjust(tx, won))
  expect(await hold(memberId, world.newId(), 10_000n)).toMatchObject({ word: 'deposit_disputed' })
  await dispute(memberId, 80_000n)
  expect(await world.brl(memberId)).toMatchObject({ cash: 0n, hold: 50_000n })
})

test('a withdrawal that is given back covers the dispute that came meanwhile', async () => {
  const memberId = await depositor()
  const withdrawalId = world.newId()
  await hold(memberId, withdrawalId, 80_000n)
  await dispute(memberId, 70_000n)
  expect(await uncoveredDisputes(world.db, memberId, 'BRL')).toBe(70_000n)
  await release(memberId, withdrawalId)
  expect(await world.brl(memberId)).toMatchObject({ cash: 10_000n, hold: 70_000n })
  expect(await uncoveredDisputes(world.db, memberId, 'BRL')).toBe(0n)
})

test('the same amount reported again moves nothing, a smaller one gives the difference back', async () => {
  const memberId = await depositor()
  await dispute(memberId, 40_000n)
  expect(await dispute(memberId, 40_000n)).toBeUndefined()
  await dispute(memberId, 15_000n)
  expect(await world.brl(memberId)).toMatchObject({ cash: 65_000n, hold: 15_000n })
})

test('a hundred notices of one dispute at once set it aside once', async () => {
  const memberId = await depositor()
  await Promise.all(Array.from({ length: 100 }, () => dispute(memberId, 25_000n)))
  expect(await world.brl(memberId)).toMatchObject({ cash: 55_000n, hold: 25_000n })
})
