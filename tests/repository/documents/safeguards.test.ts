import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safeguards } from '../../mutations/safeguards.ts'

/* `npm run mutations` takes each away and looks whether its test fails; here only the list is kept true. */
test.each(safeguards)('$name stands where the list of safeguards says, and its test is there', one => {
  expect(readFileSync(one.file, 'utf8').split(one.text)).toHaveLength(2)
  const [file, name] = one.test
  expect(name.length).toBeGreaterThan(10)
  expect(readFileSync(file, 'utf8')).toContain(name)
})

test('a function of the database is changed in its own file, not in a migration that made an earlier text', () => {
  const stale = safeguards.filter(({ file, text }) => {
    if (!file.startsWith('server/platform/database/migrations')) return false
    const whole = readFileSync(file, 'utf8')
    const before = whole.slice(0, whole.indexOf(text))
    const isIn = before.lastIndexOf('FUNCTION ') > before.lastIndexOf('$$;')
    return isIn && before.includes('FUNCTION ')
  })
  expect(stale.map(({ name }) => name)).toEqual([])
})
