import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { wifiOffIcon } from '../../../ui/icons/shell-icons.ts'
import { Money } from '../../../ui/text/money.tsx'

type OfflineMoneyProps = {
  /** Centavos. */
  amount: bigint
  /** While an outcome is still being shown the sum stays as it was: the animation tells first. */
  isHeld: boolean
}

/** The play money of this device: never looks like a balance. */
export function OfflineMoney({ amount, isHeld }: OfflineMoneyProps) {
  const { t } = useLingui()
  const [kept, setKept] = useState(amount)
  if (!isHeld && kept !== amount) setKept(amount)
  return (
    <p className="me-2 flex flex-none items-center gap-1.5 rounded-edge border border-sky-text border-dashed px-2 py-1 text-sky-text">
      <Icon shape={wifiOffIcon} size={16} />
      <span className="sr-only">{t`Play money of this device`} </span>
      <Money amount={kept} size="small" />
    </p>
  )
}
