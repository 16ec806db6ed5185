import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import type { GrantTerms } from '../../../server/wallet/grants.ts'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { pairOf } from '../../support/ledger/seed-pairs.ts'
import { demoMember, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  await seedCatalogue(world.deps)
})
afterAll(async () => {
  expect(await checkInvariants(world.deps.db)).toEqual([])
  await world.close()
})

const brl = { currency: 'BRL' } as const
const keyed = <Result>(work: Parameters<typeof transaction<Result>>[1]) =>
  transaction(world.deps.db, work, { keyed: true })

function grant(member: TestMember, change: Partial<GrantTerms> = {}) {
  const terms = { key: 'ftd', source: 'ftd', amount: 5_000n, required: 100_000n, maxStake: 1_000n }
  const order = { memberId: member.id, ...brl, ...terms, maxConversion: 25_000n, lastsSeconds: 86_400 }
  return keyed(tx => world.deps.wallet.grantBonus(tx, { ...order, ...change }))
}

function deposit(member: TestMember, amount: bigint) {
  const order = { memberId: member.id, ...brl, key: `pix:${member.id}`, amount, fee: 0n, psp: 'pix' }
  return keyed(tx => world.deps.wallet.deposit(tx, { ...order, reference: 'order', wageringPercent: 100n }))
}

const read = async (member: TestMember) => {
  const answer = await world.app.inject({ url: '/api/member/bonuses', headers: member.headers })
  return answer.json()
}
const post = async (member: TestMember, path: string, payload: object, headers = member.keyed()) => {
  const url = `/api/member/bonuses/${path}`
  return (await world.app.inject({ method: 'POST', url, headers, payload })).json()
}
const idsOf = (grants: ReadonlyArray<{ id: string }>) => grants.map(({ id }) => id)

// docs/rules/promotions.md: "20× weighted stake, max stake R$ 10 while it is open, converts at most 5× the grant, 14 days".
describe('my bonuses', () => {
  test('tells each bonus and each lot with its terms, what is done and what is left', async () => {
    const member = await registerMember(world)
    await deposit(member, 3_000n)
    await grant(member, { contribution: { live: 10 } })
    await grant(member, { key: 'second', source: 'operator' })
    const { data } = await read(member)
    expect(data).toMatchObject({ ml_money: '1030.00', debt: '0.00' })
    expect(data.grants).toMatchObject([
      { source: 'operator', state: 'queued', amount: '50.00', balance: '0.00', expires_at: null },
      {
        source: 'ftd',
        state: 'active',
        amount: '50.00',
        balance: '50.00',
        required: '1000.00',
        progress: '0.00',
        max_stake: '10.00',
        max_conversion: '250.00',
        contribution: { live: 10 },
      },
    ])
    expect(data.lots).toMatchObject([
      { source: 'deposit', counting: 'full', holds: true, required: '30.00', deposit_money: '30.00' },
    ])
  })

  test('that a stake above the bound of a bonus is refused by a word that names the bound', async () => {
    const member = await registerMember(world)
    await pairOf(world.deps, member.id)
    await grant(member)
    const round = { game_id: 'garimpo-de-diamantes', mode: 'real', stake: '20.00' }
    const bet = { stake: '20.00', mines: 3 }
    const start = async () =>
      world.app.inject({
        method: 'POST',
        url: '/api/game/round/start',
        headers: member.keyed('the-same-key-again-and-again'),
        payload: { ...round, bet },
      })
    for (const answer of [await start(), await start()]) {
      expect(answer.json()).toMatchObject({
        code: 422,
        error: 'bet_above_bonus_limit',
        details: { maximum: '10.00' },
      })
    }
  })

  test('a bonus whose time is over shows as expired before anything was written', async () => {
    const member = await registerMember(world)
    await grant(member, { lastsSeconds: 60 })
    world.clock.advance(61_000)
    expect(await read(member)).toMatchObject({
      data: { ml_money: '0.00', grants: [{ state: 'expired', balance: '0.00' }] },
    })
    await world.deps.wallet.tend(world.deps.db, 1_000)
    expect(await read(member)).toMatchObject({ data: { grants: [{ state: 'expired' }] } })
  })

  test('is for members who play with money of their own', async () => {
    const guest = await world.app.inject({ url: '/api/member/bonuses' })
    expect(guest.json()).toMatchObject({ code: 401 })
    const demo = await demoMember(world)
    expect(await read(demo)).toMatchObject({ code: 403, error: 'demo_not_allowed' })
  })
})

