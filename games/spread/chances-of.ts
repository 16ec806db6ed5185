import { baccaratChances } from '../baccarat/baccarat-odds.ts'
import { blackjackChances } from '../blackjack/blackjack-odds.ts'
import type { CatalogueGame } from '../catalogue.ts'
import { classicChances } from '../classic/classic-odds.ts'
import { CLASSIC_THEMES } from '../classic/classic-themes.ts'
import { crashChances } from '../crash/crash-odds.ts'
import { CRASH_THEMES } from '../crash/crash-themes.ts'
import { diceChances } from '../dice/dice-odds.ts'
import { DICE_THEMES } from '../dice/dice-themes.ts'
import { fishChances } from '../fish/fish-odds.ts'
import { FISH_THEMES } from '../fish/fish-themes.ts'
import { drawChances } from '../five-draw/five-draw-odds.ts'
import { hiLoChances } from '../hi-lo/hi-lo-odds.ts'
import { kenoChances } from '../keno/keno-odds.ts'
import { KENO_THEMES } from '../keno/keno-themes.ts'
import { limboChances } from '../limbo/limbo-odds.ts'
import { LIMBO_THEMES } from '../limbo/limbo-themes.ts'
import { CELLS, minesPayout } from '../mines/mines-odds.ts'
import { MINES_THEMES } from '../mines/mines-themes.ts'
import type { PayoutChance } from '../payout-chance.ts'
import { penaltyChances } from '../penalty/penalty-odds.ts'
import { PENALTY_THEMES } from '../penalty/penalty-themes.ts'
import { plinkoChances } from '../plinko/plinko-odds.ts'
import { PLINKO_THEMES } from '../plinko/plinko-themes.ts'
import { raceChances } from '../race/race-odds.ts'
import { RACE_THEMES } from '../race/race-themes.ts'
import { payoutsByPocket } from '../roulette/roulette-odds.ts'
import { ROULETTE_THEMES } from '../roulette/roulette-themes.ts'
import { sicBoChances } from '../sic-bo/sic-bo-odds.ts'
import { towerChances } from '../tower/tower-odds.ts'
import { TOWER_THEMES } from '../tower/tower-themes.ts'
import { bingoChances } from '../video-bingo/bingo-odds.ts'
import { videoPokerChances } from '../video-poker/video-poker-odds.ts'
import type { SpreadPlay } from './spread-bands.ts'

interface GameChances {
  readonly play: SpreadPlay
  readonly chances: readonly PayoutChance[]
}

/** Where who stops after a few steps stops. */
const steps = 3

/**
 * What one stake on a game comes back with, by the same code that proves its return. `undefined`: it is not counted but simulated
 * (slots of five reels, bingo rooms), or there is no one distribution (slips on matches).
 */
export function chancesOf({ id, engine }: Pick<CatalogueGame, 'id' | 'engine'>): GameChances | undefined {
  const opening = <Theme extends { readonly id: string }>(
    themes: readonly Theme[],
    count: (theme: Theme) => readonly PayoutChance[],
    play: SpreadPlay = 'opening',
  ) => {
    const theme = themes.find(one => one.id === id)
    return theme && { play, chances: count(theme) }
  }
  switch (engine) {
    case 'classic':
      return opening(CLASSIC_THEMES, classicChances, 'any')
    case 'dice':
      return opening(DICE_THEMES, ({ opening }) => diceChances(opening))
    case 'limbo':
      return opening(LIMBO_THEMES, ({ opening }) => limboChances(opening.target))
    case 'crash':
      return opening(CRASH_THEMES, ({ opening }) => crashChances(opening.autoCashOut))
    case 'plinko':
      return opening(PLINKO_THEMES, ({ opening }) => plinkoChances(opening))
    case 'keno':
      return opening(KENO_THEMES, ({ opening }) => kenoChances(opening.risk, opening.picks.length))
    case 'fish':
      return opening(FISH_THEMES, ({ opening, prey }) =>
        fishChances(prey.find(({ species }) => species === opening.species)?.multiplier ?? 1),
      )
    case 'mines':
      return opening(MINES_THEMES, ({ opening }) => minesChances(opening.mines), 'three-steps')
    case 'tower':
      return opening(TOWER_THEMES, ({ opening }) => towerChances(opening.difficulty, steps), 'three-steps')
    case 'penalty':
      return opening(PENALTY_THEMES, ({ opening }) => penaltyChances(opening.corners, steps), 'three-steps')
    case 'hi-lo':
      return { play: 'three-steps', chances: hiLoChances(steps) }
    case 'race':
      return opening(RACE_THEMES, ({ runners }) => favouriteChances(runners), 'plain-place')
    case 'roulette':
      return opening(ROULETTE_THEMES, ({ laPartage }) => redChances(laPartage), 'plain-place')
    case 'live-roulette':
      return { play: 'plain-place', chances: redChances(false) }
    case 'baccarat':
    case 'live-baccarat':
      return { play: 'plain-place', chances: baccaratChances('banker') }
    case 'sic-bo':
      return { play: 'plain-place', chances: sicBoChances({ kind: 'small' }) }
    case 'video-poker':
      return { play: 'best-play', chances: videoPokerChances() }
    case 'blackjack':
      return { play: 'best-play', chances: blackjackChances() }
    case 'video-bingo':
      return { play: 'any', chances: bingoChances() }
    case 'five-draw':
      return { play: 'any', chances: drawChances() }
    case 'slots':
    case 'bingo-room':
    case 'football':
    case 'fixtures':
      return undefined
  }
}

function minesChances(mines: number): readonly PayoutChance[] {
  let chance = 1
  for (let tile = 0; tile < steps; tile += 1) chance *= (CELLS - mines - tile) / (CELLS - tile)
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: Number(minesPayout(10_000_000n, mines, steps)) / 10_000_000, chance },
  ]
}

function redChances(laPartage: boolean): readonly PayoutChance[] {
  const pockets = payoutsByPocket([{ kind: 'red', stake: 100n }], laPartage)
  return pockets.map(paid => ({ multiplier: Number(paid) / 100, chance: 1 / pockets.length }))
}

function favouriteChances(runners: readonly { readonly weight: number }[]): readonly PayoutChance[] {
  const weights = runners.map(({ weight }) => weight)
  return raceChances(weights, { kind: 'win', runner: weights.indexOf(Math.max(...weights)) })
}
