import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useServerNow } from '../../../common/use-server-now.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { bankIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon, pixIcon } from '../../../ui/icons/shell-icons.ts'
import { heldUntil } from '../withdraw/held-until.ts'

type AccountChoiceProps = {
  accounts: readonly AccountRow[]
  chosen: AccountRow
  onChoose: (id: string) => void
}

/** Where the money goes: confirmed accounts only. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const group = useId()
  const now = useServerNow(30_000)
  const language = useLanguage()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 flex w-full items-center justify-between font-firm text-small">{t`To`}</legend>
      {accounts.map(account => {
        const isChosen = account.id === chosen.id
        const held = heldUntil(account, now)
        const from = held === undefined ? '' : formatDate(held, 'moment', language)
        return (
          <label
            key={account.id}
            className="settle relative flex min-h-14 items-center gap-3 rounded-wide border-2 border-transparent bg-surface px-4 py-2.5 shadow-mid has-checked:border-sun has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={account.id}
              checked={isChosen}
              disabled={held !== undefined}
              onChange={() => onChoose(account.id)}
              className="absolute inset-0 opacity-0"
            />
            <Icon shape={account.kind === 'pix' ? pixIcon : bankIcon} size={20} className="text-soft" />
            <span className="min-w-0 flex-1">
              <span className="figures block break-words font-firm">{account.label}</span>
              {account.bank_name && account.kind === 'pix' ? (
                <span className="block text-faint text-small">{account.bank_name}</span>
              ) : null}
              {held === undefined ? null : (
                <span className="block text-faint text-small">{t`New: takes withdrawals from ${from}`}</span>
              )}
            </span>
            {isChosen ? <Icon shape={checkIcon} size={20} className="text-sun-text" /> : null}
          </label>
        )
      })}
      <Button
        tone="quiet"
        size="small"
        onClick={() => void navigate({ to: '/withdrawal-card' })}
      >{t`Another account`}</Button>
    </fieldset>
  )
}