describe('giving a bonus up', () => {
  test('names exactly what is lost, and then loses exactly that, once', async () => {
    const member = await registerMember(world)
    await deposit(member, 3_000n)
    await grant(member)
    const { data: quote } = await post(member, 'quote', {})
    expect(quote).toMatchObject({
      bonus: '50.00',
      at_stake: '0.00',
      released: '1000.00',
      ml_money_after: '30.00',
    })
    const key = member.keyed()
    const body = { version: quote.version }
    const first = await post(member, 'forfeit', body, key)
    expect(first).toMatchObject({
      code: 200,
      data: { forfeited: idsOf(quote.grants), lost: '50.00', ml_money: '30.00' },
    })
    expect(await post(member, 'forfeit', body, key)).toEqual(first)
    expect(await post(member, 'forfeit', body)).toMatchObject({ code: 404, error: 'bonus_unknown' })
    expect(await read(member)).toMatchObject({ data: { grants: [{ state: 'forfeited', balance: '0.00' }] } })
  })

  test('is refused with the new quote when more or less would be lost by now', async () => {
    const member = await registerMember(world)
    await grant(member)
    const { data: quote } = await post(member, 'quote', {})
    await world.deps.wallet.playRound(world.deps.db, {
      ...{ memberId: member.id, ...brl, game: 'arara:x', category: 'slots', edgePpm: 50_000 },
      ...{ roundId: world.deps.ids(), key: 'one-round', stake: 1_000n, payout: 0n },
    })
    const refused = await post(member, 'forfeit', { version: quote.version })
    expect(refused).toMatchObject({
      code: 409,
      error: 'bonus_quote_changed',
      details: { bonus: '40.00', released: '990.00' },
    })
    const { data: now } = await post(member, 'quote', {})
    expect(refused.details.version).toBe(now.version)
    expect(await post(member, 'forfeit', { version: now.version })).toMatchObject({ code: 200 })
  })

  test('a deposit in between changes nothing of the loss, so the quote stands', async () => {
    const member = await registerMember(world)
    await grant(member)
    const { data: quote } = await post(member, 'quote', {})
    await deposit(member, 2_000n)
    expect(await post(member, 'forfeit', { version: quote.version })).toMatchObject({ code: 200 })
  })

  test('of one lets the next of the queue start, and says what that one asks for', async () => {
    const member = await registerMember(world)
    const first = await grant(member)
    await grant(member, { key: 'second', required: 70_000n })
    if (first.status !== 'granted') throw new Error('It was not granted')
    const intent = { grant_id: first.grantId }
    const { data: quote } = await post(member, 'quote', intent)
    expect(quote).toMatchObject({ bonus: '50.00', ml_money_after: '700.00' })
    await post(member, 'forfeit', { ...intent, version: quote.version })
    expect(await read(member)).toMatchObject({
      data: { ml_money: '700.00', grants: [{ state: 'active' }, { state: 'forfeited' }] },
    })
  })

  test('of all gives up the queued ones too, so that a withdrawal is really free', async () => {
    const member = await registerMember(world)
    await grant(member)
    await grant(member, { key: 'second' })
    const { data: quote } = await post(member, 'quote', {})
    expect(quote.grants).toHaveLength(2)
    expect(quote).toMatchObject({ ml_money_after: '0.00' })
    await post(member, 'forfeit', { version: quote.version })
    expect(await read(member)).toMatchObject({
      data: { ml_money: '0.00', grants: [{ state: 'forfeited' }, { state: 'forfeited' }] },
    })
  })

  test('is refused for a bonus of somebody else, and for what is not a quote', async () => {
    const [member, other] = [await registerMember(world), await registerMember(world)]
    const theirs = await grant(other)
    if (theirs.status !== 'granted') throw new Error('It was not granted')
    const intent = { grant_id: theirs.grantId }
    expect(await post(member, 'quote', intent)).toMatchObject({ code: 404, error: 'bonus_unknown' })
    expect(await post(member, 'forfeit', { ...intent, version: 'x' })).toMatchObject({ code: 404 })
    expect(await post(other, 'forfeit', { version: '' })).toMatchObject({ code: 400 })
    expect(await post(other, 'forfeit', { version: 'x' }, other.headers)).toMatchObject({
      error: 'idempotency_key_missing',
    })
  })
})
