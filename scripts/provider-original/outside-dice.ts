import * as z from 'zod/mini'
import type { ProviderGame } from '../../examples/provider/provider.mjs'
import { writeAmount } from '../../games/amount.ts'
import { createDiceGame } from '../../games/dice/dice-game.ts'
import { diceView } from '../../games/dice/dice-schemas.ts'
import type { DiceTheme } from '../../games/dice/dice-theme.ts'
import type { Draw } from '../../games/fairness/draw.ts'

const halves = [
  { id: 'under', label: 'Abaixo de 50,00', target: 5_000 },
  { id: 'over', label: 'Acima de 49,99', target: 4_999 },
]

/** Our dice as the game of a provider outside: the rules and the payouts are those of `games/dice`, the wallet's part is the example's. */
export function createOutsideDice(theme: DiceTheme, nextDraw: () => Draw): ProviderGame {
  const game = createDiceGame(theme)
  return {
    name: `${theme.names.pt} (de fora)`,
    stakes: [50, 100, 500, 1_000],
    choices: halves.map(({ id, label }) => ({ id, label })),
    draw: async (stake, choice) => {
      const half = halves.find(({ id }) => id === choice)
      const bet = { stake: writeAmount(BigInt(stake)), direction: choice, target: half?.target }
      const prepared = game.prepareBet(bet)
      if (!prepared.ok) throw new Error(`the dice refuse ${JSON.stringify(bet)}: ${prepared.refusal}`)
      const { payout, view } = await prepared.value.start(nextDraw())
      const { roll } = z.parse(diceView, view)
      return { payout: Number(payout), shown: (roll / 100).toFixed(2).replace('.', ',') }
    },
  }
}
