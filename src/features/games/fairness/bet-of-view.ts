import * as z from 'zod/mini'
import { baccaratView } from '../../../../games/baccarat/baccarat-schemas.ts'
import { blackjackView } from '../../../../games/blackjack/blackjack-schemas.ts'
import { diceView } from '../../../../games/dice/dice-schemas.ts'
import type { EngineId } from '../../../../games/engine.ts'
import { fishView } from '../../../../games/fish/fish-schemas.ts'
import { hiLoView } from '../../../../games/hi-lo/hi-lo-schemas.ts'
import { kenoView } from '../../../../games/keno/keno-schemas.ts'
import { limboView } from '../../../../games/limbo/limbo-schemas.ts'
import { minesView } from '../../../../games/mines/mines-schemas.ts'
import { penaltyView } from '../../../../games/penalty/penalty-schemas.ts'
import { plinkoView } from '../../../../games/plinko/plinko-schemas.ts'
import { raceView } from '../../../../games/race/race-schemas.ts'
import { rouletteView } from '../../../../games/roulette/roulette-schemas.ts'
import { sicBoView } from '../../../../games/sic-bo/sic-bo-schemas.ts'
import { slotView } from '../../../../games/slots/slot-schemas.ts'
import { towerView } from '../../../../games/tower/tower-schemas.ts'
import { bingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import { videoPokerView } from '../../../../games/video-poker/video-poker-schemas.ts'

/** What the player did, read back from what a round showed: the bet, the steps, and whether the operator closed it. */
export interface Played {
  readonly bet: object
  readonly steps: readonly object[]
  /** The player left, and the server ended the round by its rules. */
  readonly wasClosed: boolean
}

const single = (bet: object): Played => ({ bet, steps: [], wasClosed: false })

function readSlot(view: unknown): Played | undefined {
  const read = z.safeParse(slotView, view).data
  return read && single({ stake: read.stake })
}

const readers: Record<EngineId, (view: unknown) => Played | undefined> = {
  dice: view => {
    const read = z.safeParse(diceView, view).data
    return read && single({ stake: read.stake, direction: read.direction, target: read.target })
  },
  roulette: view => {
    const read = z.safeParse(rouletteView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, ...chip }) => chip) })
  },
  slots: readSlot,
  classic: readSlot,
  keno: view => {
    const read = z.safeParse(kenoView, view).data
    return read && single({ stake: read.stake, risk: read.risk, picks: read.picks })
  },
  baccarat: view => {
    const read = z.safeParse(baccaratView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, ...chip }) => chip) })
  },
  fish: view => {
    const read = z.safeParse(fishView, view).data
    return read && single({ stake: read.stake, species: read.species })
  },
  'sic-bo': view => {
    const read = z.safeParse(sicBoView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, ...chip }) => chip) })
  },
  mines: view => {
    const read = z.safeParse(minesView, view).data
    if (!read) return undefined
    const reveals = read.revealed.map(cell => ({ action: 'reveal', cell }))
    // A field that was cleared cashed out automatically: the engine refuses the step then, and nothing is lost by trying.
    const steps = read.ending === 'cashed_out' ? [...reveals, { action: 'cash_out' }] : reveals
    return {
      bet: { stake: read.stake, mines: read.mineCount },
      steps,
      wasClosed: read.ending === 'void',
    }
  },
  limbo: view => {
    const read = z.safeParse(limboView, view).data
    return read && single({ stake: read.stake, target: read.target })
  },
  plinko: view => {
    const read = z.safeParse(plinkoView, view).data
    return read && single({ stake: read.stake, rows: read.rows, risk: read.risk })
  },
  race: view => {
    const read = z.safeParse(raceView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, odds: _odds, ...chip }) => chip) })
  },
  penalty: view => {
    const read = z.safeParse(penaltyView, view).data
    if (!read) return undefined
    const kicks = read.kicks.map(corner => ({ action: 'kick', corner }))
    return {
      bet: { stake: read.stake, corners: read.corners },
      // After the last goal the round cashed out automatically, and the step more is refused there.
      steps: read.ending === 'cashed_out' ? [...kicks, { action: 'cash_out' }] : kicks,
      wasClosed: read.ending === 'void',
    }
  },
  tower: view => {
    const read = z.safeParse(towerView, view).data
    if (!read) return undefined
    const climbs = read.picks.map(door => ({ action: 'climb', door }))
    return {
      bet: { stake: read.stake, difficulty: read.difficulty },
      // On the roof the round cashed out automatically, and the step more is refused there.
      steps: read.ending === 'cashed_out' ? [...climbs, { action: 'cash_out' }] : climbs,
      wasClosed: read.ending === 'void',
    }
  },
  'video-bingo': view => {
    const read = z.safeParse(bingoView, view).data
    if (!read) return undefined
    const balls = Array.from({ length: read.extra }, () => ({ action: 'ball' }))
    const steps = read.isCollected ? [...balls, { action: 'collect' }] : balls
    return { bet: { stake: read.stake, cards: read.cards.length }, steps, wasClosed: false }
  },
  blackjack: view => {
    const read = z.safeParse(blackjackView, view).data
    if (!read) return undefined
    const steps = read.actions.map(action => ({ action }))
    return { bet: { stake: read.stake }, steps, wasClosed: read.isClosed }
  },
  'video-poker': view => {
    const read = z.safeParse(videoPokerView, view).data
    if (!read) return undefined
    const steps = read.held ? [{ action: 'hold', held: read.held }] : []
    return { bet: { stake: read.stake }, steps, wasClosed: false }
  },
  'hi-lo': view => {
    const read = z.safeParse(hiLoView, view).data
    if (!read) return undefined
    const moves = read.moves.map(move =>
      move === 'skip' ? { action: move } : { action: 'guess', guess: move },
    )
    const steps = read.ending === 'cashed_out' ? [...moves, { action: 'cash_out' }] : moves
    return { bet: { stake: read.stake }, steps, wasClosed: read.ending === 'void' }
  },
}

export function readPlayed(engine: EngineId, view: unknown): Played | undefined {
  return readers[engine](view)
}
