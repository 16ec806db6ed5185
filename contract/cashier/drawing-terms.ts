import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { withdrawal } from './money.ts'

/**
 * What the withdrawal screen needs before confirming: bounds, fee, what is still to be staked, holds. `ml_money` is 0 for
 * who is on a pause or self-excluded: they may always withdraw (docs/rules/cashier.md).
 */
export const drawingTerms = defineEndpoint('POST /api/drawing/terms', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({
    data: z.object({
      /** Of one withdrawal: the operator's, or the VIP level's where it lies above. */
      min: money,
      max: money,
      /** The VIP level's limits a day (America/Sao_Paulo), and what of today is left. */
      today: z.object({
        level: z.number(),
        times: z.number(),
        times_left: z.number(),
        limit: money,
        left: money,
        /** On a pause or self-excluded: the limits of the day do not hold. */
        is_waived: z.boolean(),
      }),
      fee_percent: z.string(),
      fee_fixed: money,
      available: money,
      ml_money: money,
      /** What the member owes: no withdrawal before it is repaid, and what comes in repays it first. */
      debt: money,
      has_qk_pwd: z.boolean(),
      held_until: z.nullable(instant),
      open_withdrawal: z.nullable(withdrawal),
      expected_minutes: z.number(),
    }),
  }),
})
