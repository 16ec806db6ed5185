import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Game, GameType } from '../../../../contract/lobby/games.ts'

/** The eleven types of the specification, section 1. */
export const typeNames: Record<GameType, MessageDescriptor> = {
  slots: msg`Slots`,
  live: msg`Live`,
  crash: msg`Crash`,
  table: msg`Table games`,
  arcade: msg`Arcade`,
  fish: msg`Fishing`,
  bingo: msg`Bingo`,
  card: msg`Card games`,
  lottery: msg`Lottery`,
  sports: msg`Sports`,
  video: msg`Video`,
}

export const volatilityNames: Record<Game['volatility'], MessageDescriptor> = {
  low: msg`Low: small wins, often`,
  medium: msg`Medium`,
  high: msg`High: large wins, seldom`,
}
