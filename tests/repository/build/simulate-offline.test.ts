import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// "a page 'simulate offline in five lines'". What it shows is what runs.
test('the lines of docs/guides/simulate-offline.md are the browser test of that name', () => {
  const page = readFileSync('docs/guides/simulate-offline.md', 'utf8')
  const [, shown] = /```ts\n(.*?)```/s.exec(page) ?? []
  expect(shown).toBe(readFileSync('tests/e2e/operations/simulate-offline.spec.ts', 'utf8'))
  expect(shown?.match(/^ {2}\S/gm)?.length).toBeLessThanOrEqual(5)
})
