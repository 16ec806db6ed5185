import { DICE_THEMES } from '../../games/dice/dice-themes.ts'
import type { EngineId } from '../../games/engine.ts'
import { FISH_THEMES } from '../../games/fish/fish-themes.ts'
import { MINES_THEMES } from '../../games/mines/mines-themes.ts'
import type { SharedEngineId } from '../../games/shared-game.ts'

/** What a member does at each kind of game. */
export function betOf(engine: EngineId, gameId: string, stake: string): object {
  const dice = DICE_THEMES.find(theme => theme.id === gameId)?.opening
  const mines = MINES_THEMES.find(theme => theme.id === gameId)?.opening
  switch (engine) {
    case 'slots':
    case 'classic':
    case 'blackjack':
    case 'video-poker':
    case 'hi-lo':
      return { stake }
    case 'dice':
      return { ...dice, stake }
    case 'mines':
      return { stake, mines: mines?.mines }
    case 'limbo':
      return { stake, target: 150 }
    case 'plinko':
      return { stake, rows: 10, risk: 'high' }
    case 'tower':
      return { stake, difficulty: 'medium' }
    case 'penalty':
      return { stake, corners: 3 }
    case 'race':
      return {
        chips: [
          { kind: 'win', runner: 0, stake },
          { kind: 'place', runner: 4, stake },
          { kind: 'exacta', first: 1, second: 0, stake },
        ],
      }
    case 'video-bingo':
      return { stake, cards: 1 }
    case 'keno':
      return { stake, risk: 'medium', picks: [5, 9, 40, 1] }
    case 'fish':
      return { ...FISH_THEMES.find(theme => theme.id === gameId)?.opening, stake }
    case 'baccarat':
      return {
        chips: [
          { kind: 'banker', stake },
          { kind: 'player_pair', stake },
        ],
      }
    case 'sic-bo':
      return {
        chips: [
          { kind: 'big', stake },
          { kind: 'pair', faces: [2, 5], stake },
          { kind: 'single', at: 6, stake },
        ],
      }
    case 'roulette':
      return {
        chips: [
          { kind: 'red', stake },
          { kind: 'inside', numbers: [17, 18], stake },
        ],
      }
  }
}

/** A short round of a game that takes steps, another one each time. */
export function stepsOf(engine: EngineId, nonce: number): object[] {
  switch (engine) {
    case 'mines':
      return [
        { action: 'reveal', cell: nonce },
        { action: 'reveal', cell: 24 - nonce },
        { action: 'cash_out' },
      ]
    case 'tower':
      return [
        { action: 'climb', door: nonce % 3 },
        { action: 'climb', door: nonce % 2 },
        { action: 'cash_out' },
      ]
    case 'penalty':
      return [
        { action: 'kick', corner: nonce % 3 },
        { action: 'kick', corner: nonce % 2 },
        { action: 'cash_out' },
      ]
    case 'video-bingo':
      return ['ball', 'ball', 'collect'].map(action => ({ action }))
    case 'blackjack':
      return ['insure', 'split', 'double', 'hit', 'stand', 'stand'].map(action => ({ action }))
    case 'video-poker':
      return [{ action: 'hold', held: [0, 1, 2, 3, 4].filter(place => (nonce >> (place % 4)) % 2 === 1) }]
    case 'hi-lo':
      return [
        { action: 'skip' },
        { action: 'guess', guess: nonce % 2 === 0 ? 'higher' : 'lower' },
        { action: 'guess', guess: 'higher' },
        { action: 'cash_out' },
      ]
    default:
      return []
  }
}

/** A valid card of 75 balls, row by row, and one of 90. */
const cards = [
  [...[1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18], ...[48, 63, 4, 19, 33, 49, 64, 5, 20, 34, 50, 65]],
  [1, 10, 20, 30, 40, 2, 11, 50, 60, 70, 21, 31, 41, 71, 80],
]

/** The same at tables that everybody shares; a bingo room takes the card of its own hall. */
export function sharedBetOf(engine: SharedEngineId, stake: string, hall: 0 | 1 = 0): object {
  const chips = (...kinds: readonly string[]) => ({ chips: kinds.map(kind => ({ kind, stake })) })
  switch (engine) {
    case 'crash':
      return { stake, autoCashOut: 150 }
    case 'live-roulette':
      return chips('red', 'low')
    case 'live-baccarat':
      return chips('banker', 'tie')
    case 'five-draw':
      return { stake, picks: [1, 2, 3, 4, 5] }
    case 'bingo-room':
      return { cardStake: stake, cards: [cards[hall]] }
  }
}
