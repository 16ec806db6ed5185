import { expect, test } from 'vitest'
import { onlyKnownSearch } from '../../src/routes/-only-known-search.ts'

/** What the router does with a reader's answer. */
const merge = (raw: Record<string, unknown>, read: (raw: Record<string, unknown>) => object) => ({
  ...raw,
  ...read(raw),
})
const readPage = onlyKnownSearch((raw): { page?: string } => (raw.page === '1' ? { page: '1' } : {}))

test('a value that the reader refuses does not come back from the address', () => {
  expect(merge({ page: 'javascript:alert(1)', other: 'x' }, readPage)).toEqual({
    page: undefined,
    other: undefined,
  })
})

test('a value that it takes is there', () => {
  expect(merge({ page: '1' }, readPage)).toEqual({ page: '1' })
})
