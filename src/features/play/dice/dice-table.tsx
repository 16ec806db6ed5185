import './dice.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readCentavos } from '../../../../contract/centavos.ts'
import { createDiceGame } from '../../../../games/dice/dice-game.ts'
import { type DiceView, diceView } from '../../../../games/dice/dice-schemas.ts'
import type { DiceTheme } from '../../../../games/dice/dice-theme.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { BetBar } from '../bet-bar.tsx'
import { MainButton } from '../main-button.tsx'
import { useOutcomeWords } from '../outcome-words.ts'
import { PlayArea } from '../play-area.tsx'
import { readView } from '../read-view.ts'
import { useBet } from '../use-bet.ts'
import { useReveal } from '../use-reveal.ts'
import type { Table } from '../use-table.ts'
import { DiceChoice } from './dice-choice.tsx'
import { divideAt, fitDivide, targetOf } from './dice-divide.ts'
import { DiceScale } from './dice-scale.tsx'
import { rollText } from './roll-text.ts'

/** How long the marker travels. */
const travelMs = 650

export function DiceTable({ theme, table }: { theme: DiceTheme; table: Table }) {
  const { t } = useLingui()
  const { opening } = theme
  const [stake, setStake] = useState(() => readCentavos(opening.stake))
  const [divide, setDivide] = useState(() => fitDivide(theme, divideAt(opening.direction, opening.target)))
  const [wasSkipped, skip] = useReveal(table, travelMs)
  const wordsOf = useOutcomeWords()
  const view = table.round && readView(diceView, table.round.view)
  const isShown = table.phase !== 'showing'
  const bet = useBet(createDiceGame(theme), { direction: divide.direction, target: targetOf(divide) }, stake)
  const isFree = table.phase === 'ready'
  const outcome =
    table.round && view && isShown && table.phase !== 'sending'
      ? wordsOf(table.round, rolledWords(t`Rolled`, view))
      : undefined
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={t`Divide the scale, set your stake and roll.`}
      board={
        <div className="grid gap-2" onPointerDown={skip}>
          <DiceScale
            theme={theme}
            divide={divide}
            onChange={setDivide}
            view={view}
            phase={table.phase}
            travelMs={wasSkipped ? 0 : travelMs}
            tone={outcome?.tone}
          />
          <DiceChoice theme={theme} divide={divide} onChange={setDivide} disabled={!isFree} />
        </div>
      }
      controls={
        <BetBar
          range={{ ...theme.limits, step: 1n }}
          stake={stake}
          onChange={setStake}
          disabled={!isFree}
          problem={bet.problem}
        >
          <MainButton
            busy={table.phase === 'sending'}
            disabled={table.phase === 'unknown' || bet.problem !== undefined}
            onPress={() => (isFree ? table.bet(bet.body, stake) : skip())}
          >
            {t`Roll for ${formatMoney(stake)}`}
          </MainButton>
        </BetBar>
      }
    />
  )
}

function rolledWords(rolled: string, view: DiceView): string {
  return `${rolled} ${rollText(view.roll)} · ${view.direction === 'under' ? '<' : '>'} ${rollText(view.target)}`
}
