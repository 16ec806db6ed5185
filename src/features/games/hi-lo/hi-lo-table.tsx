import './hi-lo.css'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createHiLoGame } from '../../../../games/hi-lo/hi-lo-game.ts'
import type { Guess } from '../../../../games/hi-lo/hi-lo-odds.ts'
import { type HiLoView, hiLoView } from '../../../../games/hi-lo/hi-lo-schemas.ts'
import type { HiLoTheme } from '../../../../games/hi-lo/hi-lo-theme.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import { useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import { usePlayKeys } from '../cards/use-play-keys.ts'
import { readView } from '../round/read-view.ts'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { useFocusAcross } from '../stage/use-focus-across.ts'
import { timesText } from '../words/times-text.ts'
import { HiLoControls } from './hi-lo-controls.tsx'
import { HiLoTrail } from './hi-lo-trail.tsx'

/** One card comes in; the end stands a little longer. */
const cardMs = 320
const endMs = 620

export function HiLoTable({ theme, table }: PlayerProps & { theme: HiLoTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const view = round && readView(hiLoView, round.view)
  const isOpen = round?.state === 'open'
  const [stake, setStake] = useState(() => readCentavos(view?.stake ?? theme.opening.stake))
  const [asked, setAsked] = useState<Guess>()
  const [, skipShow] = useReveal(table, isOpen ? cardMs : endMs)
  const wordsOf = useOutcomeWords()
  const bet = useBet(createHiLoGame(theme), { stake: formatCentavos(stake) })
  const canAct = isOpen && phase === 'ready'
  const send = (step: object, guess?: Guess) => {
    if (!canAct) return
    setAsked(guess)
    table.step(step)
  }
  const guess = (side: Guess) => {
    if (view?.guesses.some(offer => offer.guess === side)) send({ action: 'guess', guess: side }, side)
  }
  const exchange = () => {
    if (view && view.skipsLeft > 0) send({ action: 'skip' })
  }
  const cashOut = () => {
    if (view && view.rightGuesses > 0) send({ action: 'cash_out' })
  }
  const isOver = round !== undefined && !isOpen && view !== undefined && phase === 'ready'
  const outcome = isOver
    ? wordsOf(round, t`${plural(view.rightGuesses, { one: '# right guess', other: '# right guesses' })}`)
    : undefined
  const openWords = ({ rightGuesses, multiplier }: HiLoView) => {
    const times = timesText(multiplier)
    return rightGuesses === 0
      ? t`What comes next? Guess, or take another card.`
      : t`Right: ${times}× now. Guess again, or cash out.`
  }
  useFocusAcross(isOpen, '.hi-lo-guess')
  usePlayKeys({
    ArrowUp: () => guess('higher'),
    ArrowDown: () => guess('lower'),
    s: exchange,
    c: cashOut,
  })
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={isOpen && view ? openWords(view) : t`Set your stake and turn the first card.`}
      board={
        <div className="hi-lo" onPointerDown={skipShow}>
          <HiLoTrail view={view} />
          <div className="hi-lo-shown" data-ending={isOver ? view.ending : undefined}>
            <PlayingCard
              key={`${round?.id} ${view?.cards.length}`}
              card={view?.cards.at(-1) ?? null}
              order={0}
            />
          </div>
          <p className="hi-lo-times figures">
            {view && view.rightGuesses > 0 && view.ending !== 'missed'
              ? `${timesText(view.multiplier)}×`
              : '\u00a0'}
          </p>
        </div>
      }
      controls={
        isOpen && view ? (
          <HiLoControls
            view={view}
            canAct={canAct}
            isSending={phase === 'sending'}
            asked={phase === 'sending' || phase === 'unknown' ? asked : undefined}
            onGuess={guess}
            onSkip={exchange}
            onCashOut={cashOut}
          />
        ) : (
          <BetBar
            range={bet.within({ ...theme.limits, step: 1n })}
            stake={stake}
            onChange={setStake}
            disabled={phase !== 'ready'}
            problem={bet.problem}
          >
            <MainButton
              busy={phase === 'sending'}
              disabled={(phase !== 'ready' && phase !== 'sending') || bet.problem !== undefined}
              onPress={() => {
                if (phase === 'ready') table.bet(bet.body, stake)
              }}
            >
              {t`Start for ${formatMoney(stake)}`}
            </MainButton>
          </BetBar>
        )
      }
    />
  )
}
