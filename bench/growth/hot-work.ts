import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beginRound } from '../../server/features/games/rounds/start.ts'
import { listRounds, recordVersion } from '../../server/features/games/rounds/store.ts'
import { Refused } from '../../server/platform/http/answers/refuse.ts'
import { balances } from '../../server/wallet/members.ts'
import { callerOf } from '../../tests/support/people/test-members.ts'
import type { GrownSite } from './grown-site.ts'

export type Act = (site: GrownSite, memberId: string) => Promise<unknown>

const bareBet: Act = async ({ deps }, memberId) => {
  const id = deps.ids()
  const outcome = await deps.wallet.placeBet(deps.db, {
    memberId,
    currency: 'BRL',
    roundId: id,
    key: `bet:studio-1:${id}`,
    stake: 100n,
    game: 'studio-1:gen-00001',
    category: 'slots',
    edgePpm: 50_000,
  })
  if (outcome.status !== 'posted') throw new Error(outcome.word)
  await deps.wallet.settle(deps.db, {
    memberId,
    currency: 'BRL',
    roundId: id,
    key: `win:studio-1:${id}`,
    payout: 100n,
    isFinal: true,
  })
}

const fullRound: Act = async ({ play }, memberId) => {
  const reply = await beginRound(play, {
    caller: callerOf({ id: memberId }),
    key: randomUUID(),
    body: {
      game_id: 'dados-da-arara',
      mode: 'real',
      stake: 100n,
      bet: { direction: 'over', target: 5000, stake: '1.00' },
    },
  })
  if (reply instanceof Refused) throw new Error(reply.word)
}

const record: Act = ({ deps }, memberId) =>
  listRounds(deps.db, memberId, { before: undefined, since: undefined, limit: 51 })

const recordDelta: Act = async ({ deps }, memberId) => {
  const now = await recordVersion(deps.db, memberId)
  const since = { ...now, real: now.real - 3n }
  return listRounds(deps.db, memberId, { before: undefined, since, limit: 51 })
}

const lastTransactions: Act = ({ deps }, memberId) =>
  sql`SELECT * FROM ledger_transaction WHERE member_id = ${memberId} AND currency = 'BRL'
    ORDER BY version DESC LIMIT 50`.execute(deps.db)

/** What members wait for, and what grows if an index is missing. */
export const hotWork: Readonly<Record<string, Act>> = {
  'a provider’s bet and its settlement': bareBet,
  'a round of an original': fullRound,
  'the balances': ({ deps }, memberId) => balances(deps.db, memberId, deps.clock.now()),
  'a page of the game record': record,
  'what changed in the record': recordDelta,
  'a page of the ledger': lastTransactions,
}
