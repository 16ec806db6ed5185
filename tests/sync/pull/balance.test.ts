import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BalanceRow } from '../../../src/db/personal-rows.ts'
import { mergeBalance } from '../../../src/sync/pull/balance.ts'

/** What a wallet of that version holds; every answer about it says the same. */
function received(version: number, restVersion: number | null): BalanceRow {
  const asOf = version * 1000
  const zero = { rebate: 0n, hold: 0n, ml_money: 0n, providers: [] }
  const rest = restVersion === null ? null : { currency: 'BRL' as const, ...zero, total: BigInt(restVersion) }
  return {
    memberId: 'ana',
    money: BigInt(version) * 10n,
    bonus: BigInt(version),
    wallet_version: version,
    asOf,
    rest:
      rest && restVersion !== null
        ? { ...rest, wallet_version: restVersion, asOf: restVersion * 1000 }
        : null,
  }
}

const version = fc.nat({ max: 20 })
const answer = fc.tuple(version, fc.option(version)).map(([one, rest]) => received(one, rest))

test('the balance shown is that of the highest wallet version heard, in whatever order answers arrive', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1 }), answers => {
      const end = answers.reduce<BalanceRow | undefined>(mergeBalance, undefined)
      const highest = Math.max(...answers.map(row => row.wallet_version))
      expect(end?.wallet_version).toBe(highest)
      expect(end?.money).toBe(BigInt(highest) * 10n)
      const rests = answers.flatMap(row => row.rest ?? [])
      expect(end?.rest?.wallet_version ?? null).toBe(
        rests.length === 0 ? null : Math.max(...rests.map(rest => rest.wallet_version)),
      )
    }),
  )
})

test('merging is the same from both sides, in every grouping, and twice is once', () => {
  fc.assert(
    fc.property(answer, answer, answer, (a, b, c) => {
      expect(mergeBalance(a, b)).toEqual(mergeBalance(b, a))
      expect(mergeBalance(mergeBalance(a, b), c)).toEqual(mergeBalance(a, mergeBalance(b, c)))
      expect(mergeBalance(mergeBalance(a, b), b)).toEqual(mergeBalance(a, b))
    }),
  )
})
