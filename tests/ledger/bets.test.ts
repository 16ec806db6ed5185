import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('a bet', () => {
  it('takes its stake, and its win pays, each once', async () => {
    const memberId = await world.member(10_000n)
    const roundId = world.newId()
    const bet = { memberId, ...brl, ...slots, roundId, key: 'bet:1', stake: 1_000n }
    const first = await world.wallet.placeBet(world.db, bet)
    const again = await world.wallet.placeBet(world.db, bet)
    expect(first).toMatchObject({ status: 'posted', replayed: false, balances: { cash: 9_000n } })
    expect(again).toEqual({ ...first, replayed: true })
    const win = { memberId, ...brl, roundId, key: 'win:1', payout: 2_500n, isFinal: true }
    expect(await world.wallet.settle(world.db, win)).toMatchObject({ balances: { cash: 11_500n } })
    expect(await world.wallet.settle(world.db, win)).toMatchObject({
      replayed: true,
      balances: { cash: 11_500n },
    })
    expect(await world.brl(memberId)).toMatchObject({ cash: 11_500n, atStake: 0n, version: 3n })
  })

  it('that was declined stays declined, also after money came in', async () => {
    const memberId = await world.member(500n)
    const bet = { memberId, ...brl, ...slots, roundId: world.newId(), key: 'bet:1', stake: 1_000n }
    expect(await world.wallet.placeBet(world.db, bet)).toMatchObject({
      word: 'insufficient_balance',
      replayed: false,
    })
    const credit = { memberId, ...brl, key: 'more', amount: 10_000n, reference: 'test' }
    await world.run(tx => world.wallet.adjust(tx, credit))
    expect(await world.wallet.placeBet(world.db, bet)).toMatchObject({
      word: 'insufficient_balance',
      replayed: true,
    })
  })

  it('whose key stands for another bet is refused', async () => {
    const memberId = await world.member(10_000n)
    const bet = { memberId, ...brl, ...slots, roundId: world.newId(), key: 'bet:1', stake: 1_000n }
    await world.wallet.placeBet(world.db, bet)
    const other = await world.wallet.placeBet(world.db, { ...bet, stake: 2_000n })
    expect(other).toMatchObject({ word: 'duplicate_mismatch' })
  })

  it('is given back by its rollback, and a late win of it is refused', async () => {
    const memberId = await world.member(10_000n)
    const roundId = world.newId()
    await world.wallet.placeBet(world.db, {
      memberId,
      ...brl,
      ...slots,
      roundId,
      key: 'bet:1',
      stake: 1_000n,
    })
    const back = { memberId, ...brl, betKey: 'bet:1', key: 'rollback:1' }
    expect(await world.wallet.rollback(world.db, back)).toMatchObject({ balances: { cash: 10_000n } })
    expect(await world.wallet.rollback(world.db, back)).toMatchObject({ replayed: true })
    const win = { memberId, ...brl, roundId, key: 'win:1', payout: 2_500n, isFinal: true }
    expect(await world.wallet.settle(world.db, win)).toMatchObject({ word: 'bet_rolled_back' })
  })

  it('that arrives after its rollback is refused by the tombstone', async () => {
    const memberId = await world.member(10_000n)
    const back = { memberId, ...brl, betKey: 'bet:1', key: 'rollback:1' }
    expect(await world.wallet.rollback(world.db, back)).toMatchObject({ word: 'bet_not_found' })
    const bet = { memberId, ...brl, ...slots, roundId: world.newId(), key: 'bet:1', stake: 1_000n }
    expect(await world.wallet.placeBet(world.db, bet)).toMatchObject({ word: 'bet_rolled_back' })
  })

  it('that arrives after its win lets that win be sent again', async () => {
    const memberId = await world.member(10_000n)
    const roundId = world.newId()
    const win = { memberId, ...brl, roundId, key: 'win:1', payout: 2_500n, isFinal: true }
    expect(await world.wallet.settle(world.db, win)).toMatchObject({ word: 'bet_not_found' })
    expect(await world.db.selectFrom('parked_win').select('key').execute()).toEqual([{ key: 'win:1' }])
    await world.wallet.placeBet(world.db, {
      memberId,
      ...brl,
      ...slots,
      roundId,
      key: 'bet:1',
      stake: 1_000n,
    })
    expect(await world.wallet.settle(world.db, win)).toMatchObject({ balances: { cash: 11_500n } })
  })

  it('cannot join a round that is over', async () => {
    const memberId = await world.member(10_000n)
    const roundId = world.newId()
    const bet = { memberId, ...brl, ...slots, roundId, key: 'bet:1', stake: 1_000n }
    await world.wallet.placeBet(world.db, bet)
    await world.wallet.settle(world.db, {
      memberId,
      ...brl,
      roundId,
      key: 'win:1',
      payout: 0n,
      isFinal: true,
    })
    expect(await world.wallet.placeBet(world.db, { ...bet, key: 'bet:2' })).toMatchObject({
      word: 'round_closed',
    })
  })

  it('is refused while the wallet is frozen or play is blocked, and settles all the same', async () => {
    const memberId = await world.member(10_000n)
    const roundId = world.newId()
    const bet = { memberId, ...brl, ...slots, roundId, key: 'bet:1', stake: 1_000n }
    await world.wallet.placeBet(world.db, bet)
    const { blockPlay, freezeWallet } = await import('../../server/wallet/members.ts')
    await blockPlay(world.db, memberId, new Date('2026-12-01T00:00:00Z'))
    expect(await world.wallet.placeBet(world.db, { ...bet, key: 'bet:2' })).toMatchObject({
      word: 'play_blocked',
    })
    await freezeWallet(world.db, memberId, 'BRL', 'under review')
    expect(await world.wallet.placeBet(world.db, { ...bet, key: 'bet:3' })).toMatchObject({
      word: 'wallet_frozen',
    })
    const win = { memberId, ...brl, roundId, key: 'win:1', payout: 5_000n, isFinal: true }
    expect(await world.wallet.settle(world.db, win)).toMatchObject({ balances: { cash: 14_000n } })
  })

  it('stops at the loss limit of the day, counting what is at stake, until the day in São Paulo is over', async () => {
    const memberId = await world.member(10_000n)
    const limit = {
      member_id: memberId,
      currency: 'BRL',
      kind: 'loss',
      period: 'day',
      amount: 1_500n,
    } as const
    await world.db.insertInto('wallet_limit').values(limit).execute()
    const round = { memberId, ...brl, ...slots, stake: 1_000n, payout: 0n }
    await world.wallet.playRound(world.db, { ...round, roundId: world.newId(), key: 'a' })
    const over = await world.wallet.playRound(world.db, { ...round, roundId: world.newId(), key: 'b' })
    expect(over).toMatchObject({ word: 'limit_reached' })
    world.at.now = new Date('2026-11-21T02:59:59Z')
    const late = await world.wallet.playRound(world.db, { ...round, roundId: world.newId(), key: 'c' })
    expect(late).toMatchObject({ word: 'limit_reached' })
    world.at.now = new Date('2026-11-21T03:00:00Z')
    const nextDay = await world.wallet.playRound(world.db, { ...round, roundId: world.newId(), key: 'd' })
    expect(nextDay).toMatchObject({ status: 'posted' })
  })

  it('a whole round of an original is one step of the wallet, and its retry answers the first draw', async () => {
    const memberId = await world.member(10_000n)
    const round = {
      memberId,
      ...brl,
      ...slots,
      roundId: world.newId(),
      key: 'r',
      stake: 1_000n,
      payout: 3_000n,
    }
    const first = await world.wallet.playRound(world.db, round)
    expect(first).toMatchObject({ version: 2n, balances: { cash: 12_000n } })
    const drawnAnew = { ...round, roundId: world.newId(), payout: 0n }
    expect(await world.wallet.playRound(world.db, drawnAnew)).toEqual({ ...first, replayed: true })
  })
})
