import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { removeAdministratorPasskey } from '../../../../contract/operations/administrator-security.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { RenameDialog } from './rename-dialog.tsx'
import type { Passkey } from './use-passkeys.ts'

type PasskeyRowProps = { row: Passkey; onChanged: () => Promise<void> }

export function PasskeyRow({ row, onChanged }: PasskeyRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { api, toasts } = useBackOffice()
  const [renaming, setRenaming] = useState(false)
  const { name } = row
  const removal = useSend(
    (id: string, key) => api.call(removeAdministratorPasskey, { body: { id }, key }),
    () => {
      toasts.show('leaf', t`Passkey removed.`)
      void onChanged()
    },
  )
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const added = moment(row.created_at)
  const used = row.used_at === null ? undefined : moment(row.used_at)
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-words font-firm">{name}</span>
        {row.is_suspended ? <Badge tone="scarlet">{t`Suspended`}</Badge> : null}
        {row.is_synced && !row.is_suspended ? <Badge tone="sky">{t`Synced`}</Badge> : null}
      </p>
      {row.is_suspended ? (
        <p className="text-small">{t`It looks copied and no longer signs in. Remove it and add another one.`}</p>
      ) : null}
      <p className="figures text-faint text-small">
        {used === undefined ? t`added ${added}, not used yet` : t`added ${added}, last used ${used}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t`Rename ${name}`} onClick={() => setRenaming(true)}>
          {t`Rename`}
        </Button>
        <Button
          size="small"
          tone="danger"
          busy={removal.busy}
          aria-label={t`Remove ${name}`}
          onClick={() => void removal.send(row.id)}
        >
          {t`Remove`}
        </Button>
      </div>
      {removal.fault ? (
        <p role="alert" className="text-scarlet-text text-small">
          {removal.fault.message} {removal.fault.hint}
        </p>
      ) : null}
      {renaming ? <RenameDialog row={row} onClose={() => setRenaming(false)} onChanged={onChanged} /> : null}
    </li>
  )
}
