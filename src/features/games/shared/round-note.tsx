import { useLingui } from '@lingui/react/macro'
import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { betsOf } from './own-bets.ts'
import { RoundResult } from './round-result.tsx'
import { SharedNote } from './shared-note.tsx'

type RoundNoteProps = {
  table: SharedTable
  phase: TableRound['phase'] | undefined
  isShowing: boolean
  /** What to do while bets are taken. */
  invitation: string
  /** How a round ended, in words. */
  describe: (outcome: unknown) => string
}

/** How the round stands for this member; without a line, what holds all the same. */
export function RoundNote(props: RoundNoteProps) {
  const { t } = useLingui()
  const { table, isShowing } = props
  const mine = betsOf(table, table.round?.number)
  // A bet that is settled and still being shown is at stake as far as the member can see.
  const isAtStake = isShowing ? mine.length > 0 : mine.some(bet => bet.state === 'open')
  return (
    <SharedNote
      table={table}
      promise={
        isAtStake
          ? t`No connection. Your bets stand: the server settles them and tells you when you are back.`
          : t`No connection. The round goes on without you; nothing of yours is at stake.`
      }
    >
      <RoundWords {...props} />
    </SharedNote>
  )
}

/** What the last round came to is said until they bet again. */
function RoundWords({ table, phase, isShowing, invitation, describe }: RoundNoteProps) {
  const { t } = useLingui()
  const { round, results } = table
  if (round === undefined || phase === undefined) return <>{t`The table is opening…`}</>
  if (phase === 'running' || isShowing) return <>{t`No more bets`}</>
  if (phase === 'ended')
    return <RoundResult bets={betsOf(table, round.number)} shown={describe(round.outcome)} />
  const before = round.number - 1
  const last = betsOf(table, before)
  const known = results.find(({ number }) => number === before)
  if (last.length === 0 || known === undefined || betsOf(table, round.number).length > 0)
    return <>{invitation}</>
  return <RoundResult bets={last} shown={describe(known.outcome)} />
}
