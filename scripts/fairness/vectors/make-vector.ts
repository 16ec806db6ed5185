import { slipBet } from '../../../games/football/slip.ts'
import { documentOf } from '../../../games/manifests.ts'
import type { Recipe } from '../../../games/recipe.ts'
import { type Played, play } from './play.ts'
import { chainOf, pairOf, type VectorSeeds } from './seeds.ts'
import { type Vector, vector } from './vector.ts'

/** Searches for the first round that a recipe wants, and writes it down. */
export async function makeVectors(engine: string, recipes: readonly Recipe[]): Promise<readonly Vector[]> {
  const { seeds } = documentOf(engine)
  const link = seeds === 'chain' ? chainOf(engine) : undefined
  const made: Vector[] = []
  for (const [index, recipe] of recipes.entries()) {
    for (let nonce = recipe.from ?? index + 1; ; nonce += 1) {
      const drawnFrom = link ? link(nonce) : pairOf(engine, nonce, recipe.clientSeed)
      const played = await play(engine, recipe, drawnFrom)
      if (played === undefined || recipe.isWanted?.(played) === false) continue
      made.push(writeVector(recipe, played, seeds === 'none' ? undefined : drawnFrom))
      break
    }
  }
  return made
}

/** The vector of a round, in the form and the order of the file. */
function writeVector(recipe: Recipe, played: Played, seeds: VectorSeeds | undefined): Vector {
  const { name, game, closed, cashOut, matchday, matches } = recipe
  const { bet, steps, words, outcome, view, stake, payout } = played
  return vector.parse(
    JSON.parse(
      JSON.stringify({
        name,
        game,
        ...(seeds && {
          server_seed: seeds.serverSeed,
          seed_hash: seeds.seedHash,
          client_seed: seeds.clientSeed,
          nonce: seeds.nonce,
          anchor: seeds.anchor,
        }),
        matchday,
        matches,
        bet,
        ...(steps.length > 0 && { steps }),
        closed,
        cash_out: cashOut,
        words,
        outcome,
        view,
        stake_centavos: Number(stake),
        payout_centavos: Number(payout),
      }),
    ),
  )
}

/** The round of a vector, played again by the engine; `undefined` where a step is refused. */
export async function replayVector(engine: string, written: Vector): Promise<Vector | undefined> {
  const { server_seed, seed_hash, client_seed, nonce, anchor, cash_out, ...rest } = written
  const recipe: Recipe = {
    name: written.name,
    game: written.game,
    bet: written.bet,
    steps: written.steps ?? [],
    ...(written.closed && { closed: written.closed }),
    ...(cash_out !== undefined && { cashOut: cash_out }),
    ...(rest.matchday !== undefined && { matchday: rest.matchday, selections: selectionsOf(written) }),
    ...(rest.matches && { matches: rest.matches }),
  }
  const seeds = {
    serverSeed: server_seed ?? '',
    seedHash: seed_hash ?? '',
    clientSeed: client_seed ?? '',
    nonce: nonce ?? 0,
    ...(anchor !== undefined && { anchor }),
  }
  const played = await play(engine, recipe, seeds)
  return played && writeVector(recipe, played, server_seed === undefined ? undefined : seeds)
}

function selectionsOf({ bet }: Vector) {
  return slipBet.parse(bet).legs.map(({ match, market, pick }) => ({
    place: Number(match.split('-')[1]),
    market,
    pick,
  }))
}
