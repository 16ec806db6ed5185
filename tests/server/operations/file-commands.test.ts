import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../support/test-database.ts'

/** The commands that operators run on files, as they run them: each alone, on a house that has only begun. */
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase({ max: 2, isBare: true })
})
afterAll(() => database.close())

const folder = mkdtempSync(join(tmpdir(), 'arara-files-'))
const execute = promisify(execFile)

interface Ended {
  readonly stdout: string
  readonly stderr: string
  readonly code: number
}
const run = (command: string, ...words: readonly string[]): Promise<Ended> =>
  execute(process.execPath, [`scripts/operate/${command}.ts`, ...words], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.ownerUrl,
      APP_DATABASE_URL: database.appUrl,
      APP_SECRET: 'the-secret-of-a-house-that-has-just-begun-0123',
      DATA_DIR: folder,
    },
  }).then(
    reported => ({ ...reported, code: 0 }),
    (failed: Ended) => failed,
  )

const kickOff = new Date(Date.now() + 86_400_000).toISOString()
const matches = `id,competition,home,away,kicks_off_at,odds_home,odds_draw,odds_away
r-1,Copa,Casa,Fora,${kickOff},2.50,3.30,3.20
r-2,Copa,Longe,Perto,${kickOff},1.50,2.50,3.00
`

test('docs/games/fixtures.md: every line of a file of matches is reported, and one that is refused keeps no other back', async () => {
  const path = join(folder, 'rodada.csv')
  writeFileSync(path, matches)
  const first = await run('fixtures-import', path)
  expect(first.stdout).toMatch(/^line 2: r-1 added\nline 3: r-2 REFUSED .+\nDone\./)
  expect(first.code).toBe(1)
  const again = await run('fixtures-import', path, '--dry-run')
  expect(again.stdout).toContain('line 2: r-1 unchanged\n')
  expect(again.stdout).toContain('A dry run: nothing was changed.')
})

test('docs/guides/catalogue-files.md: what was exported is brought in without a change', async () => {
  const path = join(folder, 'catalogue.json')
  expect(await run('catalogue-export', path)).toMatchObject({ code: 0 })
  const { stdout, code } = await run('catalogue-import', path, '--dry-run')
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+ unchanged\nA dry run/)])
})

test('a file that is not there is said in a sentence', async () => {
  const path = join(folder, 'nowhere.json')
  const reported = await Promise.all(
    ['fixtures-import', 'catalogue-import', 'rounds-verify'].map(command => run(command, path)),
  )
  for (const { stderr, code } of reported) {
    expect(stderr).toMatch(/^\S+nowhere\.json cannot be read: .+\n$/)
    expect(code).toBe(2)
  }
})
