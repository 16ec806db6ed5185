import { execFileSync } from 'node:child_process'
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
import { search } from './search.ts'
import { startTime } from './start.ts'
import { storage } from './storage.ts'
import { describeFigure, type Figure } from './support/figure.ts'

/** Those that take long tell each figure when they have it. */
const benches: Record<string, () => Promise<Figure[]> | AsyncGenerator<Figure>> = {
  'first-load': firstLoad,
  'offline-start': offlineStart,
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

function describeMachine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const load = loadavg()[0]?.toFixed(1)
  return `${new Date().toISOString().slice(0, 16)}Z, commit ${commit}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}, ${memory}, load ${load} at the start`
}

/** `npm run bench`, or `npm run bench -- search bets`: one after the other, each row as docs/performance.md has it. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter(name => !(name in benches))
  if (unknown.length > 0)
    throw new Error(`No bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}`)
  console.log(`${describeMachine()}\n\n| bench | figure | aim | | behind it |\n|---|---|---|---|---|`)
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for await (const figure of await run()) console.log(describeFigure(figure))
  }
}

await main(process.argv.slice(2))
