import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../server/platform/database/connect.ts'
import { startEmbedded } from '../server/platform/database/embedded.ts'
import { prepareDatabase } from '../server/platform/database/prepare.ts'
import { readRules } from './promotions/read-rules.ts'
import { kindsTable, strategiesTable } from './simulate/cost-by-kind.ts'
import { breaches, simulateRules } from './simulate/run-rules.ts'

/**
 * `npm run simulate -- rules [MEMBERS] [DAYS]`: plays strategies by the pure model of the rules (default 10,000 members, 365 days)
 * and prints the cost of each kind of member. Exits with 1 when one is paid more than its play costs on average, a
 * first-deposit offer more than its price, when a promised reward was lost, or a centavo has no movement.
 * `npm run simulate -- ledger [MEMBERS] [DAYS]`: the same actions on the real ledger and the model (default 200 members, 31 days):
 * their sums must agree to the centavo.
 */
const [what, members, days] = process.argv.slice(2)

async function rules(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-simulate-'))
  const embedded = await startEmbedded({ dataDir, onNotice: () => {} })
  try {
    const { appUrl } = await prepareDatabase({ ownerUrl: embedded.ownerUrl })
    const db = createDatabase(appUrl, { max: 1 })
    const { terms } = await readRules(db)
    await db.destroy()
    const outcomes = simulateRules(terms, Number(members ?? 10_000), Number(days ?? 365))
    console.log(strategiesTable(outcomes))
    console.log(`\n${kindsTable(outcomes)}`)
    const found = breaches(outcomes)
    for (const breach of found) console.error(breach)
    return found.length > 0 ? 1 : 0
  } finally {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function ledger(): number {
  const env = { ...process.env, SIMULATED_MEMBERS: members ?? '200', SIMULATED_DAYS: days ?? '31' }
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/server/promotions/simulated-ledger.test.ts']
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1
}

if (what === 'rules') process.exitCode = await rules()
else if (what === 'ledger') process.exitCode = ledger()
else {
  console.error('Usage: npm run simulate -- rules|ledger [MEMBERS] [DAYS]')
  process.exitCode = 2
}
