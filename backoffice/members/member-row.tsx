import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Badge } from '../../src/ui/badge.tsx'
import { Button } from '../../src/ui/button.tsx'
import type { AdminMember } from './screen-members.tsx'
import { useMemberStatus } from './use-member-status.ts'

type MemberRowProps = { member: AdminMember; onForceOffline: () => void }

export function MemberRow({ member, onForceOffline }: MemberRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const statusWord = useMemberStatus()
  const { name, sessions } = member
  const since = formatDate(Date.parse(member.created_at), 'day', language)
  const signedIn =
    sessions === 0 ? t`not signed in` : t`${plural(sessions, { one: '# session', other: '# sessions' })}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Avatar name={name} size="small" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex items-center gap-2">
          <span className="min-w-0 truncate font-firm">{name}</span>
          {member.is_demo ? <Badge tone="sky">{t`Demo`}</Badge> : null}
          {member.status === 'active' ? null : <Badge tone="scarlet">{statusWord(member.status)}</Badge>}
        </p>
        <p className="figures text-faint text-small">
          {t`since ${since}`} · {signedIn}
        </p>
      </div>
      {sessions > 0 ? (
        <Button size="small" aria-label={t`Force ${name} offline`} onClick={onForceOffline}>
          {t`Force offline`}
        </Button>
      ) : null}
    </li>
  )
}
