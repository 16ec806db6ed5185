import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { brazilDay } from '../../../contract/brazil-day.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { listUnpaid } from '../../../server/features/agency/week-store.ts'
import { takePayments } from '../../../server/features/cashier/deposit/payment-store.ts'
import { findByTxid, takeOrders } from '../../../server/features/cashier/deposit/store.ts'
import { readDeposits, readIncoming } from '../../../server/features/cashier/deposit-admin/store.ts'
import { takeNotices } from '../../../server/features/cashier/providers/inbox-store.ts'
import { readLedger } from '../../../server/features/cashier/reconciliation/ledger-store.ts'
import { readReviewRows } from '../../../server/features/cashier/review/store.ts'
import { takePayouts } from '../../../server/features/cashier/withdraw/store.ts'
import { abandonedRounds, listRounds, recordVersion } from '../../../server/features/games/rounds/store.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { remindOfLimits } from '../../../server/features/responsible-gambling/limits/remind.ts'
import { membersToFold } from '../../../server/features/vip/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { createExplainingDatabase, type Read } from '../../support/explained.ts'
import { fillLedger } from '../../support/ledger/fill-ledger.ts'
import { memberNumbered } from '../../support/ledger/grown-ledger-rows.ts'
import { growLists } from '../../support/ledger/grown-lists.ts'
import { hotSlips } from '../../support/ledger/hot-slips.ts'
import { hotTables } from '../../support/ledger/hot-tables.ts'
import { pairOf } from '../../support/ledger/seed-pairs.ts'
import { type Member, newMember } from '../../support/peers/pix-people.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/*
 * Every hot statement as it really runs on grown tables, the ones inside the ledger's functions included: none walks
 * through a table that grows, and none looks at many more rows than it answers.
 */
let database: Awaited<ReturnType<typeof createExplainingDatabase>>
let world: TestApp
/** The member who plays most. */
let member: Member
beforeAll(async () => {
  database = await createExplainingDatabase()
  const { ownerUrl } = database
  const adminUrl = Object.assign(new URL(inject('postgres').adminUrl), {
    pathname: new URL(ownerUrl).pathname,
  })
  await fillLedger({ ownerUrl, adminUrl: adminUrl.href, transactions: 50_000 })
  // Nothing works behind: on a slow machine the watch of the books comes by, and freezes wallets that were only made to be many.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  world = await createTestApp({ database })
  vi.useRealTimers()
  await seedCatalogue(world.deps)
  member = await newMember(world, false, memberNumbered(0))
  await growLists(ownerUrl, member.id)
  await pairOf(world.deps, member.id)
})
afterAll(async () => {
  await world.close()
  await database.close()
})

/**
 * Tables that grow with members or with time. Others are a page or two, and walking through those is right: `shared_bet`
 * holds the bets of rounds that are not settled yet.
 */
const growing = new Set([
  'wallet',
  'ledger_transaction',
  'ledger_transfer',
  'ledger_route',
  'round',
  'game_round',
  'shared_round',
  'sports_matchday',
  'sports_match',
  'sports_slip',
  'sports_leg',
  'sports_liability',
  'sports_past_leg',
  'game_seed',
  'call',
  'member_day',
  'member_use',
  'wallet_limit',
  'limit_change',
  'limit_reminder',
  'registry_standing',
  'member_month',
  'play_break',
  'outbox',
  'recharge',
  'recharge_route',
  'pix_payment',
  'withdrawal',
  'webhook_inbox',
  'captcha',
  'refresh_token',
  'member',
  'order_movement',
  'vip_member',
  'vip_standing',
  'vip_reward',
  'agency_line',
  'agency_week',
  'agency_statement',
])
/** Pages have 50 rows and one more; some read a row and what belongs to it. */
const usualRows = 160
/** What sums up all that is one member's own, and never anybody else's: their movements, weeks, line. */
const sums: Readonly<Record<string, number>> = {
  // The last 200 changes, answered whole.
  'breaks: what runs, and their history': 201,
  'limits: of a month, read, and a bet within it': 201,
  'orders: a page': 2_000,
  'orders: what changed, of one kind': 2_000,
  'orders: fees': 2_000,
  'overview: months that are reckoned, and days': 2_000,
  'agency: where the agent stands': 2_000,
  // All that are to come, of one book, are put in order.
  'slips: the matches that are to come, and the last results': 310,
}

const faultsOf = (reads: readonly Read[], mostRows = usualRows) =>
  reads
    .filter(({ table, isWhole, rows }) => growing.has(table) && (isWhole || rows > mostRows))
    .map(
      ({ table, isWhole, rows, statement }) =>
        `${isWhole ? 'all of ' : ''}${table}, ${rows} rows: ${statement}`,
    )

