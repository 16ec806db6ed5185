import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/platform/database/schema.ts'
import { checkInvariants } from '../../server/wallet/invariants.ts'
import { moneyBreaches } from '../support/ledger/money-breaches.ts'
import { breakThings, type Damage } from './break-things.ts'
import { createChance } from './chance.ts'
import { type ChaosSite, startChaosSite } from './chaos-site.ts'
import { compareWithReported } from './compare-with-answers.ts'
import { compareWithProvider } from './compare-with-provider.ts'
import { live } from './member-life.ts'
import { createOffice, createPeople, type Person } from './members.ts'
import { createNotebook, type Notebook } from './notebook.ts'
import { review } from './office-life.ts'
import { type Sabotage, sabotage } from './sabotage.ts'
import { settleDown } from './settle-down.ts'
import { describeStandstill } from './standstill.ts'
import { createSureCalls } from './sure-call.ts'

interface Options extends Damage {
  readonly seed: number
  readonly members: number
  /** Tabs that each member has open: members × tabs calls are under way at once. */
  readonly tabs: number
  readonly sabotage?: Sabotage | undefined
  /** What the processes wrote. */
  readonly onLine?: (line: string) => void
}

export interface Report {
  readonly breaches: readonly string[]
  readonly figures: Readonly<Record<string, number>>
}

/**
 * Runs bets, deposits and withdrawals of many members at once on two servers, while those, PostgreSQL and the network between
 * them are broken again and again. Then it compares everything with the answers that members received, with the provider's own
 * statement, and with the invariants of the ledger.
 */
export async function runChaos(options: Options): Promise<Report> {
  const startedAt = performance.now()
  const site = await startChaosSite(options.onLine ?? (() => undefined))
  const notebook = createNotebook()
  try {
    const people = await createPeople(site, options.members)
    if (options.sabotage !== undefined) await sabotage(site, options.sabotage)
    await underChaos(site, notebook, people, options).catch(async error => {
      throw new Error(`${error}\n${(await describeStandstill(site)).join('\n')}`, { cause: error })
    })
    const { breaches, figures } = await findBreaches(site, notebook, people)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    return { breaches, figures: { ...notebook.counts, ...figures, ...lostOf(notebook), seconds } }
  } finally {
    await site.stop()
  }
}

async function underChaos(
  site: ChaosSite,
  notebook: Notebook,
  people: readonly Person[],
  { seed, tabs, ...damage }: Options,
): Promise<void> {
  const chance = createChance(seed)
  const calls = createSureCalls(site, notebook, chance.fork())
  const over = { members: false, office: false }
  const around = { site, notebook, calls }
  const administrators = await createOffice(site)
  const office = administrators.map(one =>
    review({ ...around, isOver: () => over.office }, one, chance.fork()),
  )
  const lives = people.flatMap(person =>
    Array.from({ length: tabs }, () =>
      live({ ...around, isOver: () => over.members }, person, chance.fork()),
    ),
  )
  await Promise.race([
    breakThings(site, notebook, chance.fork(), damage),
    // Whatever throws there ends it here.
    Promise.all([...lives, ...office]),
  ])
  over.members = true
  await Promise.all(lives)
  notebook.complaints.push(...(await settleDown(site)))
  over.office = true
  await Promise.all(office)
}

/** Everything that is wrong after it all; empty when nothing is. */
async function findBreaches(site: ChaosSite, notebook: Notebook, people: readonly Person[]) {
  const { db } = site.reconnect()
  try {
    const books = await checkInvariants(db)
    const provider = await compareWithProvider(site, db)
    const deaths = site.servers.map(one => one.process.deaths())
    const breaches = [
      ...new Set(notebook.complaints),
      ...deaths.filter(one => one.serving > 0).map(one => `a server died ${one.serving} times, unasked`),
      ...books.map(({ invariant, detail }) => `${invariant}: ${detail}`),
      ...(await moneyBreaches(db)),
      ...(await secondReviews(db)),
      ...provider.breaches,
      ...(await compareWithReported(db, notebook, people, provider.moved)),
    ]
    const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM ledger_transaction`.execute(db)
    const { payments: paymentsReceived, payouts } = provider
    const startsInVain = deaths.reduce((sum, one) => sum + one.starting, 0)
    const reported = Object.fromEntries(
      (['bet', 'deposit', 'withdrawal', 'review'] as const).map(kind => [
        `${kind}s answered`,
        notebook.reported.filter(one => one.kind === kind).length,
      ]),
    )
    const transactions = Number(rows[0]?.count)
    return { breaches, figures: { ...reported, transactions, paymentsReceived, payouts, startsInVain } }
  } finally {
    await db.destroy()
  }
}

const lostOf = ({ lost }: Notebook) =>
  Object.fromEntries(Object.entries(lost).map(([why, count]) => [`not answered: ${why}`, count]))

/** Above R$ 60 two administrators agreed, and not one of them twice. */
async function secondReviews(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ order_no: string }>`SELECT order_no FROM withdrawal
    WHERE money > 6000 AND payout_id IS NOT NULL
      AND (second_reviewer IS NULL OR second_reviewer = reviewer)`.execute(db)
  return rows.map(row => `withdrawal ${row.order_no} left on one approval`)
}
