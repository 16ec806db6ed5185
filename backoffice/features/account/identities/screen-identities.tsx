import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { type IdentityCase, identityQueue } from '../../../../contract/account/identity.ts'
import { shieldCheckIcon } from '../../../../src/ui/icons/account-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { useWhole } from '../../../parts/use-whole.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { CaseCard } from './case-card.tsx'
import { DecideDialog } from './decide-dialog.tsx'

/** Checks of age and identity that wait for a person: appeals, and what the provider could not check. */
export function ScreenIdentities() {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const read = useCallback(() => api.call(identityQueue, {}), [api])
  const { list, reader } = useWhole<IdentityCase>(read)
  const [deciding, setDeciding] = useState<{ row: IdentityCase; approve: boolean }>()
  const rows = list.status === 'ready' ? list.rows : []
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <ScreenHead title={t`Identities`} list={list} onRefresh={reader.refresh} />
      {list.status === 'ready' && rows.length === 0 ? (
        <EmptyState
          icon={shieldCheckIcon}
          title={t`No identity waits for a person`}
          text={t`Appeals stand here, and checks that could not be made.`}
        />
      ) : null}
      <ul className="grid gap-3">
        {rows.map(row => (
          <CaseCard key={row.id} row={row} onDecide={approve => setDeciding({ row, approve })} />
        ))}
      </ul>
      {deciding === undefined ? null : (
        <DecideDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined)
            void reader.refresh()
          }}
        />
      )}
    </div>
  )
}
