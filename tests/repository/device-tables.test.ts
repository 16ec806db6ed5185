import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sealedAnswers } from '../../src/db/answer-rows.ts'
import { schemaVersions } from '../../src/db/schema.ts'

// Each table of the device and its choice is named in docs/security/device.md.

const page = readFileSync('docs/security/device.md', 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+)/gm)].map(([, table = '', choice = '']) => ({
  table,
  choice,
}))

test('every table of the device is named once, with one of the choices', () => {
  const tables = Object.keys(Object.assign({}, ...schemaVersions))
  expect(rows.map(({ table }) => table).toSorted()).toEqual(tables.toSorted())
  expect(
    rows.filter(({ choice }) => !['sealed', 'partly', 'readable', 'public', 'key'].includes(choice)),
  ).toEqual([])
})

test('every sealed answer is named', () => {
  expect(sealedAnswers.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