const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const headers = { authorization: `Bearer ${member.bearer}`, 'idempotency-key': randomUUID() }
  const answer = await world.app.inject({ method, url: path, headers, ...(body && { payload: body }) })
  expect(answer.statusCode, answer.body).toBe(200)
}
const get = (path: string) => send('GET', path)
const post = (path: string, body: object) => send('POST', path, body)

const bet = { direction: 'over', target: 5000, stake: '1.00' }
const mines = { mines: 3, stake: '1.00' }
const start = (game_id: string, intent: object) =>
  post('/api/game/round/start', { game_id, mode: 'real', stake: '1.00', bet: intent })
const db = () => world.deps.db
const place = () => ({ deps: world.deps, member })
const page = { before: undefined, since: undefined, limit: 51 }
const due = () => ({ now: new Date(), until: new Date(), limit: 20 })
const facts = { currency: 'BRL', game: 'studio-1:x', category: 'slots', edgePpm: 50_000 } as const

/** By area: what is done, and how it is done for real. */
const hot: Readonly<Record<string, () => Promise<unknown>>> = {
  'wallet: balances': () => get('/api/day7/getAllBalance'),
  'wallet: a provider’s bet, its win and a rollback': async () => {
    const { wallet, ids } = world.deps
    const order = { memberId: member.id, ...facts, roundId: ids(), key: 'bet:studio-1:1', stake: 100n }
    await wallet.placeBet(db(), order)
    await wallet.settle(db(), { ...order, key: 'win:studio-1:1', payout: 100n, isFinal: true })
    await wallet.placeBet(db(), { ...order, roundId: ids(), key: 'bet:studio-1:2' })
    await wallet.rollback(db(), { ...order, betKey: 'bet:studio-1:2', key: 'rollback:studio-1:2' })
  },
  'wallet: what became of a call': () => get('/api/calls/some-key-1234'),
  'wallet: a deposit': () =>
    transaction(db(), tx =>
      world.deps.wallet.deposit(tx, {
        ...{ memberId: member.id, currency: 'BRL', key: 'pix:new', amount: 500n, fee: 0n },
        ...{ psp: 'sandbox', reference: 'new', wageringPercent: 100n },
      }),
    ),
  'rounds: one that ends at once': () => start('dados-da-arara', bet),
  'breaks: what runs, and their history': () => get('/api/breaks'),
  'play sessions: what runs, and the time between checks': async () => {
    await get('/api/play-session')
    await post('/api/play-session/interval', { minutes: 30 })
  },
  'limits: of a month, read, and a bet within it': async () => {
    await post('/api/limits/set', { kind: 'loss', period: 'month', value: '9000000.00' })
    await get('/api/limits')
    await start('dados-da-arara', bet)
  },
  'limits: reminders to send': () => remindOfLimits(world.deps),
  'overview: months that are reckoned, and days': async () => {
    await get('/api/play/overview')
    await get('/api/play/overview')
  },
  'rounds: one of several steps': () => start('mina-de-esmeraldas', mines),
  'rounds: open ones': () => post('/api/game/round/open', {}),
  'rounds: those that were left': () => abandonedRounds(db(), new Date(0), 20),
  ...hotTables(place),
  ...hotSlips(place),
  'records: the first page of rounds': () => listRounds(db(), member.id, page),
  'records: what changed': async () => {
    const now = await recordVersion(db(), member.id)
    return listRounds(db(), member.id, { ...page, since: { ...now, real: now.real - 3n } })
  },
  'recharges: a page': () => post('/api/recharge/list', {}),
  'recharges: what changed': () => post('/api/recharge/list', { since: '19900' }),
  'recharges: one by its txid': () => findByTxid(db(), 'none'),
  'recharges: due orders': () => takeOrders(db(), due()),
  'recharges: due payments': () => takePayments(db(), due()),
  'recharges: waiting notices': () => takeNotices(db(), due()),
  'withdrawals: a page': () => post('/api/drawing/list', {}),
  'withdrawals: what changed': () => post('/api/drawing/list', { since: '19900' }),
  'withdrawals: the terms': () => post('/api/drawing/terms', {}),
  'withdrawals: due payouts': () => takePayouts(db(), due()),
  'withdrawals: the queue of the office': () =>
    readReviewRows(db(), { state: 'pending', limit: 51, now: new Date() }),
  'orders: a page': () => get('/api/ordercenter/details'),
  'orders: what changed, of one kind': () => get('/api/ordercenter/details?kind=recharge&from=2020-01-01'),
  'orders: fees': () => get('/api/ordercenter/fee'),
  'orders: what belongs together': () => get('/api/ordercenter/association'),
  'reconciliation: a day of the ledger': () =>
    readLedger(db(), 'sandbox', { from: new Date(Date.now() - 86_400_000), to: new Date() }),
  'session: who is signed in': () => post('/api/auth/me', {}),
  'bonuses: what is left to stake': () => get('/api/member/bonuses'),
  'promotions: daily cashback': () => post('/api/dailyrescue/check', {}),
  'promotions: recharge reward and rebate': async () => {
    await post('/api/rechargereward/check', {})
    await post('/api/rechargerebate/check', {})
  },
  'vip: where the member stands': () => post('/api/member/vip/info', {}),
  'vip: a page of its history': () => post('/api/member/vip/history', {}),
  'vip: whose days are due': () => membersToFold(db(), brazilDay(new Date()), 200),
  'agency: where the agent stands': () => post('/api/agency/reward', {}),
  'agency: a page of those below': () => post('/api/agency/inviterecord', {}),
  'agency: those directly below': () => post('/api/agency/inviterecord', { depth: 1 }),
  'agency: the statement of a week': () => post('/api/agency/statement', { week: '2021-01-04' }),
  'agency: commissions to pay': () => listUnpaid(db(), 200),
  'deposit desk: a page': () => readDeposits(db(), { limit: 51 }),
  'deposit desk: those of one state': () => readDeposits(db(), { state: 'paid', limit: 51 }),
  'deposit desk: those that wait for a person': () => readDeposits(db(), { state: 'review', limit: 51 }),
  'deposit desk: by number': () => readDeposits(db(), { search: 'R20261120ABCDEF01', limit: 51 }),
  'deposit desk: by txid or payment': () =>
    readDeposits(db(), { search: '0123456789abcdef0123456789abcdef', limit: 51 }),
  'deposit desk: by its member': () => readDeposits(db(), { search: 'grown7', limit: 51 }),
  'deposit desk: what comes in': () => readIncoming(db(), { limit: 51 }),
  'deposit desk: payments that wait': () =>
    readIncoming(db(), { states: ['suspended', 'refunding', 'stuck'], limit: 51 }),
  'events: what is to be published': () => world.deps.wallet.drainOutbox(db(), 100, async () => undefined),
  'events: notifications': () => get('/api/informationcenter/notification'),
  'catalogue: games': () => get('/api/games/listsv2'),
  'catalogue: favourites': () => post('/api/games/follow', {}),
}

