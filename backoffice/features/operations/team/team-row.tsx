import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdministratorView } from '../../../../contract/operations/administrators.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Avatar } from '../../../../src/ui/avatar.tsx'
import { Button } from '../../../../src/ui/button.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { useRoleWords } from './role-words.ts'

type TeamRowProps = {
  row: AdministratorView
  onChange: (() => void) | undefined
  onReset: (() => void) | undefined
}

export function TeamRow({ row, onChange, onReset }: TeamRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const roles = useRoleWords()
  const { name, sessions } = row
  const since = formatDate(Date.parse(row.created_at), 'day', language)
  const probation =
    row.probation_until === null ? undefined : formatDate(Date.parse(row.probation_until), 'moment', language)
  const signedIn =
    sessions === 0 ? t`not signed in` : t`${plural(sessions, { one: '# session', other: '# sessions' })}`
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-3 px-4 py-3">
      <Avatar name={name} size="small" />
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words font-firm">{name}</span>
          <Badge tone={row.role === 'owner' ? 'sun' : 'sky'}>{roles[row.role].name}</Badge>
          {row.is_self ? <Badge>{t`You`}</Badge> : null}
          {row.disabled_at === null ? null : <Badge tone="scarlet">{t`Shut out`}</Badge>}
        </p>
        <p className="break-all text-faint text-small">{row.email}</p>
        <p className="figures text-faint text-small">
          {t`since ${since}`} · {signedIn}
        </p>
        {probation === undefined ? null : (
          <p className="figures text-small text-soft">{t`Approves nothing until ${probation}`}</p>
        )}
      </div>
      <div className="ms-auto flex flex-col gap-2 empty:hidden wide:flex-row">
        {onChange ? (
          <Button size="small" aria-label={t`Change the access of ${name}`} onClick={onChange}>
            {t`Change`}
          </Button>
        ) : null}
        {onReset ? (
          <Button size="small" aria-label={t`Reset the credentials of ${name}`} onClick={onReset}>
            {t`Reset`}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
