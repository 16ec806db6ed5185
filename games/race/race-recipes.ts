import { recipesOf } from '../recipe.ts'
import { weightsOf } from './race-game.ts'
import { listPicks } from './race-odds.ts'
import { raceView } from './race-schemas.ts'
import { RACE_THEMES } from './race-themes.ts'

/** How the test vectors of this engine are made. */
export const raceRecipes = recipesOf(raceView, [
  ...RACE_THEMES.flatMap(theme => {
    const { id: game } = theme
    const everyPick = listPicks(weightsOf(theme)).slice(0, 42)
    return [
      ...[1, 2].map(number => ({
        name: `${game}: a chip on every pick, ${number}`,
        game,
        bet: { chips: everyPick.map(pick => ({ ...pick, stake: `${number}.03` })) },
      })),
      ...[0, 1, 2, 3, 4, 5].map(runner => ({
        name: `${game}: runner ${runner} wins`,
        game,
        bet: {
          chips: [
            { kind: 'win', runner, stake: '1.03' },
            { kind: 'place', runner, stake: '1.07' },
            { kind: 'exacta', first: runner, second: (runner + 1) % 6, stake: '1.01' },
          ],
        },
        isWanted: ({ view }: { view: { order: readonly number[] } }) => view.order[0] === runner,
      })),
      {
        name: `${game}: an exacta that wins`,
        game,
        bet: { chips: [{ kind: 'exacta', first: 2, second: 4, stake: '1.03' }] },
        isWanted: ({ payout }: { payout: bigint }) => payout > 0n,
      },
      {
        name: `${game}: second pays a place and no win`,
        game,
        bet: {
          chips: [
            { kind: 'place', runner: 5, stake: '1.03' },
            { kind: 'win', runner: 5, stake: '1.03' },
          ],
        },
        isWanted: ({ view }: { view: { order: readonly number[] } }) => view.order[1] === 5,
      },
    ]
  }),
])
