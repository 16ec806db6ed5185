import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { product } from './product.ts'

/** `npm run fixtures:import` beside the running house, as an operator's timer does. */
export function bringFixtures(matches: readonly object[]): void {
  const path = join(mkdtempSync(join(tmpdir(), 'arara-fixtures-')), 'fixtures.json')
  writeFileSync(path, JSON.stringify({ matches }))
  const env = { ...process.env, DATA_DIR: product.dataDir() }
  execFileSync(process.execPath, ['scripts/operate/fixtures-import.ts', path], { env, encoding: 'utf8' })
}
