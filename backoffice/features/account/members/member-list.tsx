import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../src/ui/button.tsx'
import { usersIcon } from '../../../../src/ui/icons/account-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import type { AdminMember } from '../../../parts/admin-member.ts'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { ForceOfflineDialog } from './force-offline-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { MemberSheet } from './member-sheet.tsx'

type MemberListProps = {
  list: ListState<AdminMember>
  reader: ListReader<AdminMember>
  search: string
  /** Something about a member is about to open. */
  onOpen: () => void
}

/** Rows are replaced while somebody types; what was opened about one of them stays until it is closed. */
export function MemberList({ list, reader, search, onOpen }: MemberListProps) {
  const [chosen, setChosen] = useState<AdminMember>()
  const [opened, setOpened] = useState<AdminMember>()
  const open = (show: (member: AdminMember) => void) => (member: AdminMember) => {
    onOpen()
    show(member)
  }
  return (
    <>
      <Rows
        list={list}
        reader={reader}
        search={search}
        onForceOffline={open(setChosen)}
        onOpen={open(setOpened)}
      />
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
    </>
  )
}

type RowsProps = Omit<MemberListProps, 'onOpen'> & {
  onForceOffline: (member: AdminMember) => void
  onOpen: (member: AdminMember) => void
}

function Rows({ list, reader, search, onForceOffline, onOpen }: RowsProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
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
            onForceOffline={() => onForceOffline(member)}
            onOpen={() => onOpen(member)}
          />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
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
