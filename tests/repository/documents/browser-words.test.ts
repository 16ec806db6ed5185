import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testersWord, word, wordsOf } from '../../e2e/support/words.ts'

const folder = 'tests/e2e'
const catalogues = [word, testersWord, wordsOf('locales/backoffice/pt.po')]

/** The messages that a file asks for by their words, as they stand in it: `word('Log in')`. */
function askedIn(text: string): string[] {
  const asked = text.matchAll(/\bword(?:Like)?\(\s*('(?:[^'\\]|\\.)*')/g)
  return [...asked].map(([, quoted = "''"]) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
}

function isKnown(id: string): boolean {
  return catalogues.some(read => {
    try {
      return read(id) !== ''
    } catch {
      return false
    }
  })
}

// A reworded message breaks the browser tests that look for it: this test reports it within a second, not minutes later.
test('every message that a browser test looks for is one of the product’s', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  )
  const asked = files.flatMap(name =>
    askedIn(readFileSync(`${folder}/${name}`, 'utf8')).map(id => ({ name, id })),
  )
  expect(asked.length).toBeGreaterThan(500)
  expect(asked.filter(({ id }) => !isKnown(id))).toEqual([])
})
