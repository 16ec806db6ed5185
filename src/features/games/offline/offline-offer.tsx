import { useLingui } from '@lingui/react/macro'
import { offlineFilling } from '../../../db/offline-purse.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { diceIcon } from '../../../ui/icons/game-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

/** The way on for who wanted to try a game and has no connection. */
export function OfflineOffer({ onPlay }: { onPlay: () => void }) {
  const { t } = useLingui()
  const filling = formatMoney(offlineFilling)
  return (
    <div className="feather grid gap-2 border border-sky-text border-dashed bg-sky-wash p-4 text-start">
      <p className="text-small text-soft">
        {keepAmounts(
          t`You can go on without a connection, with play money that exists on this device only and begins with ${filling}. It is not your balance, nothing of it is sent, and it never meets other money.`,
        )}
      </p>
      <Button icon={diceIcon} wide onClick={onPlay}>{t`Play the offline demo`}</Button>
    </div>
  )
}
