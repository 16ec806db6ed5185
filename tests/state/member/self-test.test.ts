import { expect, test } from 'vitest'
import { languages } from '../../../contract/language.ts'
import { helpByCountry, helpFor } from '../../../src/features/responsible-gambling/help/help-by-country.ts'
import {
  type PgsiAnswer,
  pgsiBand,
  pgsiMost,
  pgsiQuestions,
  pgsiScore,
} from '../../../src/features/responsible-gambling/help/pgsi.ts'

// Ferris and Wynne, 2001: nine questions, 0 to 3 each; 0, 1 and 2, 3 to 7, 8 and more.
test('the index adds what each answer weighs', () => {
  const all = (answer: PgsiAnswer) => Array.from({ length: pgsiQuestions }, () => answer)
  expect([0, 1, 2, 3].map(answer => pgsiScore(all(answer as PgsiAnswer)))).toEqual([0, 9, 18, pgsiMost])
  expect(pgsiScore([0, 1, 0, 3, 0, 0, 2, 0, 1])).toBe(7)
})

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('a score of %i is of the band %s', (score, band) => {
  expect(pgsiBand(score)).toBe(band)
})

test('help in Brazil stands first in every language, none is lost, and everybody finds a way near', () => {
  for (const language of languages) {
    const { near, far } = helpFor(language)
    expect(near[0]?.region).toBe('BR')
    expect(new Set([...near, ...far])).toEqual(new Set(helpByCountry))
  }
  const ways = helpByCountry.flatMap(({ services }) => services)
  expect(ways.filter(({ phone, link }) => phone === undefined && link === undefined)).toEqual([])
  expect(ways.filter(({ link }) => link !== undefined && !link.startsWith('https://'))).toEqual([])
})
