import '../baccarat/baccarat.css'
import './live-baccarat.css'
import { baccaratBet } from '../../../../games/baccarat/baccarat-schemas.ts'
import { createLiveBaccarat } from '../../../../games/live-baccarat/live-baccarat-game.ts'
import type { LiveBaccaratTheme } from '../../../../games/live-baccarat/live-baccarat-themes.ts'
import type { SharedPlayerProps } from '../../../common/play/player.ts'
import { BaccaratFelt, type BaccaratSpot, keyOfSpot } from '../baccarat/baccarat-felt.tsx'
import { BaccaratHand } from '../baccarat/baccarat-hand.tsx'
import { useBetWords } from '../baccarat/bet-words.ts'
import { readChips } from '../chips/read-chips.ts'
import { LiveArea } from '../live/live-area.tsx'
import { boardPhase } from '../live/live-board.ts'
import { LiveControls } from '../live/live-controls.tsx'
import { useLiveSeat } from '../live/use-live-seat.ts'
import { readDeal, useDeal } from './use-deal.ts'

type LiveBaccaratTableProps = SharedPlayerProps & { theme: LiveBaccaratTheme }

/** One deal for everybody: the dealer draws card by card when the outcome is public. */
export function LiveBaccaratTable({ theme, table, isShowing }: LiveBaccaratTableProps) {
  const words = useBetWords()
  const deal = useDeal(table)
  const game = createLiveBaccarat(theme)
  const seat = useLiveSeat<BaccaratSpot>(table, { game, theme }, keyOfSpot)
  const { phase, isOpen, mine, chips, lay } = seat
  const shown = isShowing ? undefined : deal.dealt
  const describe = (outcome: unknown) => {
    const dealt = readDeal(outcome)
    return dealt === undefined ? '' : `${words(dealt.winner)} ${dealt.playerPoints}:${dealt.bankerPoints}`
  }
  const hand = (side: 'player' | 'banker') => (
    <BaccaratHand
      // Another round's cards are other cards: each deal comes anew.
      key={`${side} ${table.round?.number}`}
      side={side}
      name={words(side)}
      {...deal[side]}
      hasWon={shown?.winner === side}
      orderOf={isShowing ? () => 0 : undefined}
    />
  )
  return (
    <LiveArea
      table={table}
      isShowing={isShowing}
      seat={seat}
      describe={describe}
      toItem={(id, outcome) => {
        const dealt = readDeal(outcome)
        if (dealt === undefined) return undefined
        const points = Math.max(dealt.playerPoints, dealt.bankerPoints)
        return {
          id,
          text: String(points),
          label: describe(outcome),
          className: `bac-past bac-past-${dealt.winner}`,
        }
      }}
      dealt={deal.seen}
      board={
        <div className="bac live-bac" data-phase={boardPhase(phase, isShowing)}>
          <div className="bac-hands">
            {hand('player')}
            {hand('banker')}
          </div>
          <BaccaratFelt
            placed={readChips(mine, baccaratBet)}
            laid={isOpen ? chips.laid : []}
            played={[]}
            decision={shown}
            disabled={!isOpen}
            onLay={lay}
          />
        </div>
      }
      controls={<LiveControls game={game} theme={theme} table={table} seat={seat} />}
    />
  )
}
