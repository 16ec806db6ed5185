import { useLingui } from '@lingui/react/macro'
import type { TableRound } from '../../../../contract/shared-rounds.ts'
import { betsOf } from './own-bets.ts'
import { RoundResult } from './round-result.tsx'
import type { SharedTable } from './use-shared-table.ts'

type RoundWordsProps = {
  table: SharedTable
  phase: TableRound['phase'] | undefined
  isShowing: boolean
  /** What to do while bets are taken. */
  invitation: string
  /** How a round ended, in words. */
  tell: (outcome: unknown) => string
}

/** How the round stands for this member. What the last one came to is said until they bet again. */
export function RoundWords({ table, phase, isShowing, invitation, tell }: RoundWordsProps) {
  const { t } = useLingui()
  const { round, results } = table
  if (round === undefined || phase === undefined) return <>{t`The table is opening…`}</>
  if (phase === 'running' || isShowing) return <>{t`No more bets`}</>
  if (phase === 'ended') return <RoundResult bets={betsOf(table, round.number)} told={tell(round.outcome)} />
  const before = round.number - 1
  const last = betsOf(table, before)
  const known = results.find(({ number }) => number === before)
  if (last.length === 0 || known === undefined || betsOf(table, round.number).length > 0)
    return <>{invitation}</>
  return <RoundResult bets={last} told={tell(known.outcome)} />
}
