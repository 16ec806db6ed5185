import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SportsSlip } from '../../../contract/sportsbook/sports.ts'
import { Freshness } from '../../common/freshness.tsx'
import type { Kept } from '../../common/use-answer.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { railQuery, useMedia } from '../../ui/use-media.ts'
import { useNow } from '../../ui/use-now.ts'
import { BookPhaseLine, phaseOf } from './book-phase.tsx'
import { LeagueTable } from './league-table.tsx'
import { MatchesPanel } from './matches-panel.tsx'
import { MySlips } from './slip/my-slips.tsx'
import { SlipBar } from './slip/slip-bar.tsx'
import { SlipPanel } from './slip/slip-panel.tsx'
import type { Slip } from './slip/use-slip.ts'
import type { BoardView } from './use-board.ts'
import { useOddsFormat } from './use-odds-format.ts'

type BookProps = {
  view: BoardView
  slip: Slip
  mine: Kept<readonly SportsSlip[]>
  /** A league that plays automatically, with a matchday and a table. */
  isLeague: boolean
}

const clockMs = 250
const none: readonly SportsSlip[] = []

/** Matches, table and slips beside the slip that is being filled in; on a phone it rises from below. */
export function Book({ view, slip, mine, isLeague }: BookProps) {
  const { t } = useLingui()
  const { board, serverNow, isLost } = view
  const now = useNow(clockMs, serverNow)
  const [tab, setTab] = useState('matches')
  const [isSlipOpen, setIsSlipOpen] = useState(false)
  const odds = useOddsFormat()
  const isWide = useMedia(railQuery)
  const phase = board?.matchday ? phaseOf(board.matchday, now) : undefined
  const slips = mine.answer ?? none
  const open = slips.filter(({ state }) => state === 'open').length
  const tabs = [
    { id: 'matches', label: t`Matches` },
    ...(isLeague ? [{ id: 'table', label: t`Standings` }] : []),
    { id: 'slips', label: open > 0 ? t`My bets (${open})` : t`My bets` },
  ]
  const panel = board && <SlipPanel slip={slip} terms={board.terms} odds={odds} isLost={isLost} />
  return (
    <div className="book">
      <div className="book-main">
        {isLeague ? (
          <BookPhaseLine matchday={board?.matchday} phase={phase} />
        ) : (
          <p className="book-phase text-soft text-tiny">{t`Bets on each match close at its kick-off.`}</p>
        )}
        <Tabs
          label={isLeague ? t`The league` : t`Matches and bets`}
          tabs={tabs}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'matches' ? (
            <div className="grid gap-3">
              {isLost ? <Freshness at={board?.heardAt} /> : null}
              <MatchesPanel {...{ board, phase, slip, slips, odds, isLost, isLeague, now }} />
            </div>
          ) : null}
          {tab === 'table' ? <LeagueTable rows={board?.table ?? []} /> : null}
          {tab === 'slips' ? <MySlips kept={mine} odds={odds} /> : null}
        </Tabs>
      </div>
      {isWide ? (
        <aside className="book-side" aria-label={t`Your slip`}>
          <h2 className="text-lead">{t`Your slip`}</h2>
          {panel}
        </aside>
      ) : (
        <>
          <SlipBar slip={slip} onOpen={() => setIsSlipOpen(true)} />
          <Sheet open={isSlipOpen} onClose={() => setIsSlipOpen(false)} title={t`Your slip`}>
            {panel}
          </Sheet>
        </>
      )}
    </div>
  )
}
