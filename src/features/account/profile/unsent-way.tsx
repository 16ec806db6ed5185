import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { countUnsent } from '../../../db/count-unsent.ts'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/states/badge.tsx'

/** The way to what has not reached the server, and to what became of it, with how much that is; nothing where there is nothing. */
export function UnsentWay({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const router = useRouter()
  const unsent = useLiveQuery(() => countUnsent(db, memberId), [db, memberId])
  if (!unsent) return null
  const { refused, waiting, unknown, settled } = unsent
  const isUnsent = refused + waiting + unknown > 0
  if (!isUnsent && settled === 0) return null
  const title = isUnsent ? t`Not sent yet` : t`Lost answers`
  const details = [
    ...(waiting > 0 ? [t`${waiting} waiting`] : []),
    ...(unknown > 0 ? [t`${unknown} without an answer`] : []),
    ...(settled > 0 ? [t`${settled} cleared up`] : []),
  ]
  return (
    <List label={title}>
      <ListRow
        icon={clockIcon}
        title={title}
        detail={details.length > 0 ? details.join(' · ') : undefined}
        end={refused > 0 ? <Badge tone="scarlet">{t`${refused} refused`}</Badge> : null}
        href="/unsent"
        onFollow={() => void router.navigate({ to: '/unsent' })}
      />
    </List>
  )
}
