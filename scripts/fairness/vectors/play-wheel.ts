import * as z from 'zod/mini'
import { writeAmount } from '../../../games/amount.ts'
import type { Draw } from '../../../games/fairness/draw.ts'
import type { Recipe } from '../../../games/recipe.ts'
import { choosePrize, readTable } from '../../../games/wheel/draw-prize.ts'

const spinBet = z.object({ table: z.string() })

/** One spin of a promotion's wheel; it costs nothing. */
export async function spinWheel({ name, bet }: Recipe, draw: Draw) {
  const { table } = spinBet.parse(bet)
  const prizes = readTable(table)
  if (prizes === undefined) throw new Error(`${name}: no table of prizes`)
  const { id, amount } = await choosePrize(draw, prizes)
  const view = { prize: id, amount: writeAmount(amount) }
  return { bet, steps: [], outcome: { prize: id }, view, stake: 0n, payout: amount }
}
