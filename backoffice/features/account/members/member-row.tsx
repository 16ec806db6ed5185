import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { forceOffline } from '../../../../contract/operations/backoffice.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Avatar } from '../../../../src/ui/avatar.tsx'
import { Button } from '../../../../src/ui/button.tsx'
import { IconButton } from '../../../../src/ui/icon-button.tsx'
import { logoutIcon } from '../../../../src/ui/icons/account-icons.ts'
import { menuIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { useMay } from '../../../parts/use-may.ts'
import { useMemberStatus } from '../../../parts/use-member-status.ts'

type MemberRowProps = { member: AdminMember; onForceOffline: () => void; onOpen: () => void }

export function MemberRow({ member, onForceOffline, onOpen }: MemberRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const statusWord = useMemberStatus()
  const may = useMay()
  const { name, sessions } = member
  const since = formatDate(Date.parse(member.created_at), 'day', language)
  const signedIn =
    sessions === 0 ? t`not signed in` : t`${plural(sessions, { one: '# session', other: '# sessions' })}`
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-3 py-3 ps-4 pe-2 wide:pe-4">
      <Avatar name={name} size="small" />
      <div className="min-w-0 flex-[1_1_6rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all font-firm">{name}</span>
          {member.is_demo ? <Badge tone="sky">{t`Demo`}</Badge> : null}
          {member.status === 'active' ? null : <Badge tone="scarlet">{statusWord(member.status)}</Badge>}
        </p>
        <p className="figures text-faint text-small">
          {t`since ${since}`} · {signedIn}
        </p>
      </div>
      {sessions > 0 && may(forceOffline) ? (
        <>
          <span className="ms-auto wide:hidden">
            <IconButton shape={logoutIcon} label={t`Force ${name} offline`} onClick={onForceOffline} />
          </span>
          <span className="hidden wide:block">
            <Button
              size="small"
              icon={logoutIcon}
              aria-label={t`Force ${name} offline`}
              onClick={onForceOffline}
            >
              {t`Force offline`}
            </Button>
          </span>
        </>
      ) : null}
      <span className="ms-auto [span+&]:ms-0">
        <IconButton shape={menuIcon} label={t`More about ${name}`} onClick={onOpen} />
      </span>
    </li>
  )
}
