import '../roulette/roulette.css'
import './live-roulette.css'
import { useState } from 'react'
import { createLiveRoulette } from '../../../../games/live-roulette/live-roulette-game.ts'
import type { LiveRouletteTheme } from '../../../../games/live-roulette/live-roulette-themes.ts'
import { rouletteBet, rouletteOutcome } from '../../../../games/roulette/roulette-schemas.ts'
import { colourOf } from '../../../../games/roulette/roulette-table.ts'
import type { SharedPlayerProps } from '../../../common/play/player.ts'
import { readChips } from '../chips/read-chips.ts'
import { LiveArea } from '../live/live-area.tsx'
import { boardPhase } from '../live/live-board.ts'
import { LiveControls } from '../live/live-controls.tsx'
import { useLiveSeat } from '../live/use-live-seat.ts'
import { InsideSheet } from '../roulette/inside-sheet.tsx'
import { MoreButton } from '../roulette/more-button.tsx'
import { RouletteFelt } from '../roulette/roulette-felt.tsx'
import { RouletteWheel } from '../roulette/roulette-wheel.tsx'
import { useSpotWords } from '../roulette/spot-words.ts'
import { keyOfSpot, type Spot } from '../roulette/spots.ts'
import { readView } from '../round/read-view.ts'
import { useRoll } from './use-roll.ts'

type LiveRouletteTableProps = SharedPlayerProps & { theme: LiveRouletteTheme }

/** One wheel for everybody: it turns while bets are closed, and the ball falls when the outcome is public. */
export function LiveRouletteTable({ theme, table, isShowing }: LiveRouletteTableProps) {
  const words = useSpotWords()
  const rollMs = useRoll(table)
  const game = createLiveRoulette(theme)
  const seat = useLiveSeat<Spot>(table, { game, theme }, keyOfSpot)
  const [isMore, setIsMore] = useState(false)
  const { round, results } = table
  const { phase, isOpen, mine, chips, lay } = seat
  const board = boardPhase(phase, isShowing)
  const fallen = phase === 'ended' ? pocketOf(round?.outcome) : undefined
  return (
    <>
      <LiveArea
        table={table}
        isShowing={isShowing}
        seat={seat}
        isTall
        describe={outcome => {
          const pocket = pocketOf(outcome)
          return pocket === undefined ? '' : words.pocket(pocket)
        }}
        toItem={(id, outcome) => {
          const pocket = pocketOf(outcome)
          if (pocket === undefined) return undefined
          const className = `pocket-${colourOf(pocket)}`
          return { id, text: String(pocket), label: words.pocket(pocket), className }
        }}
        board={
          <div className="roulette live-roulette" data-phase={board}>
            <RouletteWheel phase={board} pocket={fallen ?? pocketOf(results[0]?.outcome)} rollMs={rollMs} />
            <div className="roulette-side">
              <RouletteFelt
                placed={readChips(mine, rouletteBet)}
                laid={isOpen ? chips.laid : []}
                played={[]}
                pocket={isShowing ? undefined : fallen}
                disabled={!isOpen}
                onLay={lay}
              />
            </div>
          </div>
        }
        controls={
          <LiveControls
            game={game}
            theme={theme}
            table={table}
            seat={seat}
            more={<MoreButton disabled={!isOpen} onPress={() => setIsMore(true)} />}
          />
        }
      />
      <InsideSheet open={isMore} onClose={() => setIsMore(false)} laid={chips.laid} onLay={lay} />
    </>
  )
}

function pocketOf(outcome: unknown): number | undefined {
  return readView(rouletteOutcome, outcome)?.pocket
}
