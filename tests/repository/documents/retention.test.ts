import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  erasedTables,
  forgottenTables,
  keptTables,
} from '../../../server/features/account/profile/erased-tables.ts'

// Checklist (docs/rules/responsible-gambling.md), Governance: "retention schedule (5 years AML, then erase)".

const schedule = readFileSync('docs/compliance/retention-schedule.md', 'utf8')
const rows = [...schedule.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, table = '', cells = '']) => {
  const [holds = '', , , ends = ''] = cells.split('|').map(cell => cell.trim())
  return { table, holds, ends }
})

test('every table with rows of single members is in the schedule once, with what it holds', () => {
  const tables = [...erasedTables, ...Object.keys(keptTables)]
  expect(rows.map(({ table }) => table).toSorted()).toEqual(tables.toSorted())
  expect(rows.filter(({ holds }) => holds.length < 5)).toEqual([])
})

test('the schedule says of each when it ends as the work does', () => {
  const endsOf = (table: string) => {
    if (erasedTables.some(one => one === table)) return 'erasure'
    return forgottenTables.some(one => one === table) ? 'five years' : 'stays'
  }
  expect(rows.filter(({ table, ends }) => ends !== endsOf(table))).toEqual([])
})
