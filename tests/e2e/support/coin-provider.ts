import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The variables of `start-product.ts`. */
function reported(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** examples/provider, connected as its README says: its games brought in, a key given, its server a process of its own. */
export async function startCoinProvider(): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-coin-'))
  const port = reported('ARARA_E2E_FRAME_PORT')
  const env = {
    ...process.env,
    DATA_DIR: reported('ARARA_E2E_DATA'),
    FRAME_ORIGINS: `http://localhost:${port}`,
  }
  const command = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [`scripts/operate/${script}.ts`, ...words], { env, encoding: 'utf8' })
  const catalogue = join(folder, 'catalogue.json')
  writeFileSync(
    catalogue,
    readFileSync('examples/provider/catalogue.json', 'utf8').replace(':9090', `:${port}`),
  )
  command('catalogue-import', catalogue)
  const key = Object.fromEntries(
    command('provider-key', 'add', 'moeda')
      .trim()
      .split('\n')
      .map(line => line.split('=')),
  )
  const provider = spawn(process.execPath, ['examples/provider/server.mjs'], {
    env: {
      ...key,
      CASINO_URL: reported('ARARA_E2E_URL'),
      PORT: port,
      HOST: 'localhost',
      JOURNAL: join(folder, 'journal.jsonl'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(provider.stdout, 'data')
  return provider
}
