import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Withdrawal } from '../../../contract/money.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { followLink } from '../../ui/follow-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { historyIcon } from '../../ui/icons/money-icons.ts'
import { checkIcon } from '../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Money } from '../../ui/money.tsx'

type WithdrawAppliedProps = { withdrawal: Withdrawal; afterwards: ReactNode }

/** The sentence is the specification's own (section 7), letter by letter. */
export function WithdrawApplied({ withdrawal, afterwards }: WithdrawAppliedProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const by = withdrawal.expected_by && formatDate(Date.parse(withdrawal.expected_by), 'moment', language)
  return (
    <div className="grid gap-4">
      <div role="alert" className="grid justify-items-center gap-2 px-4 py-8 text-center">
        <span className="feather mb-2 grid size-20 place-items-center bg-leaf text-leaf-ink">
          <Icon shape={checkIcon} size={40} />
        </span>
        <Money amount={withdrawal.actual_money} size="hero" />
        <p className="font-firm">
          {t`The withdrawal application has been submitted successfully.Please wait for the administrators review.`}
        </p>
        {by ? <p className="text-small text-soft">{t`Expected in your account by ${by}.`}</p> : null}
      </div>
      <LinkButton
        tone="main"
        size="large"
        wide
        icon={historyIcon}
        href="/withdrawalRecord"
        onClick={followLink(() => void navigate({ to: '/withdrawalRecord', replace: true }))}
      >{t`To the record`}</LinkButton>
      {afterwards}
    </div>
  )
}
