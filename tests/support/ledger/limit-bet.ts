import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../server/platform/database/schema.ts'
import type { Wallet } from '../../../server/wallet/wallet.ts'

/** One move of a limit history, as it travels between processes; centavos as numbers, milliseconds since 1970. */
export const limitBet = z.object({
  do: z.enum(['play', 'bet', 'settle']),
  memberId: z.string(),
  key: z.string(),
  roundId: z.string(),
  stake: z.number(),
  payout: z.number(),
  at: z.number(),
})
export type LimitBet = z.output<typeof limitBet>

const slots = { game: 'arara:test-slot', category: 'slots', edgePpm: 50_000 }

/** `posted`, or the word that refused it. */
export async function makeBet(wallet: Wallet, db: Kysely<Database>, asked: LimitBet): Promise<string> {
  const { memberId, key, roundId } = asked
  const order = { memberId, currency: 'BRL', key, roundId } as const
  const payout = BigInt(asked.payout)
  const bet = { ...order, ...slots, stake: BigInt(asked.stake) }
  const outcome =
    asked.do === 'settle'
      ? await wallet.settle(db, { ...order, payout, isFinal: true })
      : asked.do === 'bet'
        ? await wallet.placeBet(db, bet)
        : await wallet.playRound(db, { ...bet, payout })
  return outcome.status === 'posted' ? 'posted' : outcome.word
}
