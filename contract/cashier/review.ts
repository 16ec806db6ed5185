import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { instant, uuid } from '../fields.ts'

/** What in the data speaks for a second look. Each is a fact about this case, none a verdict. */
export const riskKinds = [
  'not_active',
  'shared_device',
  'shared_destination',
  'strange_payer',
  'disputed_deposit',
  'never_deposited',
  'never_played',
  'little_play',
  'opposite_bets',
  'safe_bets',
  'one_game',
  'fast_out',
  'key_changed',
  'key_changed_since',
  'password_changed',
  'new_member',
  'velocity',
  'out_more_than_in',
  'first_withdrawal',
  'shared_address',
] as const
export type RiskKind = (typeof riskKinds)[number]

export const risk = z.object({
  kind: z.enum(riskKinds),
  weight: z.enum(['high', 'medium', 'low']),
  /** What the sentence names; money as wire decimals. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Risk = z.output<typeof risk>

const sums = z.object({ count: z.number(), money, last_at: z.nullable(instant) })

/** Who the member is and what their money did, for one case. */
export const caseContext = z.object({
  balances: z.object({ cash: money, bonus: money, rebate: money, hold: money, debt: money, ml_money: money }),
  deposits: sums,
  withdrawals: sums,
  lots: z.array(
    z.object({
      id: uuid,
      source: z.string(),
      required: money,
      progress: money,
      expires_at: z.nullable(instant),
    }),
  ),
  sessions: z.number(),
  devices: z.number(),
  addresses: z.number(),
  member_since: instant,
  /** The newest changes to what withdrawals depend on. */
  changes: z.array(
    z.object({
      at: instant,
      kind: z.enum([
        'account_saved',
        'account_confirmed',
        'account_removed',
        'withdrawal_password',
        'status',
        'sole_owner',
        'force_offline',
      ]),
      /** A mask, or a status. */
      about: z.string(),
    }),
  ),
  games: z.array(z.object({ game: z.string(), rounds: z.number(), stake: money })),
  earlier: z.array(
    z.object({ id: uuid, order_no: z.string(), money, state: z.string(), created_at: instant }),
  ),
})
export type CaseContext = z.output<typeof caseContext>
