import { useLingui } from '@lingui/react/macro'
import type { passwordResets } from '../../../../contract/auth/resets.ts'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { PlaceLink } from '../../../shell/place-link.tsx'

export type Reset = ReplyOf<typeof passwordResets>['data'][number]

type ResetCardProps = {
  row: Reset
  /** What is being sent: nothing else is, until it was answered. */
  sending: { readonly id: string; readonly approve: boolean } | undefined
  onDecide: (approve: boolean) => void
}

export function ResetCard({ row, sending, onDecide }: ResetCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { opened_by: opener } = row
  const of = (approve: boolean) => {
    const busy = sending?.id === row.id && sending.approve === approve
    return { busy, disabled: sending !== undefined && !busy, onClick: () => onDecide(approve) }
  }
  const at = formatDate(Date.parse(row.opened_at), 'moment', language)
  return (
    <li className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid wide:p-5">
      <div className="head-row items-start gap-3">
        <PlaceLink
          to={{ screen: 'members', search: row.member_id }}
          className="tap break-all font-firm text-sky-text"
        >
          {row.member_name}
        </PlaceLink>
        <Badge tone="sun">{row.kind === 'password' ? t`Login password` : t`Withdrawal password`}</Badge>
      </div>
      <p className="break-words">{row.reason}</p>
      <p className="figures text-faint text-small">{t`Asked for by ${opener}, ${at}`}</p>
      {row.is_own ? (
        <p className="text-small text-soft">{t`You asked for it: another person approves.`}</p>
      ) : null}
      <div className="button-row">
        <Button wide icon={closeIcon} {...of(false)}>
          {row.is_own ? t`Take back` : t`Reject`}
        </Button>
        {row.is_own ? null : (
          <Button wide tone="confirm" icon={checkIcon} {...of(true)}>
            {t`Approve`}
          </Button>
        )}
      </div>
    </li>
  )
}
