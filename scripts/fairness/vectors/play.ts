import type { Round } from '../../../games/engine.ts'
import {
  ENGINES,
  type EngineId,
  isEngineId,
  isSharedEngineId,
  isSportsEngineId,
  loadGame,
  type SharedEngineId,
} from '../../../games/engines.ts'
import { type Draw, openDraw } from '../../../games/fairness/draw.ts'
import { documentOf } from '../../../games/manifests.ts'
import type { Recipe, Seen } from '../../../games/recipe.ts'
import { loadSharedGame } from '../../../games/shared-games.ts'
import { playFootball, playRealSlip } from './play-slip.ts'
import { spinWheel } from './play-wheel.ts'
import { recordDraw } from './record-draw.ts'
import type { VectorSeeds } from './seeds.ts'

/** A round as it was played: the bet in its canonical form, and the steps that were taken. */
export interface Played extends Seen<unknown> {
  readonly bet: object
  readonly steps: readonly object[]
}

/** Plays one recipe with these seeds by the engine itself; `undefined` where a step was refused. Throws for a bet that is. */
export async function play(engine: string, recipe: Recipe, seeds: VectorSeeds): Promise<Played | undefined> {
  if (isSportsEngineId(engine) && !ENGINES[engine].isDrawn) return { ...playRealSlip(recipe), words: [] }
  const { serverSeed, clientSeed, nonce } = seeds
  const draw = recordDraw(openDraw({ serverSeed, clientSeed, nonce, game: recipe.game }))
  const played = await playBy(engine, recipe, draw)
  return played && { ...played, words: [...draw.words] }
}

type Playing = Omit<Played, 'words'>

function playBy(engine: string, recipe: Recipe, draw: Draw): Promise<Playing | undefined> {
  if (isEngineId(engine)) return playAlone(engine, recipe, draw)
  if (isSharedEngineId(engine)) return playShared(engine, recipe, draw)
  if (isSportsEngineId(engine)) return playFootball(recipe, draw)
  return spinWheel(recipe, draw)
}

/** The names in front of the colons of what a document says is drawn. */
const drawnNames = (engine: string) => documentOf(engine).drawn.map(one => one.split(':')[0])

async function playAlone(engine: EngineId, recipe: Recipe, draw: Draw): Promise<Playing | undefined> {
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
  return { bet: Object(prepared.value.bet), steps, outcome: drawnOf(engine, last), view, stake, payout }
}

function nextStep({ steps }: Recipe, { view }: Round, taken: number): object | undefined {
  return typeof steps === 'function' ? steps(view) : steps?.[taken]
}

function drawnOf(engine: string, { state }: Round): Playing['outcome'] {
  const names = drawnNames(engine)
  return Object.fromEntries(Object.entries(Object(state)).filter(([key]) => names.includes(key)))
}

async function playShared(engine: SharedEngineId, recipe: Recipe, draw: Draw): Promise<Playing | undefined> {
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
