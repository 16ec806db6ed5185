import './baccarat.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createBaccaratGame } from '../../../../games/baccarat/baccarat-game.ts'
import { baccaratView } from '../../../../games/baccarat/baccarat-schemas.ts'
import type { BaccaratTheme } from '../../../../games/baccarat/baccarat-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipControls } from '../chips/chip-controls.tsx'
import { useChips } from '../chips/use-chips.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { BaccaratFelt, type BaccaratSpot, keyOfSpot } from './baccarat-felt.tsx'
import { BaccaratHand } from './baccarat-hand.tsx'
import { useBetWords } from './bet-words.ts'
import { dealtAt } from './deal-order.ts'

/** From one card to the next, and a moment for the last one. */
const cardMs = 350
const lieMs = 700

/** A card's own step is 70 ms: cards of this table come one after the other, a third of a second apart. */
const stepOrder = 5

export function BaccaratTable({ theme, table, recent }: PlayerProps & { theme: BaccaratTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const wordsOf = useOutcomeWords()
  const words = useBetWords()
  const game = createBaccaratGame(theme)
  const chips = useChips<BaccaratSpot>(game, keyOfSpot, table)
  const [inHand, setInHand] = useState(theme.chips[1] ?? theme.minChip)
  const view = round && readView(baccaratView, round.view)
  const dealt = view ? view.player.length + view.banker.length : 4
  const [wasSkipped, skip] = useReveal(table, dealt * cardMs + lieMs)
  const bet = useBet(game, chips.body)
  const isFree = phase === 'ready'
  const isEmpty = chips.laid.length === 0
  const shown = isFree ? view : undefined
  // While the next round is drawn the cards of the last one are gathered.
  const lying = phase === 'sending' || phase === 'unknown' ? undefined : view
  const outcome =
    isEmpty && round && shown
      ? wordsOf(round, `${words(shown.winner)} · ${shown.playerPoints}:${shown.bankerPoints}`)
      : undefined
  const hand = (side: 'player' | 'banker') => (
    <BaccaratHand
      // Another round's cards are other cards: each deal comes anew.
      key={lying ? `${side} ${round?.id} ${wasSkipped}` : side}
      side={side}
      name={words(side)}
      cards={lying?.[side] ?? []}
      points={shown ? shown[side === 'player' ? 'playerPoints' : 'bankerPoints'] : undefined}
      hasWon={shown?.winner === side}
      orderOf={
        lying && phase === 'showing' && !wasSkipped
          ? index => dealtAt(side, index, lying[side === 'player' ? 'banker' : 'player'].length) * stepOrder
          : undefined
      }
    />
  )
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={isEmpty ? t`Choose a chip and lay it on the table.` : ''}
      board={
        <div className="bac" data-phase={phase} onPointerDown={skip}>
          <RecentStrip items={recentHands(recent)} />
          <div className="bac-hands">
            {hand('player')}
            {hand('banker')}
          </div>
          <BaccaratFelt
            laid={chips.laid}
            played={chips.last}
            decision={shown}
            disabled={!isFree}
            onLay={spot => {
              if (isFree) chips.lay(spot, inHand)
            }}
          />
        </div>
      }
      controls={
        <ChipControls
          theme={theme}
          chips={chips}
          inHand={inHand}
          onTake={setInHand}
          label={isEmpty ? t`Deal` : t`Deal for ${formatMoney(chips.total)}`}
          onPlay={() => (isFree ? table.bet(chips.body, chips.total) : skip())}
          phase={phase}
          problem={bet.problem}
        />
      }
    />
  )
}

function recentHands(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(baccaratView, round.view)
    if (!view) return []
    const { winner, playerPoints, bankerPoints } = view
    return [
      {
        id: round.id,
        text: `${playerPoints}:${bankerPoints}`,
        tone: toneOf(round),
        className: `bac-past bac-past-${winner}`,
      },
    ]
  })
}
