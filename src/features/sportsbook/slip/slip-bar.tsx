import { useLingui } from '@lingui/react/macro'
import { sumsOf } from '../../../../games/football/slip.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { Slip } from './use-slip.ts'

type SlipBarProps = { slip: Slip; onOpen: () => void }

/** On a phone the slip waits below: how many selections, and what they could bring. */
export function SlipBar({ slip, onOpen }: SlipBarProps) {
  const { t } = useLingui()
  const { draft } = slip
  const count = draft.legs.length
  if (count === 0) return null
  const { potential } = sumsOf({ kind: draft.kind, stake: BigInt(draft.each), legs: draft.legs })
  return (
    <div className="slip-bar">
      <button type="button" onClick={onOpen} className="slip-bar-button settle feather">
        <span className="slip-count figures">{count}</span>
        <span className="flex-1 text-start">{t`Your slip`}</span>
        <span className="figures text-small">{t`up to ${formatMoney(potential)}`}</span>
      </button>
    </div>
  )
}
