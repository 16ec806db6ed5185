import { expect, test } from 'vitest'
import { findForbidden } from '../../../scripts/check/forbidden-words.ts'

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

test.each([
  'const roll = Math.random()',
  'const now = Date.now()',
  'const at = new Date()',
  'const begun = performance.now()',
  'setTimeout(() => {}, 10)',
  "await fetch('/odds.json')",
  'crypto.getRandomValues(bytes)',
  'const id = crypto.randomUUID()',
  "localStorage.getItem('seed')",
  'process.env.RTP',
])('the rules of a game know neither time nor chance nor the world outside: %s', line => {
  expect(findForbidden('games/dice/dice-game.ts', line)).toEqual([
    'games/dice/dice-game.ts:1: time, chance or the outside world in the rules of a game',
  ])
  expect(findForbidden('server/platform/workers/clock.ts', line)).toEqual([])
})

test('the rules of a game may hash and sign, which come out alike everywhere', () => {
  const line = "await crypto.subtle.sign('HMAC', key, message)"
  expect(findForbidden('games/fairness/hmac.ts', line)).toEqual([])
})

test('words that only contain a forbidden one are fine', () => {
  expect(findForbidden('src/a.ts', 'const todos = company.many(anyone)')).toEqual([])
})

test('a file of more than 300 lines is refused and one of 300 is not', () => {
  expect(findForbidden('src/a.ts', 'x\n'.repeat(300))).toEqual([])
  expect(findForbidden('src/a.ts', 'x\n'.repeat(301))).toEqual(['src/a.ts: 301 lines, 300 are the most'])
})
