import './limbo.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createLimboGame } from '../../../../games/limbo/limbo-game.ts'
import { limboView } from '../../../../games/limbo/limbo-schemas.ts'
import type { LimboTheme } from '../../../../games/limbo/limbo-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { RoundBetBar } from '../round/round-bet-bar.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { pointText } from '../words/point-text.ts'
import { LimboChoice } from './limbo-choice.tsx'
import { LimboSky } from './limbo-sky.tsx'

const climbMs = 1_100

export function LimboTable({ theme, table, recent }: PlayerProps & { theme: LimboTheme }) {
  const { t } = useLingui()
  const [stake, setStake] = useState(() => readCentavos(theme.opening.stake))
  const [target, setTarget] = useState(theme.opening.target)
  const [wasSkipped, skip] = useReveal(table, climbMs)
  const wordsOf = useOutcomeWords()
  const view = table.round && readView(limboView, table.round.view)
  const bet = useBet(createLimboGame(theme), { stake: formatCentavos(stake), target })
  const isFree = table.phase === 'ready'
  const outcome =
    table.round && view && isFree
      ? wordsOf(table.round, t`Reached ${pointText(view.reached)}, target ${pointText(view.target)}`)
      : undefined
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={t`Choose a target. Whatever climbs that high pays it.`}
      board={
        <div className="limbo" onPointerDown={skip}>
          <RecentStrip items={recentHeights(recent)} />
          <LimboSky
            theme={theme}
            target={target}
            view={view}
            phase={table.phase}
            climbMs={wasSkipped ? 0 : climbMs}
            tone={outcome?.tone}
          />
          <LimboChoice theme={theme} target={target} onChange={setTarget} disabled={!isFree} />
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
          {t`Start for ${formatMoney(stake)}`}
        </RoundBetBar>
      }
    />
  )
}

function recentHeights(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(limboView, round.view)
    return view ? [{ id: round.id, text: pointText(view.reached), tone: toneOf(round) }] : []
  })
}
