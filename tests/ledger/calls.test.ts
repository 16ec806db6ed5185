import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Tx, transaction } from '../../server/platform/database/transaction.ts'
import { clientKey, findCall, finishCall, noMember } from '../../server/platform/http/idempotency.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

let world: LedgerWorld
let memberId: string

beforeEach(async () => {
  world = await createLedgerWorld({ max: 8 })
  memberId = await world.member(1_000n)
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const key = clientKey('0193-one-call')

/** A keyed write that credits ten centavos, as an HTTP call would. */
function credit(body = 'body', subject = memberId) {
  const call = { memberId: subject, key, requestHash: world.wallet.hashRequest([body]) }
  return world.run(async tx => {
    const begun = await world.wallet.beginCall(tx, call)
    if (begun.state !== 'new') return begun
    await effect(tx)
    await finishCall(tx, call, { state: 'done', status: 200, answer: { credited: '0.10' } })
    return begun
  })
}

function effect(tx: Tx) {
  const order = { memberId, currency: 'BRL', key: world.newId(), amount: 10n, reference: 'test' } as const
  return world.wallet.adjust(tx, order)
}

const answered = { status: 200, answer: { credited: '0.10' }, sealed: null }

describe('a keyed call', () => {
  it.each(['a member', 'nobody yet'])('of %s acts once, however many copies arrive together', async who => {
    const subject = who === 'a member' ? memberId : noMember
    const fates = await Promise.all(Array.from({ length: 20 }, () => credit('body', subject)))
    expect(fates.filter(fate => fate.state === 'new')).toHaveLength(1)
    expect(fates.filter(fate => fate.state !== 'new')).toEqual(
      Array.from({ length: 19 }, () => ({ state: 'replay', ...answered })),
    )
    expect(await world.brl(memberId)).toMatchObject({ cash: 1_010n })
  })

  it('with another body is a mismatch', async () => {
    await credit()
    expect(await credit('another body')).toEqual({ state: 'mismatch' })
  })

  it('that failed on our side leaves nothing, and may be sent again', async () => {
    const call = { memberId, key, requestHash: world.wallet.hashRequest(['body']) }
    const failing = world.run(async tx => {
      await world.wallet.beginCall(tx, call)
      await effect(tx)
      throw new Error('a fault of ours')
    })
    await expect(failing).rejects.toThrow('a fault of ours')
    expect(await findCall(world.db, call)).toEqual({ state: 'unknown' })
    expect(await credit()).toEqual({ state: 'new' })
    expect(await world.brl(memberId)).toMatchObject({ cash: 1_010n })
  })

  it('that is closed before it arrives can no longer act', async () => {
    expect(await world.run(tx => world.wallet.closeCall(tx, { memberId, key }))).toEqual({ state: 'closed' })
    expect(await credit()).toEqual({ state: 'closed' })
    expect(await world.brl(memberId)).toMatchObject({ cash: 1_000n })
  })

  it('that is closed after it acted answers what it did', async () => {
    await credit()
    const fate = await world.run(tx => world.wallet.closeCall(tx, { memberId, key }))
    expect(fate).toEqual({ state: 'done', ...answered })
  })

  it('in a race with its closing has acted and says so, or has not and never will', async () => {
    const close = () => world.run(tx => world.wallet.closeCall(tx, { memberId, key }))
    const [acted, closed] = await Promise.all([credit(), close()])
    expect([acted.state, closed.state]).toEqual(
      acted.state === 'new' ? ['new', 'done'] : ['closed', 'closed'],
    )
  })

  it('that is a bet is known by its transaction, and refused when it was closed', async () => {
    const bet = { memberId, currency: 'BRL', ...slots, roundId: world.newId(), stake: 100n } as const
    const placed = await world.wallet.placeBet(world.db, { ...bet, key })
    const fate = await world.run(tx => world.wallet.closeCall(tx, { memberId, key }))
    expect(fate).toMatchObject({
      state: 'done',
      answer: { transactionId: 'transactionId' in placed && placed.transactionId },
    })
    const late = clientKey('late')
    await world.run(tx => world.wallet.closeCall(tx, { memberId, key: late }))
    expect(await world.wallet.placeBet(world.db, { ...bet, key: late })).toMatchObject({
      word: 'call_closed',
    })
  })
})

describe('the outbox', () => {
  it('hands every transaction out once, also to several drains at work together', async () => {
    await Promise.all(Array.from({ length: 20 }, () => world.run(effect)))
    const received: string[] = []
    const drain = () =>
      world.wallet.drainOutbox(world.db, 5, async events => {
        received.push(...events.map(event => event.id))
      })
    while ((await Promise.all([drain(), drain(), drain()])).some(count => count > 0));
    expect(received).toHaveLength(21)
    expect(new Set(received).size).toBe(21)
  })

  it('keeps what could not be handed out', async () => {
    const failing = world.wallet.drainOutbox(world.db, 10, () => Promise.reject(new Error('nobody listens')))
    await expect(failing).rejects.toThrow('nobody listens')
    expect(await world.wallet.drainOutbox(world.db, 10, async () => undefined)).toBe(1)
  })

  it('announces for a feature only what was committed', async () => {
    const event = { memberId, topic: 'recharge', payload: { id: '1' } }
    const undone = transaction(world.db, async tx => {
      await world.wallet.announce(tx, event)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await world.run(tx => world.wallet.announce(tx, event))
    const received: unknown[] = []
    await world.wallet.drainOutbox(world.db, 10, async events => {
      received.push(...events.filter(({ topic }) => topic === 'recharge').map(({ payload }) => payload))
    })
    expect(received).toEqual([{ id: '1' }])
  })
})
