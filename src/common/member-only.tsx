import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue } from 'react'
import { useSnapshot } from 'valtio'
import { openDialog } from '../state/dialogs.ts'
import { readMemberId, session } from '../state/member/session.ts'
import { Button } from '../ui/button.tsx'
import { coinsIcon } from '../ui/icons/money-icons.ts'
import { personIcon } from '../ui/icons/shell-icons.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { useIsDemoAccount } from './member/use-is-demo-account.ts'

type MemberOnlyProps = {
  /** Where a sign-in leads to: this page. */
  path: string
  /** What the page is for, to a guest: "Sign in to deposit". */
  why: string
  /** A demo account has play money only: this page is not for it. */
  realOnly?: boolean
  children: (memberId: string) => ReactNode
}

/** The page for a member; for anybody else the way to become one. Shared by features, which do not know each other. */
export function MemberOnly({ path, why, realOnly = false, children }: MemberOnlyProps) {
  const { t } = useLingui()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const isDemo = useIsDemoAccount(memberId)
  // Where the member comes to a page that stands already, what is theirs is made in pieces between which presses are heard.
  const shownId = useDeferredValue(memberId)
  if (now.status === 'starting') return null
  if (now.status === 'returning' || memberId !== shownId) return <Skeleton className="h-61 rounded-wide" />
  if (memberId === undefined) {
    return (
      <EmptyState icon={personIcon} title={why} text={t`It takes a minute, and you come back to this page.`}>
        <Button tone="main" onClick={() => openDialog('login', path)}>{t`Log in`}</Button>
        <Button onClick={() => openDialog('register', path)}>{t`Register`}</Button>
      </EmptyState>
    )
  }
  if (realOnly && isDemo) {
    return (
      <EmptyState
        icon={coinsIcon}
        title={t`Not in a demo account`}
        text={t`A demo account plays with play money: nothing is paid in or out. With an account of your own you can.`}
      >
        <Button tone="main" onClick={() => openDialog('register', path)}>{t`Register`}</Button>
      </EmptyState>
    )
  }
  return children(memberId)
}
