import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'
import { preferences } from '../../state/device/preferences.ts'
import { isFresh } from '../../sync/pull/is-fresh.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useAgeText } from '../../ui/states/age-label.tsx'
import { BalancePill } from '../../ui/text/balance-pill.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useApp } from '../app-context.ts'
import { ProfileBadges } from './profile-badges.tsx'

/** The balance, with its age as soon as it is not live (src/sync/README.md: a balance that is not fresh says so). */
export function MemberCorner({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db, sync, now: clock } = useApp()
  const navigate = useNavigate()
  useEffect(() => {
    const stops = [sync.watch('user'), sync.watch('balance'), sync.watch('notifications')]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sync])
  const now = useNow(30_000, clock)
  const { quality } = useSnapshot(connection)
  const { hidesBalance } = useSnapshot(preferences)
  const user = useLiveQuery(async () => db.users.get(memberId), [db, memberId])
  const balance = useLiveQuery(async () => db.balances.get(memberId), [db, memberId])
  const age = useAgeText({ at: balance?.asOf ?? now, now })
  const isCurrent = quality !== 'offline' && balance !== undefined && isFresh(balance.asOf, now)
  return (
    <div className="flex items-center gap-2">
      <section aria-label={t`Your balance`}>
        <BalancePill
          amount={balance ? balance.money + balance.bonus : undefined}
          bonus={balance?.bonus}
          age={isCurrent || !balance ? undefined : age}
          hidden={hidesBalance}
          depositHref="/recharge"
          onDeposit={() => void navigate({ to: '/recharge' })}
        />
      </section>
      {/* Its name is content, not a label, which would leave out what the badges say. */}
      <Link to="/profile" className="target relative hidden place-items-center wide:grid">
        <span className="sr-only">{t`Profile`} </span>
        <Avatar
          name={user?.nickname || user?.name || '?'}
          picture={user?.profile_url ?? undefined}
          size="small"
        />
        <ProfileBadges memberId={memberId} />
      </Link>
    </div>
  )
}
