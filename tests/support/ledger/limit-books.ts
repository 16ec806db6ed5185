import { sql } from 'kysely'
import { addDays, brazilDay, mondayOf } from '../../../contract/brazil-day.ts'
import type { LedgerWorld } from './ledger-world.ts'

export interface HeldLimit {
  readonly kind: 'loss' | 'stake'
  readonly period: 'day' | 'week' | 'month'
  readonly amount: bigint
  /** The wallet's version when it was set: debits after it keep to it. */
  readonly since: bigint
  /** The wallet's version when a higher one took its place: later debits keep to that one. */
  until?: bigint
}

interface Moved {
  readonly version: bigint
  readonly kind: string
  readonly round: string
  readonly at: Date
  readonly staked: bigint
  readonly won: bigint
}

/** Every transaction of the member in the order in which it happened, from the ledger's own transfers. */
async function readMoves(world: LedgerWorld, memberId: string): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    SELECT t.version, t.kind, t.reference AS round, t.created_at AS at,
      coalesce(sum(f.amount) FILTER (WHERE f.debit = 'cash'), 0)::bigint AS staked,
      coalesce(sum(f.amount) FILTER (WHERE f.credit = 'cash'), 0)::bigint AS won
    FROM ledger_transaction t JOIN ledger_transfer f ON f.member_id = t.member_id AND f.transaction_id = t.id
    WHERE t.member_id = ${memberId} AND t.kind IN ('round', 'bet', 'settle')
    GROUP BY 1, 2, 3, 4 ORDER BY t.version`.execute(world.db)
  return rows
}

const firstDay = (period: HeldLimit['period'], day: string) => {
  if (period === 'day') return day
  return period === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
}

interface Books {
  readonly open: Map<string, bigint>
  readonly settled: Array<{ readonly day: string; readonly staked: bigint; readonly won: bigint }>
}

/** What a limit's period came to when this debit was made, the debit included. */
function reachedBy({ open, settled }: Books, { kind, period }: HeldLimit, { at, staked }: Moved): bigint {
  const today = brazilDay(at)
  const from = firstDay(period, today)
  const past = settled.filter(({ day }) => day >= from && day < addDays(today, 1))
  const used = past.reduce((sum, one) => sum + one.staked - (kind === 'loss' ? one.won : 0n), 0n)
  const atStake = [...open.values()].reduce((sum, stake) => sum + stake, 0n)
  return used + atStake + staked
}

function note({ open, settled }: Books, { kind, round, at, staked, won }: Moved) {
  const day = brazilDay(at)
  if (kind === 'bet') open.set(round, (open.get(round) ?? 0n) + staked)
  if (kind === 'round') settled.push({ day, staked, won })
  if (kind !== 'settle') return
  settled.push({ day, staked: open.get(round) ?? 0n, won })
  open.delete(round)
}

/** Plays the books again, without the server's sums: which debits passed a limit that held when they were made. */
export async function debitsPastLimits(
  world: LedgerWorld,
  memberId: string,
  limits: readonly HeldLimit[],
): Promise<readonly string[]> {
  const books: Books = { open: new Map(), settled: [] }
  const breaches: string[] = []
  for (const move of await readMoves(world, memberId)) {
    const held =
      move.kind === 'settle'
        ? []
        : limits.filter(({ since, until = move.version }) => move.version > since && move.version <= until)
    for (const limit of held) {
      const reached = reachedBy(books, limit, move)
      if (reached <= limit.amount) continue
      breaches.push(`${limit.kind} ${limit.period} ${limit.amount}: ${reached} at version ${move.version}`)
    }
    note(books, move)
  }
  return breaches
}
