import * as z from 'zod/mini'
import { accepted, type Checked, type Game, type Json, refused, type Volatility } from './engine.ts'
import type { Draw } from './fairness/draw.ts'
import type { PlayedBet, PreparedSharedBet, SharedGame, SharedResult, SharedTiming } from './shared-game.ts'

interface LiveTable {
  readonly engine: string
  /** The table as one player plays it: its bets, limits, pays and views are those of the live table. */
  readonly game: Game
  readonly volatility: Volatility
  readonly timing: SharedTiming
  /** From the last bet to the result. */
  readonly closingMs: number
  /** What chance decides: with a bet's own fields it is a state of `game`. */
  drawOutcome(draw: Draw): Promise<{ readonly [key: string]: Json }>
}

/** Bets of chips that one member may place in a round, of each kind of money: chips are laid in handfuls. */
const MOST_BETS = 4

/** One round for everybody at a table with chips: the single player's rules, with an outcome that all bets share. */
export function createLiveTable({ game, ...table }: LiveTable): SharedGame {
  return {
    id: game.id,
    engine: table.engine,
    names: game.names,
    palette: game.palette,
    limits: game.limits,
    volatility: table.volatility,
    rtpPpm: game.rtpPpm,
    edgePpm: game.edgePpm,
    topMultiple: game.topMultiple,
    timing: table.timing,
    mostBets: MOST_BETS,
    prepareBet: input => prepare(game, input),
    drawOutcome: draw => table.drawOutcome(draw),
    runningMs: () => table.closingMs,
    settle: (bet, outcome) => settle(game, bet, outcome),
    readPlayed,
  }
}

function prepare(game: Game, input: unknown): Checked<PreparedSharedBet> {
  const prepared = game.prepareBet(input)
  if (!prepared.ok) return prepared
  const { stake, bet, maximumPayout, rtpPpm } = prepared.value
  return accepted({ stake, bet, maximumPayout, rtpPpm })
}

const fields = z.record(z.string(), z.unknown())

function settle(game: Game, bet: unknown, outcome: unknown): Checked<SharedResult> {
  const [laid, drawn] = [fields.safeParse(bet), fields.safeParse(outcome)]
  if (!laid.success || !drawn.success) return refused('state_invalid')
  const round = game.resume({ ...laid.data, ...drawn.data })
  if (!round.ok) return round
  const { stake, payout, view } = round.value
  return accepted({ stake, payout, view })
}

/** A view tells each chip as it was laid, and what it paid. */
const shownChips = z.object({ chips: z.array(fields) })

function readPlayed(view: unknown): PlayedBet | undefined {
  const read = shownChips.safeParse(view)
  if (!read.success) return undefined
  return { bet: { chips: read.data.chips.map(({ payout: _paid, ...chip }) => chip) }, cashOut: undefined }
}
