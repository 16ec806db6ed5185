import { expect, test } from 'vitest'
import { bannedWords, countBanned, findLostPaths, proseOf } from '../../../scripts/check/prose.ts'

test('prose is a comment, a title, a document or an English message, and no string of code', () => {
  const code = "// one\nconst told = 'told' // two\ntest('three', () => {})\n/**\n * four\n */"
  expect(proseOf('a.ts', code).join(' ')).toMatch(/one.*two.*three.*four/s)
  expect(proseOf('a.ts', code).join(' ')).not.toContain('told')
  expect(proseOf('locales/en.po', 'msgid "five"\nmsgstr "six"')).toEqual(['five'])
  expect(proseOf('a.md', 'seven')).toEqual(['seven'])
})

test('every banned word is counted where it stands as a word of its own', () => {
  const text = `// ${'The '}house, the house edge and ${'who'}ever; ${'to'}ld, untold`
  const counts = countBanned([['a.ts', text]])
  expect([...counts].filter(([, count]) => count > 0)).toEqual([
    [`the ${'house'}`, 1],
    [`who${'ever'}`, 1],
    [`to${'ld'}`, 1],
  ])
  expect(bannedWords.every(({ instead }) => instead.length > 3)).toBe(true)
})

test('a path that leads nowhere is found', () => {
  const lostIn = findLostPaths([
    'docs/decisions/047-areas-have-an-order.md',
    'src/common/age.ts',
    'server/main.ts',
  ])
  const text = '`server/nowhere.ts`, docs/decisions/047, docs/decisions/99, src/common/ and server/main.ts'
  expect(lostIn('a.md', text)).toEqual([
    'a.md: server/nowhere.ts is not in the repository',
    'a.md: docs/decisions/99 is not in the repository',
  ])
})
