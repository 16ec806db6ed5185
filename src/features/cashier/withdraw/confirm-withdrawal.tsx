import { useLingui } from '@lingui/react/macro'
import type { AccountRow } from '../../../db/personal-rows.ts'
import type { MoneyFailure } from '../../../forms/use-money-form.ts'
import { Money } from '../../../ui/text/money.tsx'
import { EndsFirstDeposit } from '../deposit/ends-first-deposit.tsx'
import { SumLine } from '../order/sum-line.tsx'
import { PinSheet } from '../withdrawal-password/pin-sheet.tsx'

type ConfirmWithdrawalProps = {
  memberId: string
  amount: bigint
  fee: bigint
  account: AccountRow
  isSending: boolean
  failure: MoneyFailure | undefined
  onPin: (pin: string) => void
  onClose: () => void
}

export function ConfirmWithdrawal({ memberId, amount, fee, account, ...pin }: ConfirmWithdrawalProps) {
  const { t } = useLingui()
  return (
    <PinSheet {...pin} title={t`Confirm the withdrawal`} action={t`Withdraw now`}>
      <EndsFirstDeposit memberId={memberId} />
      <dl className="rounded-wide bg-ground-deep px-4 py-2">
        <SumLine label={t`Withdrawal`}>
          <Money amount={amount} size="small" />
        </SumLine>
        <SumLine label={t`Fee`}>
          <Money amount={fee} size="small" />
        </SumLine>
        <SumLine label={t`You receive`} strong>
          <Money amount={amount - fee} size="title" />
        </SumLine>
        <SumLine label={t`To`}>
          <span className="figures break-words text-small">{account.label}</span>
        </SumLine>
      </dl>
    </PinSheet>
  )
}
