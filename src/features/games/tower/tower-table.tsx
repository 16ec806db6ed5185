import './tower.css'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createTowerGame } from '../../../../games/tower/tower-game.ts'
import { type TowerView, towerView } from '../../../../games/tower/tower-schemas.ts'
import type { TowerTheme } from '../../../../games/tower/tower-theme.ts'
import { useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { readView } from '../round/read-view.ts'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { CashOutBar } from '../stage/cash-out-bar.tsx'
import { PlayArea } from '../stage/play-area.tsx'
import { useFocusNext } from '../stage/use-focus-next.ts'
import { timesText } from '../words/times-text.ts'
import { TowerBetBar } from './tower-bet-bar.tsx'
import { TowerFloors } from './tower-floors.tsx'

/** One door opens. */
const openMs = 260
const endMs = 700

export function TowerTable({ theme, table }: PlayerProps & { theme: TowerTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const seen = round && readView(towerView, round.view)
  const isOpen = round?.state === 'open'
  const [stake, setStake] = useState(() => readCentavos(seen?.stake ?? theme.opening.stake))
  const [difficulty, setDifficulty] = useState(seen?.difficulty ?? theme.opening.difficulty)
  const [asked, setAsked] = useState<number>()
  const [, skip] = useReveal(table, isOpen ? openMs : endMs)
  const wordsOf = useOutcomeWords()
  const bet = useBet(createTowerGame(theme), { stake: formatCentavos(stake), difficulty })
  // Another difficulty has other doors: the old tower makes room for the one that would be climbed.
  const view = seen && (isOpen || phase !== 'ready' || seen.difficulty === difficulty) ? seen : undefined
  const climbed = seen ? seen.picks.length - (seen.ending === 'fallen' ? 1 : 0) : 0
  const act = (step: object, door?: number) => {
    setAsked(door)
    table.step(step)
  }
  const outcome =
    round && seen && !isOpen && phase === 'ready'
      ? wordsOf(round, t`${plural(climbed, { one: '# floor', other: '# floors' })} climbed`)
      : undefined
  const openWords = ({ picks, multiplier }: TowerView) => {
    const times = timesText(multiplier)
    return picks.length === 0
      ? t`Choose a door. Behind some of them is a trap.`
      : t`Safe: ${times}× now. Climb on, or cash out.`
  }
  useFocusNext(`${isOpen} ${climbed}`, '.tower [data-next], .play-side [data-main]')
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={isOpen && seen ? openWords(seen) : t`Choose how hard it is, and your stake.`}
      board={
        <TowerFloors
          theme={theme}
          difficulty={view?.difficulty ?? difficulty}
          view={view}
          askedDoor={phase === 'sending' || phase === 'unknown' ? asked : undefined}
          canClimb={isOpen && phase === 'ready'}
          onClimb={door => act({ action: 'climb', door }, door)}
          onSkip={skip}
        />
      }
      controls={
        isOpen && seen ? (
          <CashOutBar
            view={seen}
            nextLabel={t`After the next floor`}
            hasWon={climbed > 0}
            canAct={phase === 'ready'}
            isSending={phase === 'sending'}
            onCashOut={() => act({ action: 'cash_out' })}
          />
        ) : (
          <TowerBetBar
            theme={theme}
            stake={stake}
            difficulty={difficulty}
            problem={bet.problem}
            within={bet.within}
            isFree={phase === 'ready'}
            isSending={phase === 'sending'}
            onStake={setStake}
            onDifficulty={setDifficulty}
            onBegin={() => table.bet(bet.body, stake)}
          />
        )
      }
    />
  )
}
