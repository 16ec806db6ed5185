import { prepareDatabase } from '../server/platform/database/prepare.ts'
import { startTestCluster } from '../tests/support/postgres-test-cluster.ts'
import { type GrownSite, growSite } from './growth/grown-site.ts'
import { type Act, hotWork } from './growth/hot-work.ts'
import { describeFigure, type Figure, median, pairedRatio } from './support/figure.ts'

const small = 10_000
const turns = Number(process.env.RUNS ?? 15)
const lanes = 2
const actsEach = 60

/** Milliseconds of one act, the median of many, each for another member. */
async function timeActs(site: GrownSite, members: readonly string[], act: Act): Promise<number> {
  const took: number[] = []
  const lane = async (from: number) => {
    for (let at = 0; at < actsEach; at += 1) {
      const memberId = members[(from * actsEach + at) % members.length] ?? site.heaviest
      const startedAt = performance.now()
      await act(site, memberId)
      took.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, from) => lane(from)))
  return median(took)
}

type Whose = (site: GrownSite) => readonly string[]

/** In turns, large and small: what the machine does to one it does to the other. */
async function compare(
  title: string,
  large: GrownSite,
  floor: GrownSite,
  act: Act,
  whose: Whose,
): Promise<Figure> {
  const [ours, under]: [number[], number[]] = [[], []]
  for (let turn = -3; turn < turns; turn += 1) {
    const one = await timeActs(large, whose(large), act)
    const other = await timeActs(floor, whose(floor), act)
    if (turn < 0) continue // The first ones warm code and caches.
    ours.push(one)
    under.push(other)
  }
  const detail = `${median(ours).toFixed(2)} ms to ${median(under).toFixed(2)} ms`
  return { title, value: pairedRatio(ours, under), unit: '×', aim: { atMost: 1.3 }, detail }
}

/** `npm run growth -- 10000000`: latencies on a ledger of that many transactions against those on ten thousand. */
async function main(sizes: readonly number[]): Promise<void> {
  const cluster = await startTestCluster()
  try {
    const { appUrl } = await prepareDatabase({ ownerUrl: cluster.ownerUrl })
    const floor = await growSite(cluster, appUrl, small)
    console.log(`small: ${floor.told}`)
    for (const size of sizes) {
      const large = await growSite(cluster, appUrl, size)
      console.log(`\nlarge: ${large.told}\n\n| growth | figure | aim | | behind it |\n|---|---|---|---|---|`)
      for (const [what, act] of Object.entries(hotWork)) {
        const most: Whose = site => [site.heaviest]
        console.log(describeFigure(await compare(what, large, floor, act, site => site.members)))
        console.log(describeFigure(await compare(`${what}, of whoever plays most`, large, floor, act, most)))
      }
      await large.close()
    }
    await floor.close()
  } finally {
    await cluster.stop()
  }
}

const asked = process.argv.slice(2).map(Number)
await main(asked.length > 0 ? asked : [100_000])
