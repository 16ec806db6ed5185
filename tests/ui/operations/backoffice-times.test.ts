import { expect, test } from 'vitest'
import { fromLocalField, toLocalField } from '../../../backoffice/parts/time/brazil-time.ts'

test('a time in a field is Brasília’s, whatever the operator’s clock, and comes back as it went', () => {
  expect(fromLocalField('2026-12-01T00:00')).toBe('2026-12-01T03:00:00.000Z')
  expect(toLocalField('2026-12-01T02:59:00.000Z')).toBe('2026-11-30T23:59')
  expect(fromLocalField(toLocalField('2026-12-01T03:00:00.000Z'))).toBe('2026-12-01T03:00:00.000Z')
})

test.each(['', ':', '2026', '2026-12-01', '2026-13-01T00:00'])('%j is no time', field => {
  expect(fromLocalField(field)).toBeUndefined()
})
