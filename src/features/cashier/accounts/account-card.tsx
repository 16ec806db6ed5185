import { useLingui } from '@lingui/react/macro'
import { ParkedDecision } from '../../../common/parked-decision.tsx'
import { useServerNow } from '../../../common/use-server-now.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { ParkedWrite } from '../../../sync/queue/overlay.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { bankIcon, trashIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon, clockIcon, pixIcon } from '../../../ui/icons/shell-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { heldUntil } from '../withdraw/held-until.ts'
import { useBankLabel } from './use-bank-label.ts'

type AccountCardProps = {
  account: AccountRow
  isWaiting: boolean
  parked: ParkedWrite | undefined
  /** Nothing on the page matters more than confirming this one. */
  isNext: boolean
  onConfirm: () => void
  onRemove: () => void
}

export function AccountCard(props: AccountCardProps) {
  const { account, isWaiting, parked, isNext, onConfirm, onRemove } = props
  const { t } = useLingui()
  const label = useBankLabel()(account.label)
  const isConfirmed = account.state === 'confirmed'
  const held = heldUntil(account, useServerNow(30_000))
  const language = useLanguage()
  const from = held === undefined ? '' : formatDate(held, 'moment', language)
  const under = [account.bank_name, account.holder].filter(Boolean).join(' · ')
  return (
    <article className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center gap-3">
        <span className="feather-small grid size-11 flex-none place-items-center bg-raised text-soft">
          <Icon shape={account.kind === 'pix' ? pixIcon : bankIcon} size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="figures break-words font-firm font-text text-body">{label}</h2>
          {under ? <p className="text-faint text-small">{under}</p> : null}
        </div>
        {isWaiting ? null : <IconButton shape={trashIcon} label={t`Remove ${label}`} onClick={onRemove} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isWaiting ? <Badge tone="sky" icon={clockIcon}>{t`Waiting to be sent`}</Badge> : null}
        {isConfirmed ? <Badge tone="leaf" icon={checkIcon}>{t`Confirmed`}</Badge> : null}
        {isWaiting || isConfirmed ? null : <Badge tone="sun">{t`Not confirmed yet`}</Badge>}
      </div>
      {isWaiting ? (
        <p className="text-small text-soft">
          {t`Kept encrypted on this device. It is sent by itself when you are online.`}
        </p>
      ) : null}
      {held === undefined ? null : (
        <p className="text-small text-soft">
          {t`Takes withdrawals from ${from}: a new account waits 24 hours, for your safety.`}
        </p>
      )}
      {isWaiting || isConfirmed ? null : (
        <>
          <p className="text-small text-soft">{t`Confirm it with your withdrawal password before the first withdrawal.`}</p>
          <Button
            tone={isNext ? 'main' : 'plain'}
            size={isNext ? 'large' : 'medium'}
            icon={shieldCheckIcon}
            wide
            onClick={onConfirm}
          >{t`Confirm this account`}</Button>
        </>
      )}
      {parked ? <ParkedDecision parked={parked} /> : null}
    </article>
  )
}
