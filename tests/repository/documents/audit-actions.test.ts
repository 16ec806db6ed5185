import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('server/**/*.ts')
  .map(path => readFileSync(path, 'utf8'))
  .filter(text => text.includes('audit(deps'))

/** Everything the server may call an act in the audit log: `action: 'x'`, or the first words of an `entryOf('x', …)`. */
const written = files.flatMap(text =>
  [...text.matchAll(/(?:action: |entryOf\()'([a-z_.]+)'/g)].map(([, action]) => action),
)

test('every act of the audit log has a word at the desk', () => {
  const words = readFileSync('backoffice/features/operations/audit/use-action-words.ts', 'utf8')
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter(action => !words.includes(`['${action}'`))).toEqual([])
})

/** `details: { a, b: 1 }` and `const details = { … }` beside an entry of the log. */
const noted = files.flatMap(text =>
  [...text.matchAll(/details(?:: | = )\{([^{}]*)\}/g)].flatMap(([, fields = '']) =>
    fields.split(',').flatMap(field => /^\s*([a-z_]+)\s*(?::|$)/.exec(field)?.[1] ?? []),
  ),
)
/** What the same files tell members or refuse with; `terms` are shown in a way of their own. */
const otherwise = new Set(['ticket_no', 'what', 'fault', 'loss', 'terms'])

test('everything that an act notes down has a name at the desk', () => {
  const words = readFileSync('backoffice/features/operations/audit/use-detail-words.ts', 'utf8')
  expect(noted.length).toBeGreaterThan(30)
  const nameless = noted.filter(name => !otherwise.has(name) && !words.includes(`    ${name}: t\``))
  expect(nameless).toEqual([])
})
