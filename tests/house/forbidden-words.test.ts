import { expect, test } from 'vitest'
import { findForbidden } from '../../scripts/check/forbidden-words.ts'

const late = ['TO', 'DO'].join('')
const only = ['test', 'only'].join('.')
const skip = ['it', 'skip'].join('.')

test.each([
  [`${only}('x', () => {})`, 'a test that does not run with the others'],
  [`  ${skip}('x')`, 'a test that does not run with the others'],
  [`// ${late}: later`, 'work put off'],
  [`// @ts-${'ignore'}`, 'a silenced check'],
  [`// biome-${'ignore'} lint: because`, 'a silenced check'],
  [`const row = reply ${'as'} any`, 'any'],
  [`console${'.'}log(1)`, 'console outside scripts/, bench/ and examples/'],
])('%s is refused', (line, why) => {
  expect(findForbidden('src/a.ts', `const a = 1\n${line}`)).toEqual([`src/a.ts:2: ${why}`])
})

test('scripts may print', () => {
  expect(findForbidden('scripts/a.ts', `console${'.'}log(1)`)).toEqual([])
})

test('words that only contain a forbidden one are fine', () => {
  expect(findForbidden('src/a.ts', 'const todos = company.many(anyone)')).toEqual([])
})

test('a file of more than 300 lines is refused and one of 300 is not', () => {
  expect(findForbidden('src/a.ts', 'x\n'.repeat(300))).toEqual([])
  expect(findForbidden('src/a.ts', 'x\n'.repeat(301))).toEqual(['src/a.ts: 301 lines, 300 are the most'])
})
