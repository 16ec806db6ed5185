import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { readUser } from '../../../db/user-details.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { crownIcon } from '../../../ui/icons/money-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { LoadedProfile } from './load-profile.ts'
import { PictureSheet } from './picture-sheet.tsx'

type WhoCardProps = { memberId: string; initial: LoadedProfile | undefined }

/** Who is signed in. What could identify a person is masked here as everywhere. */
export function WhoCard({ memberId, initial }: WhoCardProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const [isChoosing, setIsChoosing] = useState(false)
  const asked = useRefresh('user')
  const view = useLiveQuery(() => readUser(db, memberId).then(user => ({ user })), [db, memberId], initial)
  const user = view?.user
  if (user?.memberId !== memberId) {
    return asked.hasFailed && view !== undefined ? (
      // As high as what it stands for: the wallet below says the same at length where that is missing, too.
      <section
        aria-label={t`Your account`}
        className="flex min-h-22 items-center justify-between gap-3 rounded-wide bg-surface px-4 shadow-mid"
      >
        <div className="grid min-w-0 gap-1">
          <h2 className="text-body">{t`Your account`}</h2>
          <p className="text-small text-soft">{t`Not on this device yet`}</p>
        </div>
        <Button size="small" busy={asked.isRetrying} onClick={asked.retry}>{t`Fetch it now`}</Button>
      </section>
    ) : (
      <Skeleton className="h-22 rounded-wide" />
    )
  }
  return (
    <section aria-label={t`Your account`} className="flex items-center gap-4 py-1">
      <button
        type="button"
        aria-label={t`Choose a picture`}
        onClick={() => setIsChoosing(true)}
        className="settle feather flex-none press-95"
      >
        <Avatar name={user.nickname || user.name} picture={user.profile_url ?? undefined} size="large" />
      </button>
      <PictureSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        current={user.profile_url ?? null}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 truncate font-bold font-display text-lead">{user.nickname || user.name}</p>
          {user.is_demo ? (
            <Badge tone="sky">{t`Demo`}</Badge>
          ) : (
            <Badge tone="sun" icon={crownIcon}>
              {user.level_name}
            </Badge>
          )}
        </div>
        {user.realname ? <p className="truncate text-small text-soft">{user.realname}</p> : null}
        {user.phone ? <p className="figures truncate text-faint text-small">{user.phone}</p> : null}
      </div>
    </section>
  )
}
