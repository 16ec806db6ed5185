import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addDays, brazilDay } from '../../../contract/brazil-day.ts'
import { memberBreaks } from '../../../contract/responsible-gambling/breaks.ts'
import { harmCaseOf, harmCases } from '../../../contract/responsible-gambling/harm-cases.ts'
import { memberLimits } from '../../../contract/responsible-gambling/limits.ts'
import { assessAll } from '../../../server/features/responsible-gambling/harm-detection/assess.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'

/* docs/rules/brazil.md (art. 23 § 3: "monitor harm from account opening") and 7.2. */
const day = 86_400_000
let world: PixWorld
let carer: Awaited<ReturnType<PixWorld['administrator']>>
let who: Member
beforeAll(async () => {
  world = await createPixWorld()
})
beforeEach(async () => {
  // Noon in São Paulo: no day ends in the middle of a test.
  world.clock.advance(day - ((world.clock.now().getTime() - 15 * 3_600_000) % day))
  await comeToWork()
  who = await world.member()
  await world.fill(who, 100_000n)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** A session of the desk ends after half an hour. */
const comeToWork = async () => {
  carer = await world.administrator('Lia', 'support')
}
const today = () => brazilDay(world.clock.now())
const used = (daysAgo: number, minutes: number, deposited: bigint) =>
  sql`INSERT INTO member_use (member_id, day, minutes, deposited)
    VALUES (${who.id}, ${addDays(today(), -daysAgo)}, ${minutes}, ${deposited})`.execute(world.deps.db)
/** Four weeks of R$ 50.00, then one of R$ 300.00 and five days of four hours: 30 points and 25. */
async function grow() {
  for (const week of [1, 2, 3, 4]) await used(week * 7 + 1, 30, 5_000n)
  await used(1, 240, 30_000n)
  for (const ago of [2, 3, 4, 5]) await used(ago, 240, 0n)
}
const open = async () =>
  z.parse(harmCaseOf.reply, (await world.call(carer, '/api/admin/care/case', { id: who.id })).body).data
const list = async (level: string) =>
  z.parse(harmCases.reply, (await world.call(carer, '/api/admin/care', { level })).body).data
const step = (intent: object, key?: string) =>
  world.call(carer, '/api/admin/care/step', { id: who.id, reason: 'spoke of debts', ...intent }, key)
const breaks = async () => z.parse(memberBreaks.reply, (await world.call(who, '/api/breaks')).body).data
const limits = async () => z.parse(memberLimits.reply, (await world.call(who, '/api/limits')).body).data
const bet = () => {
  const { deps } = world
  const round = { memberId: who.id, currency: 'BRL', category: 'slots', edgePpm: 40_000 } as const
  const one = { game: 'arara:x', roundId: deps.ids(), key: deps.ids(), stake: 100n, payout: 0n }
  return deps.wallet.playRound(deps.db, { ...round, ...one })
}

describe('the night’s look', () => {
  test('finds what grew, says with which figures, puts the member on the list and closes offers', async () => {
    await grow()
    await assessAll(world.deps)
    const found = (await list('high')).find(one => one.id === who.id)
    expect(found).toMatchObject({ score: 55, level: 'high', offers_closed_by: 'score', assessed_on: today() })
    expect(found?.markers).toEqual([
      { kind: 'growing_deposits', points: 30, facts: { week: '300.00', usual: '50.00' } },
      { kind: 'long_sessions', points: 25, facts: { days: 5 } },
    ])
    expect((await breaks()).offers_closed).toBe(true)
    const claim = await world.call(who, '/api/dailyrescue/claim', {})
    expect(claim).toMatchObject({ status: 403, body: { error: 'offers_closed' } })
    // Play itself is nobody's but the member's, until a person decides.
    expect((await bet()).status).toBe('posted')
  })

  test('counts night play by the clock of São Paulo, and only rounds that were begun', async () => {
    // From noon to one at night: 04:00 UTC.
    world.clock.advance(13 * 3_600_000)
    // Half an hour idle between them: an hour on end would ask for a reality check.
    for (let minute = 0; minute < 135; minute += 1) {
      if (minute % 45 === 0) world.clock.advance(40 * 60_000)
      expect((await bet()).status).toBe('posted')
      world.clock.advance(60_000)
    }
    world.clock.advance(day)
    await assessAll(world.deps)
    await comeToWork()
    const { case: found } = await open()
    expect(found.markers).toContainEqual({
      kind: 'night_play',
      points: 15,
      facts: { minutes: 135, percent: 100 },
    })
  })
})

describe('a step', () => {
  test('that limits holds at once, is said to be the operator’s, and cannot be raised before its time', async () => {
    const intent = { step: 'limit', kind: 'stake', period: 'day', value: '1.00', held_days: 30 }
    expect(await step(intent)).toMatchObject({ status: 200 })
    expect((await bet()).status).toBe('posted')
    expect(await bet()).toMatchObject({ status: 'refused', word: 'limit_reached' })
    const held = (await limits()).limits.find(one => one.kind === 'stake' && one.period === 'day')
    expect(held?.value).toBe(100n)
    expect(Date.parse(held?.held_until ?? '')).toBeGreaterThan(world.clock.now().getTime() + 29 * day)
    expect((await limits()).history[0]).toMatchObject({ by_house: true, state: 'applied' })
    const more = { kind: 'stake', period: 'day', value: '5.00' }
    for (const value of ['5.00', null])
      expect(await world.call(who, '/api/limits/set', { ...more, value })).toMatchObject({
        status: 409,
        body: { error: 'limit_held' },
      })
    expect(await world.call(who, '/api/limits/set', { ...more, value: '0.50' })).toMatchObject({
      status: 200,
    })
  })

  test('that limits never makes a limit of the member’s own wider', async () => {
    await world.call(who, '/api/limits/set', { kind: 'loss', period: 'week', value: '20.00' })
    const intent = { step: 'limit', kind: 'loss', period: 'week', value: '20.01', held_days: 1 }
    expect(await step(intent)).toMatchObject({ status: 409, body: { error: 'limit_not_lower' } })
    expect((await open()).steps).toEqual([])
  })

  test('that names the amount which holds already only holds it', async () => {
    const losses = { kind: 'loss', period: 'week' }
    await world.call(who, '/api/limits/set', { ...losses, value: '20.00' })
    expect(await step({ step: 'limit', ...losses, value: '20.00', held_days: 30 })).toMatchObject({
      status: 200,
    })
    // A shorter hold afterwards does not bring the day nearer.
    await step({ step: 'limit', ...losses, value: '20.00', held_days: 1 })
    const held = (await open()).limits.find(one => one.kind === 'loss')
    expect(held?.value).toBe('20.00')
    expect(Date.parse(held?.held_until ?? '')).toBeGreaterThan(world.clock.now().getTime() + 29 * day)
    expect(await world.call(who, '/api/limits/set', { ...losses, value: '30.00' })).toMatchObject({
      status: 409,
      body: { error: 'limit_held' },
    })
  })

  test('overtakes a wish for more that waited: its second word is refused while the server holds the limit', async () => {
    const stakes = { kind: 'stake', period: 'week' }
    await world.call(who, '/api/limits/set', { ...stakes, value: '50.00' })
    await world.call(who, '/api/limits/set', { ...stakes, value: '500.00' })
    await step({ step: 'limit', ...stakes, value: '10.00', held_days: 30 })
    const pending = (await limits()).limits.find(
      one => one.kind === 'stake' && one.period === 'week',
    )?.pending
    expect(pending).toBeNull()
  })

  test('that suspends closes play and claims; a shorter one afterwards changes nothing', async () => {
    expect(await step({ step: 'suspension', term: 'six_weeks' })).toMatchObject({ status: 200 })
    expect(await bet()).toMatchObject({ status: 'refused', word: 'play_blocked' })
    expect(await world.call(who, '/api/dailyrescue/claim', {})).toMatchObject({
      status: 403,
      body: { error: 'play_paused' },
    })
    const { running, history } = await breaks()
    expect(history).toMatchObject([{ kind: 'pause', by_house: true }])
    expect(Date.parse(running?.until ?? '')).toBeGreaterThan(world.clock.now().getTime() + 41 * day)
    await step({ step: 'suspension', term: 'day' })
    expect((await breaks()).running).toEqual(running)
    expect((await open()).steps.map(one => one.details)).toEqual([
      { term: 'day', changed: false },
      { term: 'six_weeks', changed: true },
    ])
  })

  test('closes offers until a person opens them, whatever a night finds', async () => {
    await grow()
    await step({ step: 'offers', closed: true })
    await assessAll(world.deps)
    expect((await open()).case.level).toBe('high')
    expect((await open()).case.offers_closed_by).toBe('person')
    await step({ step: 'offers', closed: false })
    expect((await open()).case.offers_closed_by).toBeNull()
  })

  test('is sent to the member as a notification, and kept with who took it and why; the reason is sealed', async () => {
    const key = 'care-step-once-0001'
    await step({ step: 'message', message: 'pause' }, key)
    await step({ step: 'message', message: 'pause' }, key)
    const { body } = await world.call(who, '/api/informationcenter/notification')
    const reported = z.parse(z.object({ data: z.array(z.object({ kind: z.string() })) }), body).data
    expect(reported.map(one => one.kind)).toEqual(['care_pause'])
    expect((await open()).steps).toMatchObject([
      { step: 'message', details: { message: 'pause' }, reason: 'spoke of debts', administrator: 'Lia' },
    ])
    const { rows } = await sql<{
      row: string
    }>`SELECT s::text AS row FROM care_step s WHERE member_id = ${who.id}
      UNION ALL SELECT a::text FROM audit_log a WHERE subject = ${`member:${who.id}`}`.execute(world.deps.db)
    expect(rows).toHaveLength(2)
    expect(rows.filter(({ row }) => row.includes('debts'))).toEqual([])
  })

  test('is not for finance, nor about nobody, nor about play money', async () => {
    const finance = await world.administrator('Rui', 'finance')
    expect((await world.call(finance, '/api/admin/care', { level: 'high' })).status).toBe(403)
    const demo = await world.member({ isDemo: true })
    for (const id of [demo.id, world.deps.ids()])
      expect(await step({ id, step: 'note' })).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })
})

// The last: the sessions of members end in these forty days.
test('looks once a night, and opens the offers again when nothing is found any more', async () => {
  await grow()
  await assessAll(world.deps)
  await used(6, 240, 900_000n)
  await assessAll(world.deps)
  expect((await open()).case.score).toBe(55)
  world.clock.advance(40 * day)
  await assessAll(world.deps)
  await comeToWork()
  expect((await open()).case).toMatchObject({ score: 0, level: 'calm', offers_closed_by: null })
  // The session is long over; what the server says of it is the same.
  const { rows } = await sql`SELECT 1 FROM offers_closing WHERE member_id = ${who.id}`.execute(world.deps.db)
  expect(rows).toEqual([])
})
