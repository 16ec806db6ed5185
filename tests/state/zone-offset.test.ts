import { expect, test } from 'vitest'
import { zoneOffset } from '../../src/i18n/zone-offset.ts'

const at = Date.UTC(2026, 10, 28)

test.each([
  ['America/Sao_Paulo', 'UTC−3'],
  ['America/Rio_Branco', 'UTC−5'],
  ['America/Noronha', 'UTC−2'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['UTC', 'UTC+0'],
])('the clock of %s is named %s', (zone, name) => {
  expect(zoneOffset(at, zone)).toBe(name)
})
