import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import {
  type AdministratorView,
  changeAdministrator,
  inviteAdministrator,
  resetAdministrator,
} from '../../../../contract/operations/administrators.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { plusIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useMay } from '../../../parts/use-may.ts'
import { useTeam } from '../../../parts/use-team.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SessionList } from './session-list.tsx'
import { TeamRow } from './team-row.tsx'

/** Who works here, with which role, and the living sessions. */
export function ScreenTeam() {
  const { t } = useLingui()
  const { list, reader } = useTeam()
  const may = useMay()
  const [inviting, setInviting] = useState(false)
  useEffect(() => {
    document.title = `${t`Team`} · Arara`
  }, [t])
  return (
    <div className="mx-auto grid max-w-200 gap-6 pt-3">
      <div className="head-row min-h-11 items-center gap-2">
        <div>
          <h1 className="text-title">{t`Team`}</h1>
          <Freshness list={list} />
        </div>
        <div className="flex items-center gap-2">
          {may(inviteAdministrator) ? (
            <Button size="small" icon={plusIcon} onClick={() => setInviting(true)}>{t`Invite`}</Button>
          ) : null}
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <Members list={list} onRefresh={reader.refresh} />
      <SessionList />
      {inviting ? <InviteSheet onClose={() => setInviting(false)} /> : null}
    </div>
  )
}

type MembersProps = { list: ReturnType<typeof useTeam>['list']; onRefresh: () => Promise<void> }

function Members({ list, onRefresh }: MembersProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const may = useMay()
  const [chosen, setChosen] = useState<{ row: AdministratorView; what: 'change' | 'reset' }>()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void onRefresh()} />
  const close = () => setChosen(undefined)
  const done = () => {
    close()
    void onRefresh()
  }
  const asks = (call: typeof changeAdministrator | typeof resetAdministrator, row: AdministratorView) =>
    may(call) && !row.is_self
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul
        aria-label={t`Administrators`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(row => (
          <TeamRow
            key={row.id}
            row={row}
            onChange={asks(changeAdministrator, row) ? () => setChosen({ row, what: 'change' }) : undefined}
            onReset={
              asks(resetAdministrator, row) && row.disabled_at === null
                ? () => setChosen({ row, what: 'reset' })
                : undefined
            }
          />
        ))}
      </ul>
      {chosen?.what === 'change' ? <ChangeDialog row={chosen.row} onClose={close} onDone={done} /> : null}
      {chosen?.what === 'reset' ? <ResetDialog row={chosen.row} onClose={close} onDone={done} /> : null}
    </div>
  )
}
