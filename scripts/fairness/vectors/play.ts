import type { Round } from '../../../games/engine.ts'
import { isEngineId, loadGame } from '../../../games/engines.ts'
import { type Draw, openDraw } from '../../../games/fairness/draw.ts'
import type { DocumentedEngine } from '../../../games/manifest.ts'
import { isSharedEngineId, loadSharedGame } from '../../../games/shared-games.ts'
import { playFootball, playRealSlip } from './play-slip.ts'
import { spinWheel } from './play-wheel.ts'
import type { Recipe, Seen } from './recipe.ts'
import { recordDraw } from './record-draw.ts'
import type { VectorSeeds } from './seeds.ts'

/** A round as it was played: the bet in its canonical form, and the steps that were taken. */
export interface Played extends Seen<unknown> {
  readonly bet: object
  readonly steps: readonly object[]
}

/** Plays one recipe with these seeds by the engine itself; `undefined` where a step was refused. Throws for a bet that is. */
export async function play(
  engine: DocumentedEngine,
  recipe: Recipe,
  seeds: VectorSeeds,
): Promise<Played | undefined> {
  if (engine === 'fixtures') return { ...playRealSlip(recipe), words: [] }
  const { serverSeed, clientSeed, nonce } = seeds
  const draw = recordDraw(openDraw({ serverSeed, clientSeed, nonce, game: recipe.game }))
  const played = await playBy(engine, recipe, draw)
  return played && { ...played, words: [...draw.words] }
}

type Playing = Omit<Played, 'words'>

function playBy(
  engine: Exclude<DocumentedEngine, 'fixtures'>,
  recipe: Recipe,
  draw: Draw,
): Promise<Playing | undefined> {
  if (isEngineId(engine)) return playAlone(engine, recipe, draw)
  if (isSharedEngineId(engine)) return playShared(engine, recipe, draw)
  if (engine === 'football') return playFootball(recipe, draw)
  return spinWheel(recipe, draw)
}

/** Of a state, what was not drawn: the bet, and what the player did. */
const notDrawn = new Set(
  ['bet', 'stake', 'chips', 'ending', 'revealed', 'picks', 'kicks', 'moves', 'held', 'actions'].concat([
    'isClosed',
    'isCollected',
    'extra',
    'spent',
  ]),
)

async function playAlone(
  engine: Parameters<typeof loadGame>[0],
  recipe: Recipe,
  draw: Draw,
): Promise<Playing | undefined> {
  const game = await loadGame(engine, recipe.game)
  const prepared = game?.prepareBet(recipe.bet)
  if (game === undefined || !prepared?.ok) throw new Error(`${recipe.name}: the bet is refused`)
  let round = await prepared.value.start(draw)
  const steps: object[] = []
  for (;;) {
    const step = round.done ? undefined : nextStep(recipe, round, steps.length)
    if (step === undefined) break
    const next = game.step(round.state, step)
    if (!next.ok) return undefined
    steps.push(step)
    round = next.value
  }
  const closed = recipe.closed && !round.done ? game.close(round.state) : undefined
  const last = closed?.ok ? closed.value : round
  if (!last.done) return undefined
  const { view, stake, payout } = last
  return { bet: Object(prepared.value.bet), steps, outcome: drawnOf(last), view, stake, payout }
}

function nextStep({ steps }: Recipe, { view }: Round, taken: number): object | undefined {
  return typeof steps === 'function' ? steps(view) : steps?.[taken]
}

function drawnOf({ state }: Round): Playing['outcome'] {
  return Object.fromEntries(Object.entries(Object(state)).filter(([key]) => !notDrawn.has(key)))
}

async function playShared(
  engine: Parameters<typeof loadSharedGame>[0],
  recipe: Recipe,
  draw: Draw,
): Promise<Playing | undefined> {
  const game = await loadSharedGame(engine, recipe.game)
  const prepared = game?.prepareBet(recipe.bet)
  if (game === undefined || !prepared?.ok) throw new Error(`${recipe.name}: the bet is refused`)
  const { bet } = prepared.value
  const outcome = await game.drawOutcome(draw)
  const settled = game.settle(bet, outcome, recipe.cashOut)
  if (!settled.ok) throw new Error(`${recipe.name}: ${settled.refusal}`)
  const { view, stake, payout } = settled.value
  return { bet: Object(bet), steps: [], outcome: Object(outcome), view, stake, payout }
}
