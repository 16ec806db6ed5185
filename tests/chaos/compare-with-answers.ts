import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { readCentavos } from '../../contract/centavos.ts'
import type { Database } from '../../server/platform/database/schema.ts'
import { clientKey } from '../../server/platform/http/idempotency.ts'
import { filled, type Person } from './members.ts'
import type { Notebook, Reported } from './notebook.ts'

const played = z.object({
  data: z.object({ round: z.object({ id: z.string(), stake: z.string(), payout: z.string() }) }),
})
const ordered = z.object({ data: z.object({ order: z.object({ id: z.string() }) }) })
const drawn = z.object({ data: z.object({ id: z.string() }) })

interface RoundRow {
  readonly memberId: string
  readonly key: string
  readonly id: string
  readonly payout: bigint | null
}

/** Compares the answers that members received with the rows: nothing lost, nothing doubled, nothing that no answer reported. */
export async function compareWithReported(
  db: Kysely<Database>,
  { reported, closed }: Notebook,
  people: readonly Person[],
  moved: ReadonlyMap<string, bigint>,
): Promise<readonly string[]> {
  const rounds = await readRounds(db)
  const good = (kind: Reported['kind']) => reported.filter(one => one.kind === kind && one.status === 200)
  const bets = good('bet')
  const never = [...closed, ...reported.filter(one => one.status !== 200)]
  return [
    ...comparedBets(bets, rounds),
    ...never
      .filter(({ key, callerId }) => rounds.has(`${callerId} ${clientKey(key)}`))
      .map(({ key }) => `a bet that was refused or closed was played: ${key}`),
    ...(await comparedOrders(
      db,
      'recharge',
      good('deposit').map(one => ordered.parse(one.answer).data.order.id),
    )),
    ...(await comparedOrders(
      db,
      'withdrawal',
      good('withdrawal').map(one => drawn.parse(one.answer).data.id),
    )),
    ...(await unheard(db, good('withdrawal').length)),
    ...(await comparedWallets(db, people, bets, moved)),
  ]
}

function comparedBets(bets: readonly Reported[], rounds: ReadonlyMap<string, RoundRow>): readonly string[] {
  const wrong = bets.flatMap(({ callerId, key, answer }) => {
    const { round } = played.parse(answer).data
    const row = rounds.get(`${callerId} ${clientKey(key)}`)
    if (row === undefined) return [`an acknowledged bet is lost: ${key}`]
    const isSame = row.id === round.id && row.payout === readCentavos(round.payout)
    return isSame ? [] : [`bet ${key} was told as ${round.id} and is written as ${row.id}`]
  })
  return rounds.size === bets.length
    ? wrong
    : [...wrong, `${rounds.size} rounds are written, ${bets.length} were told`]
}

async function comparedOrders(
  db: Kysely<Database>,
  table: 'recharge' | 'withdrawal',
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)}`.execute(db)
  const known = new Set(rows.map(row => row.id))
  const lost = ids.filter(id => !known.has(id)).map(id => `an acknowledged ${table} is lost: ${id}`)
  return new Set(ids).size === ids.length ? lost : [...lost, `a ${table} was told to two callers`]
}

/** An order for a deposit may be written unheard, it moves nothing; a withdrawal may not. */
async function unheard(db: Kysely<Database>, received: number): Promise<readonly string[]> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM withdrawal`.execute(db)
  const count = Number(rows[0]?.count)
  return count === received ? [] : [`${count} withdrawals are written, ${received} were told`]
}

/** Computes each wallet from the member's answers and the provider's statement, without the ledger. */
async function comparedWallets(
  db: Kysely<Database>,
  people: readonly Person[],
  bets: readonly Reported[],
  moved: ReadonlyMap<string, bigint>,
): Promise<readonly string[]> {
  const won = new Map<string, bigint>()
  for (const { callerId, answer } of bets) {
    const { stake, payout } = played.parse(answer).data.round
    won.set(callerId, (won.get(callerId) ?? 0n) + readCentavos(payout) - readCentavos(stake))
  }
  const { rows } = await sql<{ id: string; money: bigint }>`
    SELECT member_id AS id, cash + hold - debt AS money FROM wallet WHERE currency = 'BRL'`.execute(db)
  const wallets = new Map(rows.map(row => [row.id, row.money]))
  return people.flatMap(({ id }) => {
    const expected = filled + (won.get(id) ?? 0n) + (moved.get(id) ?? 0n)
    return wallets.get(id) === expected
      ? []
      : [`a wallet has ${wallets.get(id)}, and should have ${expected}`]
  })
}

/** By member and key; a second row of the same key is kept under a key of its own, so that it is counted. */
async function readRounds(db: Kysely<Database>): Promise<ReadonlyMap<string, RoundRow>> {
  const { rows } = await sql<RoundRow>`
    SELECT t.member_id AS "memberId", t.key, t.reference AS id, g.payout
    FROM ledger_transaction t LEFT JOIN game_round g ON g.member_id = t.member_id AND g.id = t.reference::uuid
    WHERE t.kind = 'round'`.execute(db)
  const found = new Map<string, RoundRow>()
  for (const row of rows) {
    const name = `${row.memberId} ${row.key}`
    found.set(found.has(name) ? `${name} again ${row.id}` : name, row)
  }
  return found
}
