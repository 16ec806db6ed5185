import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { proveDemoAccount } from '../../../server/features/account/kyc/service.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { payeesOf } from '../../support/people/payee.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { productionEnvironment } from '../../support/production-environment.ts'

/* docs/rules/brazil.md, `kyc.stage` of Curaçao: "before first withdrawal at latest". */
let people: Awaited<ReturnType<typeof startPeople>>
let world: PixWorld
let payees: ReturnType<typeof payeesOf>
beforeAll(async () => {
  people = await startPeople()
  world = await createPixWorld({ ...people.environment, IDENTITY_BEFORE: 'withdrawal' })
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await world.close()
  await people.close()
})

it('under curacao a withdrawal waits for the proof, a deposit does not; an exclusion waits for nothing', async () => {
  const who = await payees.payee(5_000n)
  const draw = () => payees.draw(who, { money: '20.00' })
  expect(await draw()).toMatchObject({ status: 403, body: { error: 'identity_required' } })
  const intent = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
  expect(await world.call(who, '/api/recharge/online', intent)).toMatchObject({ status: 200 })
  await proveDemoAccount(world.deps, who.id)
  expect(await draw()).toMatchObject({ status: 200 })
  const excluded = await payees.payee(5_000n)
  const id = world.deps.ids()
  await world.call(excluded, '/api/breaks/take', { id, term: 'indefinite' })
  expect(await payees.draw(excluded, { money: '20.00' })).toMatchObject({ status: 200 })
})

it('the licence decides when it is asked for, the operator may ask sooner, never later', () => {
  const base = { DATABASE_URL: 'postgresql://app@localhost/arara', APP_SECRET: 'x'.repeat(32) }
  const { IDENTITY_URL, IDENTITY_KEY } = people.environment
  const read = (more: object) => readConfig({ ...base, IDENTITY_URL, IDENTITY_KEY, ...more })
  const before = (more: object) => {
    const outcome = read(more)
    return outcome.ok ? outcome.config.identityBefore : outcome.mistakes.join('\n')
  }
  const production = { ...productionEnvironment, IDENTITY_URL: 'https://identity.example' }
  expect(before({})).toBe('none')
  expect(before({ ...production, LICENCE: 'curacao' })).toBe('withdrawal')
  expect(before({ LICENCE: 'curacao', IDENTITY_BEFORE: 'play' })).toBe('play')
  expect(before({ LICENCE: 'br-spa' })).toBe('play')
  expect(before({ LICENCE: 'br-spa', IDENTITY_BEFORE: 'withdrawal' })).toMatch(/IDENTITY_BEFORE must be play/)
  expect(before({ ...production, LICENCE: 'br-spa', IDENTITY_URL: '' })).toMatch(
    /IDENTITY_URL and IDENTITY_KEY must be set/,
  )
})
