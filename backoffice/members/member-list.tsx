import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { usersIcon } from '../../src/ui/icons/account-icons.ts'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { ListReader, ListState } from '../parts/list-reader.ts'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import type { AdminMember } from './admin-member.ts'
import { ForceOfflineDialog } from './force-offline-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { MemberSheet } from './member-sheet.tsx'

type MemberListProps = { list: ListState<AdminMember>; reader: ListReader<AdminMember>; search: string }

export function MemberList({ list, reader, search }: MemberListProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const [chosen, setChosen] = useState<AdminMember>()
  const [opened, setOpened] = useState<AdminMember>()
  if (list.status === 'loading') return <Loading />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  if (list.rows.length === 0) {
    return search === '' ? (
      <EmptyState icon={usersIcon} title={t`No members yet.`} />
    ) : (
      <EmptyState
        icon={usersIcon}
        title={t`Nobody is called that.`}
        text={t`The search looks at the beginning of the name, and at whole ids.`}
      />
    )
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul
        aria-label={t`Members`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(member => (
          <MemberRow
            key={member.id}
            member={member}
            onForceOffline={() => setChosen(member)}
            onOpen={() => setOpened(member)}
          />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
      {opened ? (
        <MemberSheet
          member={opened}
          onClose={() => setOpened(undefined)}
          onChanged={() => void reader.refresh()}
        />
      ) : null}
      {chosen ? (
        <ForceOfflineDialog
          member={chosen}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined)
            void reader.refresh()
          }}
        />
      ) : null}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px overflow-hidden rounded-wide">
      {['first', 'second', 'third', 'fourth'].map(row => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  )
}
