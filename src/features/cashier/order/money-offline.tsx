import { useLingui } from '@lingui/react/macro'
import { OfflineFreshness } from '../../../common/offline-freshness.tsx'

/** What both forms of money say where they opened without a network; `at`: when the house told what they go by, in epoch milliseconds. */
export function MoneyOffline({ at }: { at: number | undefined }) {
  const { t } = useLingui()
  return (
    <OfflineFreshness at={at} text={t`Deposits and withdrawals need the network: nothing can be sent now.`} />
  )
}
