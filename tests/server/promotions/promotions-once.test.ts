import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import { type ClaimAnswer, claimCases } from '../../support/people/promotion-claims.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let world: PromotionWorld
let member: TestMember

beforeAll(async () => {
  world = await createPromotionWorld()
})
beforeEach(async () => {
  world.turnTo('12:00:00', 1)
  member = await world.member()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** Cookies of two devices the member is signed in on. */
async function twoDevices(): Promise<readonly [string, string]> {
  const signIn = async () => {
    const { name, password } = member
    const headers = { 'idempotency-key': randomUUID() }
    const payload = { name, password }
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login2', headers, payload })
    const device = answer.cookies.find(cookie => cookie.name === '__Host-arara-device')
    if (device === undefined) throw new Error('A sign-in named no device')
    return `${device.name}=${device.value}`
  }
  return [await signIn(), await signIn()]
}

const centavosOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)

async function spendable(): Promise<bigint> {
  const { cash, bonus } = await world.wallet(member)
  return cash + bonus
}

it('this file knows a claim of every promotion there is', () => {
  expect(new Set(claimCases.map(one => one.promotion))).toEqual(new Set(promotionIds))
})

// docs/rules/promotions.md: "Each claim pays once, however often or concurrently it is sent."
describe.each(claimCases)('$title', ({ path, body = {}, prepare, paid, nextDay = 0 }) => {
  /** Signed in on the day of the claim, once for all that follows. */
  const ready = async () => {
    await prepare(world, member)
    await world.call(member, 'promotion/state')
  }
  const claim = (key: ReturnType<typeof randomUUID>, cookie?: string) =>
    world.call(member, path, body, key, cookie)
  const successes = (answers: readonly ClaimAnswer[]) => {
    const others = answers.filter(({ code }) => code !== 200 && code !== 422)
    expect(others).toEqual([])
    return answers.filter(({ code }) => code === 200)
  }

  it('sent fifty times at once from two devices under fifty keys: one is paid, for what it says', async () => {
    await ready()
    const devices = await twoDevices()
    const before = await spendable()
    const sent = Array.from({ length: 50 }, (_, index) => claim(randomUUID(), devices[index % 2]))
    const [first, ...more] = successes(await Promise.all(sent))
    expect(more).toEqual([])
    expect(first).toBeDefined()
    expect(await spendable()).toBe(before + centavosOf(first === undefined ? [] : paid(first)))
  })

  it('sent fifty times at once under one key and once more after a lost answer: one answer, paid once', async () => {
    await ready()
    const before = await spendable()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(key)))
    expect(successes(answers)).toHaveLength(50)
    const { cookies: _, ...reported } = await claim(key)
    for (const { cookies: __, ...answer } of answers) expect(answer).toEqual(reported)
    expect(await spendable()).toBe(before + centavosOf(paid(reported)))
  })

  it('at the edge of the day in America/Sao_Paulo: paid in its last minute, not again in the first of the next', async () => {
    await prepare(world, member)
    // The test's clock goes on: a minute is more than a busy machine needs for ten claims.
    world.turnTo('23:59:00')
    await world.call(member, 'promotion/state')
    const before = await spendable()
    const evening = successes(await Promise.all(Array.from({ length: 10 }, () => claim(randomUUID()))))
    world.turnTo('00:00:00', 1)
    const morning = successes(await Promise.all(Array.from({ length: 10 }, () => claim(randomUUID()))))
    expect([evening.length, morning.length]).toEqual([1, nextDay])
    const reported = [...evening, ...morning].flatMap(answer => paid(answer))
    expect(await spendable()).toBe(before + centavosOf(reported))
  })
})
