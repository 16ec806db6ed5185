import { parseArgs } from 'node:util'
import { walkBrokenChunks } from '../tests/browsers/broken-chunks.ts'
import { chromium } from '../tests/browsers/chromium.ts'
import { firefox } from '../tests/browsers/firefox.ts'
import type { Browser } from '../tests/browsers/tab.ts'
import { type LegEnd, walkJourney } from '../tests/browsers/walk.ts'
import { webkitgtk } from '../tests/browsers/webkitgtk.ts'
import startProduct from '../tests/e2e/support/start-product.ts'

const browsers: Readonly<Record<string, Browser>> = { chromium, firefox, webkitgtk }
const usage = `npm run journey:browsers -- [--browser ${Object.keys(browsers).join('|')}]`

function readNames(): readonly string[] {
  const usual = ['firefox', 'webkitgtk']
  const options = { browser: { type: 'string', multiple: true, default: usual } } as const
  const { browser } = parseArgs({ options }).values
  if (browser.every(name => name in browsers)) return browser
  console.error(usage)
  process.exit(2)
}

/** The journey of a member in browsers that no other test uses (docs/guides/long-runs.md). */
const names = readNames()
const wanted = names.flatMap(name => {
  const browser = browsers[name]
  const missing = browser?.missing() ?? []
  if (missing.length === 0) return browser ? [{ name, browser }] : []
  console.log(`${name} is not here. On Debian: apt install ${missing.join(' ')}`)
  return []
})
if (wanted.length < names.length) process.exit(2)

const stopProduct = await startProduct()
let wrong = 0
for (const { name, browser } of wanted) {
  const folder = `.tmp/journey-browsers/${name}`
  const onLeg = ({ leg, seconds, breach }: LegEnd) =>
    console.log(`${name} | ${leg} | ${breach === undefined ? 'fine' : 'BREACH'} (${seconds.toFixed(1)} s)`)
  const broken = await walkBrokenChunks(browser, { folder, onLeg })
  const end = await walkJourney(browser, { folder, onLeg })
  const breaches = [...broken, ...end.breaches]
  for (const breach of breaches) console.log(`  ${breach}`)
  wrong += breaches.length
  console.log(`${end.browser}: ${breaches.length} breaches; pictures in ${folder}`)
  for (const [feature, has] of Object.entries(end.features)) console.log(`  ${feature}: ${has}`)
}
await stopProduct()
process.exit(wrong > 0 ? 1 : 0)
