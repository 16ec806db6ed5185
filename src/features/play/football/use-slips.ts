import type { SportsSlip } from '../../../../contract/sports.ts'
import { useAnswer } from '../../../use-answer.ts'
import type { PlayMode } from '../play-mode.ts'
import { partOf } from './sports-resources.ts'

const none: readonly SportsSlip[] = []

/** The member's slips as the device knows them, and since when. */
export function useSlips(gameId: string, mode: PlayMode, memberId: string) {
  const { answer, at } = useAnswer('sports-slips', { memberId, part: partOf(gameId, mode) })
  return { slips: answer ?? none, at }
}
