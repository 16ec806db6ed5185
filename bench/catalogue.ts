import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { startSite, untilReady } from './support/site.ts'

const run = promisify(execFile)
const turns = Number(process.env.RUNS ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const clients = 32
const path = '/api/games/listsv2'
const query = '?lang=pt&limit=60'

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
})

/** Requests a second, by autocannon in a process of its own. */
async function measure(url: string) {
  const args = ['-j', '-n', '-c', String(clients), '-d', String(seconds), url]
  const { stdout } = await run(process.execPath, ['node_modules/autocannon/autocannon.js', ...args])
  const { requests, latency, non2xx } = report.parse(JSON.parse(stdout))
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were refusals`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** Reads of the catalogue's first page against a bare Fastify route that answers the same bytes. */
export async function catalogue(): Promise<Figure[]> {
  const site = await startSite({ port: 8282, games: 10_000 })
  const folder = mkdtempSync(join(tmpdir(), 'arara-bench-'))
  const bytes = Buffer.from(await (await fetch(`${site.url}${path}${query}`)).arrayBuffer())
  writeFileSync(join(folder, 'page.json'), bytes)
  const bare = spawn(process.execPath, [
    'bench/support/bare-route.ts',
    '8283',
    path,
    join(folder, 'page.json'),
  ])
  const [ours, theirs]: [number[], number[]] = [[], []]
  const p99: number[] = []
  try {
    const floor = 'http://127.0.0.1:8283'
    await untilReady(bare, `${floor}/ready`)
    for (let turn = 0; turn <= turns; turn += 1) {
      const [one, other] = [
        await measure(`${site.url}${path}${query}`),
        await measure(`${floor}${path}${query}`),
      ]
      // The first turn warms both.
      if (turn === 0) continue
      ours.push(one.perSecond)
      theirs.push(other.perSecond)
      p99.push(one.p99)
    }
  } finally {
    bare.kill('SIGTERM')
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const detail = `${median(ours).toFixed(0)}/s to ${median(theirs).toFixed(0)}/s, ${(bytes.length / 1000).toFixed(1)} kB an answer, ${clients} connections, 99th percentile ${median(p99).toFixed(0)} ms`
  return [
    { title: 'Catalogue reads', value: pairedRatio(ours, theirs), unit: '×', aim: { atLeast: 0.6 }, detail },
  ]
}
