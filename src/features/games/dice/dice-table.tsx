import './dice.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createDiceGame } from '../../../../games/dice/dice-game.ts'
import { type DiceView, diceView } from '../../../../games/dice/dice-schemas.ts'
import type { DiceTheme } from '../../../../games/dice/dice-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { RoundBetBar } from '../round/round-bet-bar.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { DiceChoice } from './dice-choice.tsx'
import { divideAt, fitDivide, targetOf } from './dice-divide.ts'
import { DiceScale } from './dice-scale.tsx'
import { rollText } from './roll-text.ts'

/** How long the marker travels. */
const travelMs = 650

export function DiceTable({ theme, table, recent }: PlayerProps & { theme: DiceTheme }) {
  const { t } = useLingui()
  const { opening } = theme
  const [stake, setStake] = useState(() => readCentavos(opening.stake))
  const [divide, setDivide] = useState(() => fitDivide(theme, divideAt(opening.direction, opening.target)))
  const [wasSkipped, skip] = useReveal(table, travelMs)
  const wordsOf = useOutcomeWords()
  const view = table.round && readView(diceView, table.round.view)
  const isShown = table.phase !== 'showing'
  const { direction } = divide
  const bet = useBet(createDiceGame(theme), {
    stake: formatCentavos(stake),
    direction,
    target: targetOf(divide),
  })
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
          <RecentStrip items={recentRolls(recent)} />
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
        <RoundBetBar
          table={table}
          bet={bet}
          range={{ ...theme.limits, step: 1n }}
          stake={stake}
          onStake={setStake}
          onSkip={skip}
        >
          {t`Roll for ${formatMoney(stake)}`}
        </RoundBetBar>
      }
    />
  )
}

function recentRolls(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(diceView, round.view)
    return view ? [{ id: round.id, text: rollText(view.roll), tone: toneOf(round) }] : []
  })
}

function rolledWords(rolled: string, view: DiceView): string {
  const side = view.direction === 'under' ? '<' : '>'
  return `${rolled} ${rollText(view.roll)} · ${side} ${rollText(view.target)}`
}
