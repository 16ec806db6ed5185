import './mines.css'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createMinesGame } from '../../../../games/mines/mines-game.ts'
import { type MinesView, minesView } from '../../../../games/mines/mines-schemas.ts'
import type { MinesTheme } from '../../../../games/mines/mines-theme.ts'
import { useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { readView } from '../round/read-view.ts'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { useFocusAcross } from '../stage/use-focus-across.ts'
import { timesText } from '../words/times-text.ts'
import { MinesBetBar } from './mines-bet-bar.tsx'
import { MinesCashOut } from './mines-cash-out.tsx'
import { MinesGrid } from './mines-grid.tsx'
import { MinesLadder } from './mines-ladder.tsx'

/** One tile turns over. */
const turnMs = 260
const endMs = 700

export function MinesTable({ theme, table }: PlayerProps & { theme: MinesTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const view = round && readView(minesView, round.view)
  const isOpen = round?.state === 'open'
  const [stake, setStake] = useState(() => readCentavos(view?.stake ?? theme.opening.stake))
  const [mines, setMines] = useState(view?.mineCount ?? theme.opening.mines)
  const [asked, setAsked] = useState<number>()
  const [, skip] = useReveal(table, isOpen ? turnMs : endMs)
  const wordsOf = useOutcomeWords()
  const game = createMinesGame(theme)
  const bet = useBet(game, { stake: formatCentavos(stake), mines })

  const reveal = (cell: number) => {
    setAsked(cell)
    table.step({ action: 'reveal', cell })
  }
  const cashOut = () => {
    setAsked(undefined)
    table.step({ action: 'cash_out' })
  }
  const begin = () => {
    setAsked(undefined)
    table.bet(bet.body, stake)
  }
  const isOver = round !== undefined && !isOpen && view !== undefined && phase === 'ready'
  const safe = view ? view.revealed.length - (view.ending === 'hit' ? 1 : 0) : 0
  const outcome = isOver
    ? wordsOf(
        round,
        t`${plural(safe, { one: '# safe tile', other: '# safe tiles' })}, ${plural(view.mineCount, { one: '# mine', other: '# mines' })}`,
      )
    : undefined
  const openWords = ({ revealed, multiplier }: MinesView) => {
    const times = timesText(multiplier)
    return revealed.length === 0
      ? t`Turn a tile. Every safe one raises the multiplier.`
      : t`Safe: ${times}× now. Turn another, or cash out.`
  }
  useFocusAcross(isOpen, '.mine[tabindex="0"]')
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={isOpen && view ? openWords(view) : t`Choose your mines and your stake.`}
      board={
        <div className="grid gap-2">
          <MinesLadder
            theme={theme}
            mines={isOpen && view ? view.mineCount : mines}
            safe={isOpen ? safe : 0}
          />
          <MinesGrid
            theme={theme}
            view={view}
            askedCell={phase === 'sending' || phase === 'unknown' ? asked : undefined}
            canReveal={isOpen && phase === 'ready'}
            onReveal={reveal}
            onSkip={skip}
          />
        </div>
      }
      controls={
        isOpen && view ? (
          <MinesCashOut
            view={view}
            canAct={phase === 'ready'}
            isSending={phase === 'sending'}
            onCashOut={cashOut}
            onRandom={reveal}
          />
        ) : (
          <MinesBetBar
            theme={theme}
            stake={stake}
            mines={mines}
            problem={bet.problem}
            within={bet.within}
            isFree={phase === 'ready'}
            isSending={phase === 'sending'}
            onStake={setStake}
            onMines={setMines}
            onBegin={begin}
          />
        )
      }
    />
  )
}
