import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { headsetIcon, phoneIcon, scaleIcon, shieldIcon, usersIcon } from '../../../ui/icons/account-icons.ts'
import {
  bankIcon,
  crownIcon,
  depositIcon,
  historyIcon,
  receiptIcon,
  withdrawIcon,
} from '../../../ui/icons/money-icons.ts'
import { bellIcon, giftIcon, heartIcon } from '../../../ui/icons/shell-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/states/badge.tsx'

/** The ways to everything of the member's. */
export function ProfileLinks({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db, sync } = useApp()
  const router = useRouter()
  useEffect(() => sync.watch('notifications'), [sync])
  const view = useLiveQuery(
    () =>
      db.snapshot(['notificationState', 'users'], async () => ({
        unread: (await db.notificationState.get(memberId))?.unread ?? 0,
        isDemo: (await db.users.get(memberId))?.is_demo === true,
      })),
    [db, memberId],
  )
  const { agency } = useSnapshot(siteConfig).now
  const unread = view?.unread ?? 0
  const lead = (to: string) => ({ href: to, onFollow: () => void router.navigate({ to }) })
  return (
    <>
      {view?.isDemo ? null : (
        <List label={t`Your money`}>
          <ListRow icon={depositIcon} title={t`Deposit records`} {...lead('/rechargeRecord')} />
          <ListRow icon={withdrawIcon} title={t`Withdrawal records`} {...lead('/withdrawalRecord')} />
          <ListRow icon={receiptIcon} title={t`Orders`} {...lead('/order-center')} />
          <ListRow icon={giftIcon} title={t`My bonuses`} {...lead('/bonus')} />
          <ListRow icon={bankIcon} title={t`Withdrawal accounts`} {...lead('/withdrawal-card')} />
        </List>
      )}
      <List label={t`Your account`}>
        <ListRow
          icon={bellIcon}
          title={t`Notifications`}
          end={unread > 0 ? <Badge tone="scarlet">{t`${unread} new`}</Badge> : null}
          {...lead('/information-center/notification')}
        />
        {view?.isDemo ? null : (
          <ListRow
            icon={phoneIcon}
            title={t`Notifications on this device`}
            {...lead('/information-center/notification-settings')}
          />
        )}
        <ListRow
          icon={heartIcon}
          title={t`Favourites`}
          href="/game?list=favourites"
          onFollow={() => void router.navigate({ to: '/game', search: { list: 'favourites' } })}
        />
        {view?.isDemo ? null : (
          <>
            <ListRow icon={crownIcon} title={t`VIP club`} {...lead('/promotion/vip')} />
            {agency ? (
              <ListRow icon={usersIcon} title={t`Invite friends`} {...lead('/agency-center/invite')} />
            ) : null}
          </>
        )}
        <ListRow icon={historyIcon} title={t`Game rounds`} {...lead('/order-center/games')} />
        <ListRow icon={shieldIcon} title={t`Security`} {...lead('/security-center')} />
        <ListRow icon={scaleIcon} title={t`Responsible gaming`} {...lead('/responsible-gaming')} />
        <ListRow icon={headsetIcon} title={t`Support`} {...lead('/information-center/support')} />
      </List>
    </>
  )
}
