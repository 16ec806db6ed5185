import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { endpoints } from '../contract/endpoints.ts'
import { prepareDatabase } from '../server/platform/database/prepare.ts'
import { startTestCluster } from '../tests/support/postgres-test-cluster.ts'

const report = z.object({
  call: z.string(),
  sent: z.number(),
  malformed: z.number(),
  findings: z.array(z.string()),
})

const { values } = parseArgs({
  options: {
    malformed: { type: 'string', default: '10000' },
    /** So many that are only odd: these may be done, and cost ten times as much. */
    odd: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    /** Which calls of the table, to go on where a run was ended: `120..` */
    calls: { type: 'string', default: '0..' },
  },
})
const [first, last] = values.calls.split('..')
const waiting = Object.entries(endpoints)
  .filter(([, one]) => one.state === 'served' && one.path.includes(values.only))
  .map(([name]) => name)
  .slice(Number(first), last ? Number(last) : undefined)
const total = { sent: 0, malformed: 0, calls: 0, faults: 0 }

function listen(raw: unknown): void {
  const { call, sent, malformed, findings } = report.parse(raw)
  total.calls += 1
  total.sent += sent
  total.malformed += malformed
  total.faults += findings.length
  console.log(`  ${total.calls} ${call} ${sent}, ${malformed} malformed`)
  for (const finding of findings) console.log(`  ${call}: ${finding.slice(0, 2_000)}`)
}

/** Takes one call after the other off the list, on a database of its own. */
async function work(child: ChildProcess): Promise<void> {
  const next = () => {
    const call = waiting.shift()
    if (call === undefined) child.send('stop')
    else
      child.send({
        call,
        malformed: Number(values.malformed),
        odd: Number(values.odd),
        seed: Number(values.seed),
      })
  }
  child.on('message', message => {
    if (message !== 'ready') listen(message)
    next()
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`A worker ended with ${code}`)
}

/** Generated requests of every call, malformed and odd ones, on all processors. */
async function main(): Promise<void> {
  const startedAt = performance.now()
  const cluster = await startTestCluster()
  try {
    const { appUrl } = await prepareDatabase({ ownerUrl: cluster.ownerUrl })
    const script = fileURLToPath(new URL('../tests/contract/fuzz/worker.ts', import.meta.url))
    const urls = [cluster.adminUrl, cluster.ownerUrl, appUrl]
    const lanes = Array.from({ length: Number(values.workers) }, (_, lane) =>
      work(fork(script, [...urls, `fuzz_${lane}`], { execArgv: [] })),
    )
    await Promise.all(lanes)
  } finally {
    await cluster.stop()
  }
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `seed ${values.seed}: ${total.calls} calls, ${total.sent} requests, ${total.malformed} of them malformed, ${total.faults} faults, ${seconds.toFixed(0)} s, ${(total.sent / seconds).toFixed(0)} a second`,
  )
  process.exitCode = total.faults > 0 ? 1 : 0
}

await main()
