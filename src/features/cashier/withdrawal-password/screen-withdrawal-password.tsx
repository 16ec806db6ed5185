import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { MemberOnly } from '../../../common/member-only.tsx'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { OfflineFreshness } from '../../../common/offline-freshness.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { AskForProof } from './ask-for-proof.ts'
import { SetPasswordForm } from './set-password-form.tsx'

/** `/withdrawalPassword`: setting the first one. */
export function ScreenWithdrawalPassword({ askForProof }: { askForProof: AskForProof }) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Withdrawal password`} {...useWayBack('/security-center')} />
      <MemberOnly path="/withdrawalPassword" why={t`Log in to set your withdrawal password`} realOnly>
        {memberId => <FirstPassword memberId={memberId} askForProof={askForProof} />}
      </MemberOnly>
    </div>
  )
}

type FirstPasswordProps = { memberId: string; askForProof: AskForProof }

function FirstPassword({ memberId, askForProof }: FirstPasswordProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const asked = useRefresh('user')
  const view = useLiveQuery(
    () =>
      db.snapshot(['users', 'syncState'], async () => ({
        user: await db.users.get(memberId),
        at: await readAge(db, { memberId, resource: 'user' }),
      })),
    [db, memberId],
  )
  const user = view?.user
  if (view === undefined || (user === undefined && !asked.hasFailed))
    return <Skeleton className="h-48 rounded-wide" />
  if (user === undefined) {
    return (
      <NotLoaded
        title={t`This page is not on this device yet`}
        text={t`It needs the connection once. Nothing was changed.`}
        asked={asked}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <OfflineFreshness at={view.at} text={t`Changes of your account's safety need the connection.`} />
      {user.has_qk_pwd ? (
        <PasswordIsSet />
      ) : (
        <SetPasswordForm memberId={memberId} askForProof={askForProof} />
      )}
    </div>
  )
}

function PasswordIsSet() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const path = '/security-center/change-withdrawal-password'
  return (
    <EmptyState
      icon={shieldCheckIcon}
      title={t`Your withdrawal password is set`}
      text={t`It protects every withdrawal and every new account.`}
    >
      <LinkButton
        href={path}
        onClick={followLink(() => void navigate({ to: path }))}
      >{t`Change it`}</LinkButton>
    </EmptyState>
  )
}
