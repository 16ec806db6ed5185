import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { historyIcon } from '../../../ui/icons/money-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { WithdrawalDetails } from './withdrawal-details.tsx'

/** One withdrawal at a time: the one under way stands where the form would be. */
export function OpenWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {t`A withdrawal is under way. You can ask for the next one when it has ended.`}
      </p>
      <div className="rounded-wide bg-surface p-4 shadow-mid">
        <WithdrawalDetails withdrawal={withdrawal} />
      </div>
      <LinkButton
        wide
        icon={historyIcon}
        href="/withdrawalRecord"
        onClick={followLink(() => void navigate({ to: '/withdrawalRecord' }))}
      >{t`Withdrawal records`}</LinkButton>
    </div>
  )
}
