import { expect, it } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'

const all: readonly Endpoint[] = Object.values(endpoints)
const claims = all.filter(({ success }) => success === 'reward_claimed')

/** An answer of any claim that gave so much. */
const answerOf = (amount: bigint) => ({
  quantity: amount,
  data: { amount, bonus: amount, free: 0n, paid_now: amount, reward_amount: amount },
})

it.each(claims.map(claim => [claim.path, claim] as const))(
  '%s says that a reward was claimed only of an answer that gave something',
  (_path, claim) => {
    expect(claim.givesNothing(answerOf(0n))).toBe(true)
    expect(claim.givesNothing(answerOf(1n))).toBe(false)
  },
)

it('all nine promotions are among the claims', () => {
  expect(claims.length).toBeGreaterThanOrEqual(9)
})
