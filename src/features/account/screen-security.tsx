import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { MemberOnly } from '../../member-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { keyIcon, lockIcon, mailIcon, shieldCheckIcon } from '../../ui/icons/account-icons.ts'
import { List } from '../../ui/list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { useWayBack } from '../../use-way-back.ts'

/** `/security-center`: what protects the account, and what of it is set. */
export function ScreenSecurity() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Security`} {...useWayBack('/profile')} />
      <MemberOnly path="/security-center" why={t`Log in to see your security`}>
        {memberId => <SecurityList memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}

function SecurityList({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const router = useRouter()
  useRefresh('user')
  const user = useLiveQuery(async () => db.users.get(memberId), [db, memberId])
  const lead = (to: string) => ({ href: to, onFollow: () => void router.navigate({ to }) })
  const hasPin = user?.has_qk_pwd === true
  const later = <Badge>{t`Soon`}</Badge>
  return (
    <div className="grid gap-4">
      {user?.is_demo ? null : (
        <List label={t`Money`}>
          <ListRow
            icon={keyIcon}
            title={t`Withdrawal password`}
            end={user && <Badge tone={hasPin ? 'leaf' : 'sun'}>{hasPin ? t`Set` : t`Not set`}</Badge>}
            {...lead(hasPin ? '/security-center/change-withdrawal-password' : '/withdrawalPassword')}
          />
        </List>
      )}
      <List label={t`Sign-in`}>
        <ListRow
          icon={lockIcon}
          title={t`Password`}
          end={later}
          {...lead('/security-center/change-password')}
        />
        <ListRow
          icon={mailIcon}
          title={t`E-mail`}
          detail={user?.email ?? t`None bound`}
          end={later}
          {...lead('/security-center/bind-email')}
        />
        <ListRow
          icon={shieldCheckIcon}
          title={t`Verify password`}
          end={later}
          {...lead('/security-center/verify-password')}
        />
      </List>
    </div>
  )
}
