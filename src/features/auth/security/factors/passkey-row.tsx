import { useLingui } from '@lingui/react/macro'
import type { SecurityView } from '../../../../../contract/auth/security.ts'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { Button } from '../../../../ui/button.tsx'
import { Badge } from '../../../../ui/states/badge.tsx'

type PasskeyRowProps = {
  passkey: SecurityView['passkeys'][number]
  busy: boolean
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, busy, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const moment = (time: string) => formatDate(Date.parse(time), 'moment', language)
  const made = moment(passkey.created_at)
  const used = passkey.used_at === null ? undefined : moment(passkey.used_at)
  return (
    <li className="grid gap-2 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 break-words font-firm">{passkey.name}</p>
        {passkey.is_suspended ? <Badge tone="scarlet">{t`Suspended`}</Badge> : null}
        {passkey.is_synced && !passkey.is_suspended ? <Badge tone="sky">{t`Synced`}</Badge> : null}
      </div>
      {passkey.is_suspended ? (
        <p className="text-small">
          {t`It looks copied: two devices use it. It no longer signs in. Remove it and add another.`}
        </p>
      ) : null}
      <p className="figures text-faint text-tiny">
        {used === undefined ? t`Added ${made}` : t`Added ${made} · last used ${used}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onRename}>{t`Rename`}</Button>
        <Button size="small" tone="danger" busy={busy} onClick={onRemove}>{t`Remove`}</Button>
      </div>
    </li>
  )
}
