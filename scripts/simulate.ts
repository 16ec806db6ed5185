import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../server/database/connect.ts'
import { startEmbedded } from '../server/database/embedded.ts'
import { prepareDatabase } from '../server/database/prepare.ts'
import { readRules } from './promotions/read-rules.ts'
import { simulateRules } from './simulate/run-rules.ts'

/**
 * `npm run simulate -- rules [MEMBERS] [DAYS]`: plays strategies by the pure model of the rules, 10,000 members and a year unless told
 * otherwise; ends with 1 when one of them is paid more than its play costs on average.
 * `npm run simulate -- ledger [MEMBERS] [DAYS]`: the same actions on the real ledger and the model, 200 members and a month: their
 * sums must agree to the centavo.
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
    const reais = (centavos: number) => `R$ ${(centavos / 100).toFixed(2)}`
    console.log('| strategy | members | play costs | paid | gain, 99 % |\n|---|---|---|---|---|')
    for (const { name, members: count, costs, receives, gain, half } of outcomes)
      console.log(
        `| ${name} | ${count} | ${reais(costs)} | ${reais(receives)} | ${reais(gain)} ± ${reais(half)} |`,
      )
    return outcomes.some(({ gain, half }) => gain + half >= 0) ? 1 : 0
  } finally {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function ledger(): number {
  const env = { ...process.env, SIMULATED_MEMBERS: members ?? '200', SIMULATED_DAYS: days ?? '31' }
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/server/simulated-ledger.test.ts']
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1
}

if (what === 'rules') process.exitCode = await rules()
else if (what === 'ledger') process.exitCode = ledger()
else {
  console.error('Usage: npm run simulate -- rules|ledger [MEMBERS] [DAYS]')
  process.exitCode = 2
}
