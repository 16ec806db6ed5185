import './football.css'
import { type ReactNode, useEffect } from 'react'
import { parseAmount } from '../../../contract/centavos.ts'
import type { FootballLeague } from '../../../games/football/football-league.ts'
import type { SportsBook } from '../../../games/football/sports-book.ts'
import { useApp } from '../../app/app-context.ts'
import { BlockedNotice } from '../../common/play/blocked-notice.tsx'
import { GameBoundary } from '../../common/play/game-boundary.tsx'
import type { BookStageProps } from '../../common/play/player.ts'
import { useAnswer } from '../../common/use-answer.ts'
import { useBusyWhile } from '../../forms/use-busy-while.ts'
import { Book } from './book.tsx'
import { SettledSlips } from './slip/settled-slips.tsx'
import { useSlip } from './slip/use-slip.ts'
import { partOf } from './sports-resources.ts'
import { useBoard } from './use-board.ts'

type BookStageParts = BookStageProps & {
  book: SportsBook
  /** The league that plays in it; none where its matches are those of the real world. */
  league?: FootballLeague
  pays: ReactNode
}

/** A sports book in place of the page: what it shows comes from the device, which the server keeps telling. */
export function BookStage({ book, league, pays, held, Frame, ...props }: BookStageParts) {
  const { game, mode, memberId } = props
  const { sync } = useApp()
  const view = useBoard(game.id, mode, memberId)
  const mine = useAnswer('sports-slips', { memberId, part: partOf(game.id, mode) })
  const opening = parseAmount(book.opening.stake) ?? book.limits.minBet
  const slip = useSlip({ gameId: game.id, mode, memberId, opening, view })
  useBusyWhile(slip.isBusy)
  useEffect(() => sync.watch('balance'), [sync])
  const { board } = view
  const shown = board && { ...board.balance, asOf: board.heardAt }
  const wallet =
    shown && slip.wallet && shown.wallet_version < slip.wallet.wallet_version ? slip.wallet : shown
  const isOpen = mine.answer?.some(({ state }) => state === 'open') === true
  return (
    <Frame
      {...props}
      palette={book.palette}
      isHeld={false}
      wallet={wallet}
      isRoundOpen={slip.isBusy}
      pays={pays}
    >
      {held !== undefined && !isOpen ? (
        <BlockedNotice>{held}</BlockedNotice>
      ) : (
        <GameBoundary result={<SettledSlips slips={mine.answer ?? []} isSent={slip.isSent} />}>
          <Book {...{ view, slip, mine }} isLeague={league !== undefined} />
        </GameBoundary>
      )}
    </Frame>
  )
}
