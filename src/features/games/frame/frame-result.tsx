import { useLingui } from '@lingui/react/macro'
import type { WalletAfter } from '../../../common/play/table-state.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

/** How the money stands, in place of another provider's game that cannot be shown: its rounds are listed on its own server. */
export function FrameResult({ wallet, isRoundOpen }: { wallet: WalletAfter; isRoundOpen: boolean }) {
  const { t } = useLingui()
  const total = formatMoney(wallet.money + wallet.bonus)
  return (
    <p role="status">
      {isRoundOpen ? t`Your round is open and stays as it is.` : t`Your balance is now ${total}.`}
    </p>
  )
}
