import './video-poker.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import type { Hold } from '../../../../games/video-poker/best-hold.ts'
import { cardsThatPay, type Hand } from '../../../../games/video-poker/poker-hands.ts'
import { createVideoPokerGame } from '../../../../games/video-poker/video-poker-game.ts'
import { type VideoPokerView, videoPokerView } from '../../../../games/video-poker/video-poker-schemas.ts'
import type { VideoPokerTheme } from '../../../../games/video-poker/video-poker-theme.ts'
import { useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { usePlayKeys } from '../cards/use-play-keys.ts'
import { readView } from '../round/read-view.ts'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { timesText } from '../words/times-text.ts'
import { handNames } from './hand-words.ts'
import { PayTable } from './pay-table.tsx'
import { PokerCards } from './poker-cards.tsx'
import { useBestHold } from './use-best-hold.ts'
import { VideoPokerControls } from './video-poker-controls.tsx'

/** Five cards come in, or some of them. */
const dealMs = 620

export function VideoPokerTable({ theme, table, recent }: PlayerProps & { theme: VideoPokerTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const view = round && readView(videoPokerView, round.view)
  const isOpen = round?.state === 'open'
  const [stake, setStake] = useState(() => readCentavos(view?.stake ?? theme.opening.stake))
  const [held, setHeld] = useState<readonly number[]>(view?.held ?? [])
  const [, skip] = useReveal(table, dealMs)
  const wordsOf = useOutcomeWords()
  const bet = useBet(createVideoPokerGame(theme), { stake: formatCentavos(stake) })
  const { best, isLooking, ask } = useBestHold(isOpen ? round.id : undefined, hold => setHeld(hold.held))
  const canHold = isOpen && phase === 'ready'
  const isOver = round !== undefined && view !== undefined && view.cards !== null && phase === 'ready'
  const toggle = (place: number) => {
    if (canHold) setHeld(now => (now.includes(place) ? now.filter(at => at !== place) : [...now, place]))
  }
  const act = () => {
    if (phase === 'showing') return skip()
    if (phase !== 'ready') return
    if (isOpen) return table.step({ action: 'hold', held: [...held].sort() })
    setHeld([])
    table.bet(bet.body, stake)
  }
  const askBest = () => {
    if (canHold && view && !isLooking) void ask(view.dealt)
  }
  usePlayKeys({
    ...Object.fromEntries([0, 1, 2, 3, 4].map(place => [String(place + 1), () => toggle(place)])),
    b: askBest,
    d: act,
  })
  const openWords = ({ hand }: VideoPokerView) => {
    if (best) return t`Best hold: ${meanText(best)}× the stake comes back on average.`
    return hand === 'nothing'
      ? t`Tap the cards you keep, then draw.`
      : t`${t(handNames[hand])}. Tap the cards you keep, then draw.`
  }
  const paying = isOver && view.cards ? cardsThatPay(view.cards) : []
  return (
    <PlayArea
      table={table}
      outcome={isOver ? wordsOf(round, t(handNames[view.hand])) : undefined}
      idle={isOpen && view ? openWords(view) : t`Set your stake and deal.`}
      board={
        <div className="poker" onPointerDown={skip}>
          <PayTable
            stake={isOpen ? round.stake : stake}
            hand={shownHand(view, phase)}
            isWon={isOver && round.payout > round.stake}
          />
          <PokerCards
            roundId={round?.id}
            cards={view && (view.cards ?? view.dealt)}
            held={view?.held ?? held}
            paying={paying}
            canHold={canHold}
            isOver={isOver}
            onToggle={toggle}
          />
        </div>
      }
      controls={
        <VideoPokerControls
          theme={theme}
          stake={isOpen ? round.stake : stake}
          onStake={setStake}
          isOpen={isOpen}
          phase={phase}
          problem={isOpen ? undefined : bet.problem}
          within={bet.within}
          heldCount={held.length}
          isLooking={isLooking}
          onBest={askBest}
          onAct={act}
          recent={recent}
        />
      }
    />
  )
}

/** While cards come in, the table does not tell before they do. */
function shownHand(view: VideoPokerView | undefined, phase: TablePhase): Hand | undefined {
  if (!view || phase === 'showing') return undefined
  return view.hand
}

/** The exact mean, cut to four digits. */
function meanText({ sum, ways }: Hold): string {
  return timesText(writeMultiplier((BigInt(sum) * 10_000n) / BigInt(ways)))
}