test.each(Object.entries(hot))('%s', async (name, act) => {
  database.takeReads()
  await act()
  const reads = database.takeReads()
  expect(faultsOf(reads, sums[name])).toEqual([])
})

test('whatever a member may read and keep walks through nothing that grows', async () => {
  const readable = Object.values<Endpoint>(endpoints).filter(
    one => one.offline === 'keep' && one.access !== 'administrator',
  )
  const found: string[] = []
  let answered = 0
  for (const { method, path } of readable) {
    database.takeReads()
    const headers = { authorization: `Bearer ${member.bearer}` }
    const answer = await world.app.inject({
      method,
      url: path,
      headers,
      ...(method === 'POST' && { payload: {} }),
    })
    if (answer.statusCode === 200) answered += 1
    found.push(...faultsOf(database.takeReads(), Number.POSITIVE_INFINITY).map(fault => `${path}: ${fault}`))
  }
  expect(answered).toBeGreaterThan(40)
  expect(found).toEqual([])
})

/** Nobody answers there: no member is due to be asked about. */
const registry = { REGISTRY_URL: 'http://127.0.0.1:9', REGISTRY_KEY: 'the-key-of-nobody-at-all' }
/** A process looks through everybody when it starts, and by the hour; open bets alone are summed by the minute. */
const byTheHour = /INSERT INTO registry_standing|WITH (bet|pick) AS/

test('the work beside the calls, second after second, walks through nothing that grows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const beside = await createTestApp({ database, environment: registry })
  database.takeReads()
  vi.advanceTimersByTime(61_000)
  vi.useRealTimers()
  // Ends after the work that is under way.
  await beside.close()
  const reads = database.takeReads().filter(({ statement }) => !byTheHour.test(statement))
  expect(reads.length).toBeGreaterThan(20)
  expect(faultsOf(reads, Number.POSITIVE_INFINITY)).toEqual([])
})

test('a statement that walks through a growing table is found', async () => {
  database.takeReads()
  await sql`SELECT count(*) FROM ledger_transaction WHERE reference = 'nowhere'`.execute(db())
  expect(faultsOf(database.takeReads())).toHaveLength(1)
})
