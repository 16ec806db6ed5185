import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GameType } from '../../../contract/lobby/games.ts'
import {
  arcadeIcon,
  bingoIcon,
  cloverIcon,
  crashIcon,
  fishIcon,
  slotsIcon,
  spadeIcon,
  sportsIcon,
  tableIcon,
  videoIcon,
} from '../../ui/icons/game-icons.ts'
import { liveIcon } from '../../ui/icons/shell-icons.ts'

/** The eleven types of the specification, section 1, in the order of the lobby: words and signs. */
export const gameTypeLooks: readonly { type: GameType; name: MessageDescriptor; icon: string }[] = [
  { type: 'slots', name: msg`Slots`, icon: slotsIcon },
  { type: 'table', name: msg`Table games`, icon: tableIcon },
  { type: 'arcade', name: msg`Arcade`, icon: arcadeIcon },
  { type: 'live', name: msg`Live`, icon: liveIcon },
  { type: 'crash', name: msg`Crash`, icon: crashIcon },
  { type: 'fish', name: msg`Fishing`, icon: fishIcon },
  { type: 'bingo', name: msg`Bingo`, icon: bingoIcon },
  { type: 'card', name: msg`Card games`, icon: spadeIcon },
  { type: 'lottery', name: msg`Lottery`, icon: cloverIcon },
  { type: 'sports', name: msg`Sports`, icon: sportsIcon },
  { type: 'video', name: msg`Video`, icon: videoIcon },
]

/** Where a type is shown: live tables have a lobby of their own. */
export function typeHref(type: GameType): string {
  return type === 'live' ? '/video' : `/game?type=${type}`
}
