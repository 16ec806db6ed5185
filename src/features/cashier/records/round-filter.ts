import { roundModes, roundStates } from '../../../../contract/games/round-words.ts'
import type { RoundRow } from '../../../db/personal-rows.ts'
import { isOfDays } from '../../../records/is-of-days.ts'
import { type RecordFilter, readRecordFilter } from '../../../records/record-filter.ts'

/** What the address of the game record says; `kind` is the money it was played with. */
export function readRoundFilter(raw: Record<string, unknown>): RecordFilter {
  return readRecordFilter({ kind: roundModes, state: roundStates, game: 'any' }, raw)
}

/** Real money unless play money is chosen: they never mix in one sum. */
export function modeOf(filter: RecordFilter, isDemoAccount: boolean): 'real' | 'demo' {
  return isDemoAccount || filter.kind === 'demo' ? 'demo' : 'real'
}

export function fitsRound(row: RoundRow, filter: RecordFilter, mode: 'real' | 'demo'): boolean {
  if (row.mode !== mode) return false
  if (filter.game !== undefined && row.game_id !== filter.game) return false
  if (filter.state !== undefined && row.state !== filter.state) return false
  return isOfDays(row.started_at, filter)
}

/** The filter of a stored answer, as the key of its row. */
export function roundPart({ from = '', to = '', game = '', state = '' }: RecordFilter, mode: string): string {
  return [from, to, game, mode, state].join('~')
}

export function readRoundPart(part: string) {
  const [from, to, game_id, rawMode, rawState] = part.split('~').map(one => (one === '' ? undefined : one))
  const mode = roundModes.find(one => one === rawMode)
  const state = roundStates.find(one => one === rawState)
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(game_id !== undefined && { game_id }),
    ...(mode !== undefined && { mode }),
    ...(state !== undefined && { state }),
  }
}
