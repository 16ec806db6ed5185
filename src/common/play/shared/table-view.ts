import type { TableBet, TableResult, TableRound } from '../../../../contract/games/shared-rounds.ts'

/** What is known of a shared table. */
export interface TableView {
  readonly round: TableRound | undefined
  readonly bets: readonly TableBet[]
  /** Newest first. */
  readonly results: readonly TableResult[]
}

export const emptyTable: TableView = { round: undefined, bets: [], results: [] }

const rank = { betting: 0, running: 1, ended: 2 }
const shownResults = 24

/** Applies news of a round. Late news, of an earlier round or an earlier phase, changes nothing. */
export function withRound(view: TableView, round: TableRound): TableView {
  const known = view.round
  const isOld =
    known !== undefined &&
    (round.number < known.number || (round.number === known.number && rank[round.phase] < rank[known.phase]))
  if (isOld) return view
  const isNew = round.phase === 'ended' && view.results[0]?.number !== round.number
  const results = isNew
    ? [{ number: round.number, outcome: round.outcome }, ...view.results].slice(0, shownResults)
    : view.results
  return { ...view, round, results }
}

/** Stores a bet as the last answer reported it. */
export function withBet(view: TableView, bet: TableBet): TableView {
  const others = view.bets.filter(known => known.id !== bet.id)
  return { ...view, bets: [...others, bet] }
}

/** Where the round stands at that moment of the server's clock: the end of betting needs no news. */
export function phaseAt(round: TableRound, serverNow: number): TableRound['phase'] {
  if (round.phase !== 'betting') return round.phase
  return serverNow >= Date.parse(round.closes_at) ? 'running' : 'betting'
}

/** Its round runs still, and nothing is known of how it ended. */
export function isInPlay({ round, bets }: TableView, bet: TableBet): boolean {
  const isRunning = round?.number === bet.number && round.phase !== 'ended'
  return isRunning && bets.some(({ id, state }) => id === bet.id && state === 'open')
}
