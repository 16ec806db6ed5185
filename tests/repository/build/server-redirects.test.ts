import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* OWASP ASVS 5.0, V15.3.2: a call to another server never follows where that leads. */
test('every call of the server to another one says what it does with a redirect', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => ({ name, text: readFileSync(join('server', name), 'utf8') }))
  const calls = files.filter(({ text }) => /\b(?:fetch|call)\(\s*(?:url|target|address)\b/.test(text))
  expect(calls.length).toBeGreaterThan(1)
  expect(
    calls.filter(({ text }) => !/redirect: '(?:error|manual)'/.test(text)).map(({ name }) => name),
  ).toEqual([])
})
