import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import startProduct from '../tests/e2e/support/start-product.ts'
import { auditBooks } from '../tests/network-faults/audit-books.ts'
import { journey } from '../tests/network-faults/journey.ts'
import { judgeScenarios } from '../tests/network-faults/judge-scenarios.ts'
import { runNetworkFaults, type ScenarioRow } from '../tests/network-faults/network-faults.ts'
import { chromiumFlags } from '../tests/support/chromium-flags.ts'
import { ensureChromium } from './bootstrap/ensure-chromium.js'

const names = journey.map(leg => leg.name)
const usage = `npm run network-faults -- [--leg ${names.join('|')}] [--from 1] [--to 99] [--seed 7] [--workers 3] [--installed]`

function readOptions() {
  const { values } = parseArgs({
    options: {
      leg: { type: 'string', multiple: true, default: names },
      from: { type: 'string', default: '1' },
      to: { type: 'string', default: '9999' },
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      workers: { type: 'string', default: '3' },
      installed: { type: 'boolean', default: false },
    },
  })
  if (values.leg.some(name => !names.includes(name))) throw new Error(usage)
  return {
    legs: journey.filter(({ name }) => values.leg.includes(name)),
    from: Number(values.from),
    to: Number(values.to),
    seed: Number(values.seed),
    workers: Number(values.workers),
    isInstalled: values.installed,
  }
}

function show({ leg, number, cut, temper, reported, breaches, seconds, wasCut }: ScenarioRow): void {
  const what = cut ? `${cut.request} #${cut.nth}, ${cut.kind}, ${temper}` : 'nothing is cut'
  const said = reported.length > 0 ? ` | ${reported.join(' / ')}` : ''
  const result = breaches.length > 0 ? 'BREACH' : cut && !wasCut ? 'not asked this time' : 'fine'
  console.log(`${leg} ${number} | ${what}${said} | ${result} (${seconds.toFixed(1)} s)`)
  for (const breach of breaches) console.log(`    ${breach}`)
}

/** The journey with a fault, once for every request of it (docs/guides/long-runs.md). */
const { seed, ...options } = readOptions()
const stopProduct = await startProduct()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
})
console.log(`seed ${seed}`)
const rows = await runNetworkFaults(browser, { ...options, seed, onScenario: show })
await browser.close()
const wrongBooks = await auditBooks()
await stopProduct()
for (const breach of wrongBooks) console.log(`the books: ${breach}`)
const { wrong, missed, isProof } = judgeScenarios(rows)
for (const { leg, number, cut } of missed)
  console.log(`never asked for when it was to be cut: ${leg} ${number}, ${cut?.request} #${cut?.nth}`)
console.log(`${rows.length} scenarios, ${wrong} of them with a breach; ${missed.length} requests never cut`)
process.exit(isProof && wrongBooks.length === 0 ? 0 : 1)
