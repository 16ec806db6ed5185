import { expect, test } from 'vitest'
import { countOldWords, oldWords } from '../../../scripts/check/old-words.ts'

const found = (path: string, text: string) =>
  [...countOldWords([[path, text]])].filter(([, count]) => count > 0)

test('an old word is counted in the names that a file declares, and in its own name', () => {
  const text = 'const theDesk = 1\nfunction openDesk() {}\ntype House = string\nlet desktop = housekeeping'
  expect(found('zz/desk-store.ts', text)).toEqual([
    ['house', 1],
    ['desk', 3],
  ])
})

test('an old word is not counted in a string, a comment or a name that is used only', () => {
  expect(found('zz/store.ts', "// the desk\nsend('desk', desk.house)")).toEqual([])
})

test('every old word has its successor', () => {
  expect(oldWords.every(({ instead }) => instead.length > 2)).toBe(true)
})
