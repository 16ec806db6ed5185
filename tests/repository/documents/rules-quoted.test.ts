import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { promotionIds } from '../../../contract/promotions/registry.ts'

/*
 * Each rule has a test that quotes it. quoted-rules.txt has the rules of promotions, VIP, agency and information, one a line: whose it
 * is, the page of the rule, its words, and the file under tests/ whose test says them.
 */
const row = z.tuple([z.string(), z.string(), z.string(), z.string()])
const rules = readFileSync('tests/repository/quoted-rules.txt', 'utf8')
  .trim()
  .split('\n')
  .map(line => z.parse(row, line.split(' | ')))

/** Without the ends of lines that a comment goes on over, and without the backslashes of a name in quotes. */
const plain = (text: string) =>
  text
    .replaceAll(/\n\s*(?:\/\/|\*)?\s*/g, ' ')
    .replaceAll('\\', '')
    .toLowerCase()

test.each(rules)('%s (%s): “%s” is said by a test of %s', (_, section, words, file) => {
  const text = plain(readFileSync(`tests/${file}`, 'utf8'))
  // Not `toContain`, which would print the whole file.
  expect({ words: text.includes(plain(words)), section: text.includes(section) }).toEqual({
    words: true,
    section: true,
  })
})

test('no promotion is without such a rule', () => {
  const reported = new Set(rules.map(([of]) => of))
  expect(promotionIds.filter(id => !reported.has(id))).toEqual([])
})
