import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { session } from '../../state/member/session.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { ConnectionChip } from './connection-chip.tsx'
import { DemoLabel } from './demo-label.tsx'
import { MemberCorner } from './member-corner.tsx'

/** The sign alone on a phone: the connection's state needs the room of the name; on the smallest, the sign's room too. */
const signOnly = 'max-wide:[&_span_span]:sr-only'
const roomFor = { online: '', slow: signOnly, offline: `${signOnly} max-[22rem]:hidden` }

export function TopBar() {
  const { t } = useLingui()
  const { now } = useSnapshot(session)
  const { quality } = useSnapshot(connection)
  return (
    <header className="sticky top-0 z-(--layer-bar) bg-ground/92 pt-(--safe-top) backdrop-blur-md">
      <div className="@container/bar flex h-(--top-height) items-center gap-2 ps-[max(var(--gutter),var(--safe-left))] pe-[max(var(--gutter),var(--safe-right))]">
        <Link
          to="/"
          aria-label={t`Arara, to the lobby`}
          className={`target flex flex-none items-center @max-[15rem]/bar:hidden ${roomFor[quality]}`}
        >
          <Brand />
        </Link>
        <div className="@container flex min-w-0 flex-1 justify-end">
          <ConnectionChip />
        </div>
        {'memberId' in now ? <MemberCorner memberId={now.memberId} /> : null}
        {now.status === 'guest' ? <GuestCorner /> : null}
      </div>
      <DemoLabel />
    </header>
  )
}

function GuestCorner() {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-1">
      <Button tone="quiet" size="small" onClick={() => openDialog('login')}>{t`Log in`}</Button>
      <Button tone="main" size="small" onClick={() => openDialog('register')}>{t`Register`}</Button>
    </div>
  )
}
