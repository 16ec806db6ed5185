import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { createDatabase } from '../server/platform/database/connect.ts'
import { prepareDatabase } from '../server/platform/database/prepare.ts'
import {
  freshCpf,
  freshEmail,
  freshPhone,
  registerMember,
  registration,
} from '../tests/support/people/test-members.ts'
import { startTestCluster } from '../tests/support/postgres-test-cluster.ts'
import { createTestApp, type TestApp } from '../tests/support/test-app.ts'
import { type Figure, median, percentile } from './support/figure.ts'

const pairs = Number(process.env.RUNS ?? 300)
const warmUps = 20

interface Identity {
  readonly phone: string
  readonly email: string
  readonly cpf: string
}

const freshIdentity = (): Identity => ({ phone: freshPhone(), email: freshEmail(), cpf: freshCpf() })

/** Milliseconds until a registration with this identity is answered. */
async function timeOf(world: TestApp, identity: Identity): Promise<number> {
  const payload = await registration(world, { ...identity })
  const headers = { 'idempotency-key': randomUUID() }
  const start = performance.now()
  const { statusCode, body } = await world.app.inject({
    method: 'POST',
    url: '/api/auth/register2',
    headers,
    payload,
  })
  const took = performance.now() - start
  if (statusCode !== 200) throw new Error(body)
  return took
}

/** How often a guess by time alone is right that of two registrations the slower is the taken one: 0.5 tells nothing. */
function separation(taken: readonly number[], free: readonly number[]): number {
  const wins = taken.flatMap(one => free.map(other => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

/** Whether the time of an answer tells that a phone, an e-mail and a CPF are another member's: taken and free in turns. */
export async function registrations(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const { appUrl } = await prepareDatabase({ ownerUrl: cluster.ownerUrl })
  const db = createDatabase(appUrl, { max: 8 })
  const database = { db, appUrl, ownerUrl: cluster.ownerUrl, close: () => db.destroy() }
  const world = await createTestApp({ database })
  try {
    const taken = freshIdentity()
    await registerMember(world, { ...taken })
    const [ofTaken, ofFree]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < pairs + warmUps; turn += 1) {
      const [first, second] = turn % 2 === 0 ? [taken, freshIdentity()] : [freshIdentity(), taken]
      const times = [await timeOf(world, first), await timeOf(world, second)]
      if (turn < warmUps) continue
      ofTaken.push(times[turn % 2] ?? Number.NaN)
      ofFree.push(times[1 - (turn % 2)] ?? Number.NaN)
    }
    return report(ofTaken, ofFree)
  } finally {
    await world.close()
    await database.close()
    await cluster.stop()
  }
}

function report(taken: readonly number[], free: readonly number[]): Figure[] {
  const reported = separation(taken, free)
  const words = (values: readonly number[]) =>
    `${median(values).toFixed(1)} ms, 95th percentile ${percentile(values, 95).toFixed(1)} ms`
  return [
    {
      title: 'A guess by the time of the answer whether an identity is registered (0.5 is a coin)',
      value: Math.max(reported, 1 - reported),
      unit: '',
      aim: { atMost: 0.6 },
      detail: `${taken.length} pairs in turns; taken ${words(taken)}; free ${words(free)}`,
    },
  ]
}
