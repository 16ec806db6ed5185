import { expect, test } from 'vitest'
import { withLeaf } from '../../../backoffice/features/promotions/leaves.ts'
import { readFault } from '../../../backoffice/features/promotions/read-fault.ts'
import { readTerm, showTerm } from '../../../backoffice/features/promotions/term-unit.ts'
import { languages } from '../../../contract/language.ts'
import { differencesOf, leavesOf } from '../../../contract/promotions/terms-leaves.ts'

const rate = { path: ['reward_rate'], value: 1250 }
const sum = { path: ['min_recharge'], value: '1500.00' }

test('rates are written in percent and amounts in reais, as the operator reads them, and kept as the contract has them', () => {
  expect(showTerm(rate, 'pt')).toBe('12,5')
  expect(showTerm(rate, 'zh_cn')).toBe('12.5')
  expect(readTerm(rate, '20')).toBe(2000)
  expect(readTerm(rate, '12,75')).toBe(1275)
  expect(readTerm(rate, '12.75')).toBe(1275)
  expect(showTerm(sum, 'pt')).toBe('1500,00')
  expect(showTerm(sum, 'zh_cn')).toBe('1500.00')
  expect(readTerm(sum, '99,9')).toBe('99.90')
})

test.each([
  ['', rate],
  ['muito', rate],
  ['1,234', rate],
  ['-1', sum],
  ['1.500,00', sum],
  ['1,500.00', sum],
  ['1,500', sum],
])('“%s” is no value: nothing is saved in its place', (typed, leaf) => {
  expect(readTerm(leaf, typed)).toBeUndefined()
})

test.each(languages)('every value that is shown in %s is read back as itself', language => {
  const terms = { days: 7, tiers: [{ name: 'bronze', from: '1000.00', from_rate: 500 }], rewards: ['0.05'] }
  for (const leaf of leavesOf(terms)) expect(readTerm(leaf, showTerm(leaf, language))).toBe(leaf.value)
})

test('a tier is read from its beginning to its end, and a prize before its odds, however the database keeps their names', () => {
  const kept = { to: '5000.00', from: '1000.00', name: 'bronze', to_rate: 1000, from_rate: 500 }
  const namesOf = (terms: object) => leavesOf(terms).map(({ path }) => path.at(-1))
  expect(namesOf(kept)).toEqual(['name', 'from', 'to', 'from_rate', 'to_rate'])
  expect(namesOf({ id: 'one', icon: 'coin', amount: '0.05', weight: 1 })).toEqual([
    ...['id', 'icon', 'amount', 'weight'],
  ])
})

test('a version says what it changed, what it added and what it took away', () => {
  const before = { days: 7, rewards: ['0.05', '0.10'] }
  const after = { days: 14, rewards: ['0.05'] }
  expect(differencesOf(before, after)).toEqual([
    { path: ['days'], before: { path: ['days'], value: 7 }, after: { path: ['days'], value: 14 } },
    { path: ['rewards', 1], before: { path: ['rewards', 1], value: '0.10' }, after: undefined },
  ])
  expect(withLeaf(before, ['rewards', 1], '0.20')).toEqual({ days: 7, rewards: ['0.05', '0.20'] })
})

test.each([
  ['general.3.keep_betting > betting_needed', ['general', 3, 'keep_betting'], [], 'betting_needed'],
  [
    'slot.0: recharge_needed, betting_needed, keep_betting > 0',
    ['slot', 0],
    ['recharge_needed', 'betting_needed', 'keep_betting'],
    '0',
  ],
  [
    'general.9.withdrawal_min, withdrawal_max, withdrawal_day_limit',
    ['general', 9, 'withdrawal_min'],
    ['withdrawal_max', 'withdrawal_day_limit'],
    undefined,
  ],
  ['live: levels', ['live'], ['levels'], undefined],
  ['recharge.0.from > 0.00', ['recharge', 0, 'from'], [], '0.00'],
  ['bronze', ['bronze'], [], undefined],
] as const)(
  'the fault “%s” is read as a place, what else is part of it, and what it must not pass',
  (text, path, others, limit) => {
    expect(readFault(text)).toEqual({ path, others, limit })
  },
)
