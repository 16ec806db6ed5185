import './penalty.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createPenaltyGame } from '../../../../games/penalty/penalty-game.ts'
import { penaltyView } from '../../../../games/penalty/penalty-schemas.ts'
import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { readView } from '../round/read-view.ts'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { CashOutBar } from '../stage/cash-out-bar.tsx'
import { PlayArea } from '../stage/play-area.tsx'
import { useFocusNext } from '../stage/use-focus-next.ts'
import { PenaltyBetBar } from './penalty-bet-bar.tsx'
import { PenaltyBoard } from './penalty-board.tsx'
import { goalsOf, usePenaltyWords } from './use-penalty-words.ts'

/** The ball flies, and the goal is seen for a moment. */
const flightMs = 620
const seenMs = 420

export function PenaltyTable({ theme, table }: PlayerProps & { theme: PenaltyTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const view = round && readView(penaltyView, round.view)
  const isOpen = round?.state === 'open'
  const isFree = phase === 'ready'
  const [stake, setStake] = useState(() => readCentavos(view?.stake ?? theme.opening.stake))
  const [chosen, setChosen] = useState(view?.corners ?? theme.opening.corners)
  // The corner of the last kick; nothing when the last step was none, and no ball flies.
  const [kicked, setKicked] = useState<number>()
  const [wasSkipped, skip] = useReveal(table, kicked === undefined ? 0 : flightMs + seenMs)
  const bet = useBet(createPenaltyGame(theme), { stake: formatCentavos(stake), corners: chosen })
  // Another number of corners has other pays: the last round makes room for the one to come.
  const seen = isOpen || view?.corners === chosen ? view : undefined
  const { outcome, idle } = usePenaltyWords(round, view, isFree)
  const goals = goalsOf(view)
  const act = (send: () => void, corner?: number) => {
    setKicked(corner)
    send()
  }
  useFocusNext(`${isOpen} ${goals}`, '.penalty [data-next], .play-side [data-main]')
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={idle}
      board={
        <PenaltyBoard
          theme={theme}
          round={round}
          view={seen}
          chosen={chosen}
          phase={phase}
          kicked={kicked}
          flightMs={wasSkipped ? 0 : flightMs}
          onKick={corner => act(() => table.step({ action: 'kick', corner }), corner)}
          onSkip={skip}
        />
      }
      controls={
        isOpen && view ? (
          <CashOutBar
            view={view}
            nextLabel={t`After the next goal`}
            hasWon={goals > 0}
            canAct={isFree}
            isSending={phase === 'sending'}
            onCashOut={() => act(() => table.step({ action: 'cash_out' }))}
          />
        ) : (
          <PenaltyBetBar
            theme={theme}
            stake={stake}
            corners={chosen}
            problem={bet.problem}
            within={bet.within}
            isFree={isFree}
            isSending={phase === 'sending'}
            onStake={setStake}
            onCorners={setChosen}
            onBegin={() => act(() => table.bet(bet.body, stake))}
          />
        )
      }
    />
  )
}
