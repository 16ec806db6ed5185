import './football.css'
import { useEffect } from 'react'
import { parseAmount } from '../../../../contract/centavos.ts'
import type { FootballLeague } from '../../../../games/football/football-league.ts'
import { useApp } from '../../../app-context.ts'
import { Held } from '../held.tsx'
import type { BookStageProps } from '../player.ts'
import { Book } from './book.tsx'
import { FootballPays } from './football-pays.tsx'
import { useBoard } from './use-board.ts'
import { useSlip } from './use-slip.ts'
import { useSlips } from './use-slips.ts'

/** A sports book in place of the page: what it shows comes from the device, which the server keeps telling. */
export function BookStage({ league, held, Frame, ...props }: BookStageProps & { league: FootballLeague }) {
  const { game, mode, memberId } = props
  const { busy, sync } = useApp()
  const view = useBoard(game.id, mode, memberId)
  const { slips, at } = useSlips(game.id, mode, memberId)
  const opening = parseAmount(league.opening.stake) ?? league.limits.minBet
  const slip = useSlip({ gameId: game.id, mode, memberId, opening, view })
  useEffect(() => (slip.isBusy ? busy.hold() : undefined), [busy, slip.isBusy])
  useEffect(() => sync.watch('balance'), [sync])
  const { board } = view
  const told = board && { ...board.balance, asOf: board.heardAt }
  const wallet = told && slip.wallet && told.wallet_version < slip.wallet.wallet_version ? slip.wallet : told
  const isOpen = slips.some(({ state }) => state === 'open')
  return (
    <Frame
      {...props}
      palette={league.palette}
      isHeld={false}
      wallet={wallet}
      isRoundOpen={slip.isBusy}
      pays={<FootballPays league={league} />}
    >
      {held !== undefined && !isOpen ? <Held>{held}</Held> : <Book {...{ view, slip, slips }} slipsAt={at} />}
    </Frame>
  )
}
