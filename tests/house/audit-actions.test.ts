import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Everything the server may call an act in the audit log: `action: 'x'`, or the first words of an `entryOf('x', …)`. */
const written = globSync('server/**/*.ts')
  .map(path => readFileSync(path, 'utf8'))
  .filter(text => text.includes('audit(deps'))
  .flatMap(text => [...text.matchAll(/(?:action: |entryOf\()'([a-z_.]+)'/g)].map(([, action]) => action))

test('every act of the audit log has a word at the desk', () => {
  const words = readFileSync('backoffice/audit/use-action-words.ts', 'utf8')
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter(action => !words.includes(`['${action}'`))).toEqual([])
})
