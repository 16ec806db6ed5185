import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { bets } from './bets.ts'
import { catalogue } from './catalogue.ts'
import { comparable } from './comparable.ts'
import { crash } from './crash.ts'
import { firstLoad } from './first-load.ts'
import { frames } from './frames.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { offlineStart } from './offline-start.ts'
import { profileVisits } from './profiles.ts'
import { registrations } from './registration.ts'
import { search } from './search.ts'
import { startTime } from './start.ts'
import { storage } from './storage.ts'
import { describeFigure, type Figure } from './support/figure.ts'

/** Those that take long tell each figure when they have it. */
const benches: Record<string, () => Promise<Figure[]> | AsyncGenerator<Figure>> = {
  'first-load': firstLoad,
  'offline-start': offlineStart,
  registration: registrations,
  search,
  bets,
  catalogue,
  crash,
  frames,
  profiles: profileVisits,
  memory,
  lighthouse,
  comparable,
  start: startTime,
  storage,
}

/** Where and on what a run was made. */
function describeRun() {
  const git = (...words: string[]) => execFileSync('git', words).toString().trim()
  const [cpu] = cpus()
  return {
    at: new Date().toISOString().slice(0, 19),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-changed'),
    node: process.version,
    machine: `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    load: Number(loadavg()[0]?.toFixed(1)),
  }
}

/** `npm run bench`, or `npm run bench -- search bets`: one after the other, each row as docs/performance.md has it; all of them are kept in bench/results. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter(name => !(name in benches))
  if (unknown.length > 0)
    throw new Error(`No bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}`)
  const reported = describeRun()
  const figures: (Figure & { readonly bench: string })[] = []
  console.log(
    `${Object.values(reported).join(', ')}\n\n| bench | figure | aim | | behind it |\n|---|---|---|---|---|`,
  )
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for await (const figure of await run()) {
      figures.push({ bench: name, ...figure })
      console.log(describeFigure(figure))
    }
  }
  const file = `bench/results/${reported.at.replaceAll(':', '')}-${reported.commit}.json`
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...reported, figures }, null, 2)}\n`)
  console.log(`\nkept in ${file}`)
}

await main(process.argv.slice(2))
