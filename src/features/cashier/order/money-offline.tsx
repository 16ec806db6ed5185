import { useLingui } from '@lingui/react/macro'
import { OfflineFreshness } from '../../../common/offline-freshness.tsx'

/** Notice of both forms of money that opened without a network; `at`: when the server last sent their data, in epoch milliseconds. */
export function MoneyOffline({ at }: { at: number | undefined }) {
  const { t } = useLingui()
  return (
    <OfflineFreshness at={at} text={t`Deposits and withdrawals need the network: nothing can be sent now.`} />
  )
}
