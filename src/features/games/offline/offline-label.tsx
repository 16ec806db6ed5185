import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { offlineFilling, offlinePoor } from '../../../db/offline-purse.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { connection } from '../../../state/connection.ts'

type OfflineLabelProps = {
  /** Centavos in the purse. */
  money: bigint
  /** No round is under way. */
  isFree: boolean
  onRefill: () => void
  onReturn: () => void
}

/** Stands above the game all the time: whose money this is not, and the ways on. */
export function OfflineLabel({ money, isFree, onRefill, onReturn }: OfflineLabelProps) {
  const { t } = useLingui()
  const { quality } = useSnapshot(connection)
  const filling = formatMoney(offlineFilling)
  const isBack = quality !== 'offline'
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-sky-text border-y border-dashed bg-sky-wash px-3 text-sky-text text-tiny wide:text-small">
      <p className="min-w-0 flex-1 basis-full py-1.5 wide:basis-64 font-firm">
        {t`Offline demo – not your balance, stays on this device`}
      </p>
      {isFree && money < offlinePoor ? (
        <button type="button" onClick={onRefill} className="target font-bold underline">
          {t`Fill up to ${filling}`}
        </button>
      ) : null}
      <p role="status" className="contents">
        {isBack ? <span>{t`The connection is back.`}</span> : null}
      </p>
      {isBack ? (
        <button type="button" onClick={onReturn} className="target font-bold underline">
          {t`To the online demo`}
        </button>
      ) : null}
    </div>
  )
}
