import { useLingui } from '@lingui/react/macro'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { Badge } from '../../../ui/states/badge.tsx'

export function WithdrawalBadge({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  switch (withdrawal.state) {
    case 'pending':
      return <Badge tone="sky">{t`Under review`}</Badge>
    case 'approved':
      return <Badge tone="sky">{t`Approved`}</Badge>
    case 'paid':
      return <Badge tone="leaf">{t`Paid`}</Badge>
    case 'rejected':
      return <Badge tone="scarlet">{t`Rejected`}</Badge>
    case 'failed':
      return <Badge tone="scarlet">{t`Failed`}</Badge>
    case 'returned':
      return <Badge tone="scarlet">{t`Sent back`}</Badge>
  }
}
