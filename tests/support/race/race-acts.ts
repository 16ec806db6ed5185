import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createDeps } from '../../../server/create-deps.ts'
import type { Deps } from '../../../server/deps.ts'
import { settlePayment } from '../../../server/features/cashier/deposit/settle.ts'
import { claimRebateMoney } from '../../../server/features/promotions/betting-rebate/betting-rebate.ts'
import { askBreak } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { createLogger } from '../../../server/platform/http/logger.ts'

export const raceActs = ['exclusion', 'bet', 'deposit', 'bonus'] as const
export type RaceAct = (typeof raceActs)[number]

/** One act for a member, under ids that were made before the race. */
export const raceOrder = z.object({
  act: z.enum(raceActs),
  memberId: z.string(),
  cpf: z.string(),
  txid: z.string(),
  e2eid: z.string(),
  /** Milliseconds until it begins. */
  delay: z.number(),
})
export type RaceOrder = z.output<typeof raceOrder>

/** What a server process is made of, on a database that is there. */
export function openRaceDeps(databaseUrl: string, secret: string): Deps {
  const outcome = readConfig({
    ARARA_TEST: '1',
    APP_SECRET: secret,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '16',
    LOG_LEVEL: 'silent',
  })
  if (!outcome.ok) throw new Error(outcome.mistakes.join('\n'))
  return createDeps(outcome.config, createLogger(outcome.config.logLevel))
}

export const racePayment = 2_000n

/** Does one act as the server does it. Returns `posted` or the error word; the result of a deposit is in its own rows. */
export async function doAct(deps: Deps, order: RaceOrder): Promise<string> {
  const { memberId } = order
  const key = randomUUID()
  switch (order.act) {
    case 'exclusion':
      return reported(await askBreak(deps, { memberId, key, body: { id: key, term: 'indefinite' } }))
    case 'bet': {
      const game = { game: 'arara:test-slot', category: 'slots', edgePpm: 40_000, currency: 'BRL' } as const
      const bet = { memberId, ...game, roundId: deps.ids(), key, stake: 100n, payout: 0n }
      const outcome = await deps.wallet.playRound(deps.db, bet)
      return outcome.status === 'posted' ? 'posted' : outcome.word
    }
    case 'deposit': {
      const { e2eid, txid, cpf } = order
      const paidAt = deps.clock.now()
      const payment = { e2eid, txid, amount: racePayment, paidAt, payerDocument: cpf, refunds: [] }
      await settlePayment({ ...deps, provider: undefined }, payment, 'notice')
      return 'settled'
    }
    case 'bonus':
      return reported(await claimRebateMoney(deps, { memberId, key, body: {}, device: 'race' }))
  }
}

const reported = (outcome: unknown) => (outcome instanceof Refused ? outcome.word : 'posted')
