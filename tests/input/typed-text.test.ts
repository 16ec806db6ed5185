import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync(['src/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'])
  .filter(path => !path.includes('/gallery/'))
  .map(path => ({ path, code: readFileSync(path, 'utf8') }))

/** They trim texts that nobody types. */
const ofPrograms = [
  'avatar.tsx',
  'mask-name.ts',
  'notice-words.ts',
  'paint-sky.ts',
  'read-prose.ts',
  'totp-enrolment.tsx',
  'use-outcome-words.ts',
]

// `trim` leaves signs that nobody sees: a reason of them alone was sent, and refused.
test('what is typed is read by the normalisers of the contract, not by `trim`', () => {
  const trimmed = files.filter(({ code }) => /\.trim\(\)|normalize\('NFKC'\)/.test(code))
  const typed = trimmed.filter(({ path }) => !ofPrograms.includes(basename(path)))
  expect(typed.map(({ path }) => path)).toEqual([])
})

// A browser cuts what is pasted by `maxLength`, signs that nobody sees included: a CPF from WhatsApp lost its last digit.
test('a field of a few signs counts those that are seen', () => {
  const short = files.flatMap(({ path, code }) =>
    [...code.matchAll(/maxLength=\{(\d+)\}/g)].filter(([, most]) => Number(most) < 40).map(() => path),
  )
  expect(short).toEqual([])
})
