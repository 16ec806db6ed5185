import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safeguards } from '../mutations/safeguards.ts'

/* `npm run mutations` takes each away and looks whether its test fails; here only the list is kept true. */
test.each(safeguards)('$name stands where the list of safeguards says, and its test is there', one => {
  expect(readFileSync(one.file, 'utf8').split(one.text)).toHaveLength(2)
  const [file, name] = one.test
  expect(name.length).toBeGreaterThan(10)
  expect(readFileSync(file, 'utf8')).toContain(name)
})

const migrations = 'server/database/migrations'
const wholes = readdirSync(migrations)
  .toSorted()
  .map(name => ({ file: `${migrations}/${name}`, text: readFileSync(`${migrations}/${name}`, 'utf8') }))

/** The function of the database that a piece of a migration is a part of. */
function functionAround({ file, text }: { readonly file: string; readonly text: string }) {
  const whole = readFileSync(file, 'utf8')
  const before = whole.slice(0, whole.indexOf(text))
  const [name] = [...before.matchAll(/^CREATE (?:OR REPLACE )?FUNCTION (\w+)/gm)]
    .map(match => match[1])
    .slice(-1)
  const ended = /^(?:\$\$|END \$\$);/m.test(before.slice(before.lastIndexOf('FUNCTION')))
  return ended ? undefined : name
}

test('a function of the database is changed where it was defined last', () => {
  const stale = safeguards.flatMap(one => {
    const name = one.file.startsWith(migrations) ? functionAround(one) : undefined
    const definition = new RegExp(`^CREATE (?:OR REPLACE )?FUNCTION ${name}\\(`, 'm')
    const last = name === undefined ? undefined : wholes.findLast(({ text }) => definition.test(text))
    return last === undefined || last.file === one.file ? [] : [`${one.name}: ${name} is in ${last.file}`]
  })
  expect(stale).toEqual([])
})
