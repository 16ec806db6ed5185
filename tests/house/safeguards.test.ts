import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safeguards } from '../mutations/safeguards.ts'

/* `npm run mutations` takes each away and looks whether its test fails; here only the list is kept true. */
test.each(safeguards)('$name stands where the list of safeguards says, and its test is there', one => {
  expect(readFileSync(one.file, 'utf8').split(one.text)).toHaveLength(2)
  const [file, name] = one.test
  expect(name.length).toBeGreaterThan(10)
  expect(readFileSync(file, 'utf8')).toContain(name)
})
