import './plinko.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createPlinkoGame } from '../../../../games/plinko/plinko-game.ts'
import { plinkoView } from '../../../../games/plinko/plinko-schemas.ts'
import type { PlinkoTheme } from '../../../../games/plinko/plinko-theme.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { useBet } from '../round/use-bet.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { timesText } from '../words/times-text.ts'
import { PlinkoBoard } from './plinko-board.tsx'
import { PlinkoChoice } from './plinko-choice.tsx'
import { useFlights } from './use-flights.ts'

export function PlinkoTable({ theme, table, recent }: PlayerProps & { theme: PlinkoTheme }) {
  const { t } = useLingui()
  const { opening } = theme
  const [stake, setStake] = useState(() => readCentavos(opening.stake))
  const [rows, setRows] = useState(opening.rows)
  const [risk, setRisk] = useState(opening.risk)
  const flights = useFlights(table)
  const wordsOf = useOutcomeWords()
  const bet = useBet(createPlinkoGame(theme), { stake: formatCentavos(stake), rows, risk })
  const { landed, inAir } = flights
  const times = landed ? `${timesText(landed.view.multiplier)}×` : ''
  const isSending = table.phase === 'sending'
  // The board is that of the balls that fall on it: it changes when they have landed.
  const isStill = inAir.length === 0 && table.phase === 'ready'
  const isSameBoard = landed?.view.rows === rows && landed.view.risk === risk
  return (
    <PlayArea
      table={table}
      outcome={landed ? wordsOf(landed.round, t`Landed on ${times}`) : undefined}
      idle={t`Choose rows and risk, and let a ball go.`}
      board={
        <div className="grid gap-2">
          <RecentStrip items={recentSlots(recent)} />
          <div onPointerDown={flights.skip}>
            <PlinkoBoard
              theme={theme}
              rows={rows}
              risk={risk}
              flights={inAir}
              landedIn={isSameBoard ? landed?.view.slot : undefined}
              onLand={flights.land}
            />
          </div>
          <PlinkoChoice
            theme={theme}
            rows={rows}
            risk={risk}
            onRows={setRows}
            onRisk={setRisk}
            disabled={!isStill}
          />
        </div>
      }
      controls={
        <BetBar
          range={bet.within({ ...theme.limits, step: 1n })}
          stake={stake}
          onChange={setStake}
          disabled={isSending}
          problem={bet.problem}
        >
          <MainButton
            busy={isSending}
            disabled={table.phase === 'unknown' || bet.problem !== undefined}
            onPress={() => flights.drop(bet.body, stake)}
          >
            {t`Drop for ${formatMoney(stake)}`}
          </MainButton>
        </BetBar>
      }
    />
  )
}

function recentSlots(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(plinkoView, round.view)
    return view ? [{ id: round.id, text: `${timesText(view.multiplier)}×`, tone: toneOf(round) }] : []
  })
}
