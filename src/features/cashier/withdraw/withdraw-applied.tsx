import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { historyIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon, closeIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Money } from '../../../ui/text/money.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'

type WithdrawAppliedProps = { memberId: string; withdrawal: Withdrawal; afterwards: ReactNode }

/** The withdrawal in its current state: a member who stays on the page sees the decision and the payment, too. */
export function WithdrawApplied({ memberId, withdrawal, afterwards }: WithdrawAppliedProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const navigate = useNavigate()
  useRefresh('withdrawals')
  const row = useLiveQuery(
    async () => db.withdrawals.get([memberId, withdrawal.id]),
    [db, memberId, withdrawal.id],
  )
  const now = row ?? withdrawal
  return (
    <div className="grid gap-4">
      {now.state === 'pending' ? <Submitted withdrawal={now} /> : <Decided withdrawal={now} />}
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

/** The sentence is the specification's own (section 7), letter by letter. */
function Submitted({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const language = useLanguage()
  const by = withdrawal.expected_by && formatDate(Date.parse(withdrawal.expected_by), 'moment', language)
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <Sign isGood />
      <Money amount={withdrawal.actual_money} size="hero" />
      <p className="font-firm">
        {t`The withdrawal application has been submitted successfully.Please wait for the administrators review.`}
      </p>
      {by ? <p className="text-small text-soft">{t`Expected in your account by ${by}.`}</p> : null}
    </div>
  )
}

function Decided({ withdrawal }: { withdrawal: Withdrawal }) {
  const isGood = withdrawal.state === 'approved' || withdrawal.state === 'paid'
  return (
    <div role="status" className="grid gap-4 pt-4">
      <div className="grid justify-items-center">
        <Sign isGood={isGood} />
      </div>
      <div className="rounded-wide bg-surface p-4 shadow-mid">
        <WithdrawalDetails withdrawal={withdrawal} />
      </div>
    </div>
  )
}

function Sign({ isGood }: { isGood: boolean }) {
  const tone = isGood ? 'bg-leaf text-leaf-ink' : 'bg-scarlet text-scarlet-ink'
  return (
    <span className={`feather mb-2 grid size-20 place-items-center ${tone}`}>
      <Icon shape={isGood ? checkIcon : closeIcon} size={40} />
    </span>
  )
}
