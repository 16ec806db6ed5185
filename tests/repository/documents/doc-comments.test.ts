import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/check/list-files.ts'

/* What others call says what it does, in which unit, and what it refuses. */

const rooms = ['contract', 'games', 'src/sync', 'src/db', 'src/api', 'server/wallet', 'server/features']
const files = listFiles(...rooms)
  .filter(path => /(?<!\.d)\.tsx?$/.test(path) && !path.startsWith('games/art/'))
  // Of the server's areas what others may call.
  .filter(path => !path.startsWith('server/features/') || path.endsWith('service.ts'))

const exported =
  /^export (?:async )?function\*? (\w+)|^export const (\w+) = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>/

/** Functions that are exported without a comment; of an overloaded one its first line has it. */
function undocumented(path: string, code: string): readonly string[] {
  const lines = code.split('\n')
  const seen = new Set<string>()
  return lines.flatMap((line, at) => {
    const [, fn, constant] = exported.exec(line) ?? []
    const name = fn ?? constant
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    return lines[at - 1]?.trim().endsWith('*/') ? [] : [`${path}: ${name}`]
  })
}

test('every function that others call has a comment', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap(path => undocumented(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('one without is found', () => {
  const code =
    '/** Known. */\nexport function a() {}\nexport const b = (of: number) => of\nexport async function c() {}'
  expect(undocumented('x.ts', code)).toEqual(['x.ts: b', 'x.ts: c'])
})
