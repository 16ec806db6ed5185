import { writeAmount } from '../amount.ts'
import type { Round } from '../engine.ts'
import { type PlayedSpin, playSpin, type SlotProgress, UNPLAYED } from './slot-play.ts'
import type { SlotState, SlotView } from './slot-schemas.ts'
import type { SlotTheme } from './slot-theme.ts'

/** The settled round of a state: plays the stops again. */
export function slotRound(theme: SlotTheme, state: SlotState): Round {
  const { stake, stops } = state
  const perLine = stake / BigInt(theme.lines)
  const progress = stops.reduce<SlotProgress>((so, turn) => playSpin(theme, so, turn), UNPLAYED)
  const payout = perLine * BigInt(progress.units)
  const view: SlotView = {
    stake: writeAmount(stake),
    spins: progress.spins.map(played => spinView(theme, played, perLine)),
    payout: writeAmount(payout),
    isMaxWin: progress.units === theme.maxWin * theme.lines,
  }
  return { state: { stake: writeAmount(stake), stops }, stake, payout, done: true, view }
}

function spinView(theme: SlotTheme, played: PlayedSpin, perLine: bigint): SlotView['spins'][number] {
  const { spin, multiplier } = played
  const money = (units: number) => writeAmount(perLine * BigInt(units))
  return {
    stops: [...spin.stops],
    window: [...spin.window],
    expanded: [...spin.expanded],
    lineWins: spin.lineWins.map(({ line, from, symbol, count, units }) => ({
      line,
      from,
      symbol,
      count,
      payout: money(units * multiplier),
    })),
    scatters: spin.scatters,
    scatterPayout: money(spin.scatterPays * theme.lines * multiplier),
    isFree: played.isFree,
    ...(theme.respins ? { held: [...played.held] } : {}),
    multiplier,
    awarded: spin.awarded,
    freeSpinsLeft: played.freeSpinsLeft,
    payout: money(played.units),
  }
}
