import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { Badge } from '../../../ui/states/badge.tsx'

const isBeingChecked = ({ awaiting }: Recharge) => awaiting === 'payer' || awaiting === 'review'

export function RechargeBadge({ recharge }: { recharge: Recharge }) {
  const { t } = useLingui()
  switch (recharge.state) {
    case 'pending':
      return <Badge tone="sky">{isBeingChecked(recharge) ? t`Being checked` : t`Waiting`}</Badge>
    case 'paid':
      if (recharge.reason === 'deposit_disputed') return <Badge tone="sun">{t`Disputed`}</Badge>
      if (recharge.reason === 'partly_disputed') return <Badge tone="scarlet">{t`Partly taken back`}</Badge>
      return <Badge tone="leaf">{t`Paid`}</Badge>
    case 'expired':
      return <Badge>{recharge.reason === 'cancelled' ? t`Cancelled` : t`Expired`}</Badge>
    case 'failed':
      return <Badge tone="scarlet">{t`Failed`}</Badge>
    case 'refunded':
      return <Badge tone="scarlet">{t`Sent back`}</Badge>
  }
}
