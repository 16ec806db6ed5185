import './bingo-room.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readCentavos } from '../../../../contract/centavos.ts'
import { createBingoRoom } from '../../../../games/bingo-room/bingo-room-game.ts'
import { roomBet, roomOutcome } from '../../../../games/bingo-room/bingo-room-schemas.ts'
import type { RoomTheme } from '../../../../games/bingo-room/bingo-room-themes.ts'
import type { SharedPlayerProps } from '../../../common/play/player.ts'
import { readView } from '../round/read-view.ts'
import { betsOf, freeSlot } from '../shared/own-bets.ts'
import { RoundNote } from '../shared/round-note.tsx'
import { TableClock } from '../shared/table-clock.tsx'
import { TableHead } from '../shared/table-head.tsx'
import { useDrawn } from '../shared/use-showing.ts'
import { useTablePhase } from '../shared/use-table-phase.ts'
import { CalledBoard } from './called-board.tsx'
import { LastBalls } from './last-balls.tsx'
import { RoomCard } from './room-card.tsx'
import { RoomControls } from './room-controls.tsx'
import { useCards } from './use-cards.ts'

/** A bingo room: cards are bought before the draw, and mark themselves as everybody's balls come. */
export function RoomTable({ theme, table, isShowing }: SharedPlayerProps & { theme: RoomTheme }) {
  const { t } = useLingui()
  const { hall, ballMs, opening } = theme
  const phase = useTablePhase(table)
  const { round } = table
  const mine = betsOf(table, round?.number)
  const offer = useCards(hall, opening.cards, mine.at(-1)?.id)
  const [cardStake, setCardStake] = useState(() => readCentavos(opening.cardStake))
  const seen = useDrawn(table, ballMs, hall.drawn)
  const balls = phase === 'ended' ? (readView(roomOutcome, round?.outcome)?.balls ?? []) : []
  const called = balls.slice(0, seen)
  const bought = mine.flatMap(({ id, bet }) => {
    const read = readView(roomBet, bet)
    return (read?.cards ?? []).map(numbers => ({
      id: `${id} ${numbers.join()}`,
      numbers,
      stake: read?.cardStake ?? 0n,
    }))
  })
  const isOpen = phase === 'betting'
  const slot = freeSlot(mine, createBingoRoom(theme).mostBets)
  return (
    <div className={`play-area play-area-tall play-area-draw ${isOpen ? '' : 'room-away'}`}>
      <div className="play-board">
        <div className="bingo-room" data-open={isOpen || undefined}>
          <TableHead
            pose={isOpen ? 'open' : phase === 'running' ? 'closed' : isShowing ? 'dealing' : 'idle'}
            beat={seen}
            clock={
              <TableClock table={table} phase={phase} warnAt={10}>
                {phase === 'running' || isShowing ? t`The balls are drawn` : t`The draw is over`}
              </TableClock>
            }
            board={<LastBalls called={called} all={hall.drawn} />}
          />
          <CalledBoard hall={hall} called={called} />
          <ul className="room-cards" data-hall={hall.name} aria-label={t`Your cards`}>
            {bought.map(({ id, ...card }) => (
              <RoomCard key={id} hall={hall} called={called} {...card} />
            ))}
            {(isOpen && slot !== undefined) || bought.length === 0
              ? offer.cards.map(numbers => (
                  <RoomCard
                    key={numbers.join()}
                    hall={hall}
                    numbers={numbers}
                    stake={cardStake}
                    called={undefined}
                  />
                ))
              : null}
          </ul>
        </div>
      </div>
      <div className="play-side">
        <RoundNote
          table={table}
          phase={phase}
          isShowing={isShowing}
          invitation={t`Buy cards for the next draw: they mark themselves.`}
          describe={() => t`The draw is over`}
        />
        <RoomControls
          theme={theme}
          table={table}
          phase={phase}
          mine={mine}
          offer={offer}
          slot={slot}
          cardStake={cardStake}
          onStake={setCardStake}
        />
      </div>
    </div>
  )
}
