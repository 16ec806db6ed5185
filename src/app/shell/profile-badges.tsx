import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useUnsent } from '../../common/use-unsent.ts'
import { useApp } from '../app-context.ts'

const place =
  'figures absolute -top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 font-firm text-[0.6875rem] leading-none'

/**
 * At the way to the profile, whose parent is `relative`: at the end, in red, what wants the member's eye (news, and changes that
 * were refused); at the start, in blue, what goes out automatically or is being found out.
 */
export function ProfileBadges({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const { refused, waiting, unknown } = useUnsent(memberId)
  const unread =
    useLiveQuery(async () => (await db.notificationState.get(memberId))?.unread, [db, memberId]) ?? 0
  return (
    <>
      {unread + refused > 0 ? (
        <span className={`${place} -end-0.5 bg-scarlet text-scarlet-ink`}>
          <Count of={unread + refused} />
          {unread > 0 ? <span className="sr-only">{t`${unread} new`}</span> : null}
          {refused > 0 ? <span className="sr-only">{t`${refused} refused`}</span> : null}
        </span>
      ) : null}
      {waiting + unknown > 0 ? (
        <span className={`${place} -start-0.5 bg-sky text-sky-ink`}>
          <Count of={waiting + unknown} />
          {waiting > 0 ? <span className="sr-only">{t`${waiting} waiting`}</span> : null}
          {unknown > 0 ? <span className="sr-only">{t`${unknown} without an answer`}</span> : null}
        </span>
      ) : null}
    </>
  )
}

function Count({ of }: { of: number }) {
  return <span aria-hidden="true">{of > 9 ? '9+' : of}</span>
}
