import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { bankIcon } from '../../../ui/icons/money-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { MoneyOffline } from '../order/money-offline.tsx'
import { OpenOrders } from '../order/open-orders.tsx'
import { RechargeForm } from './recharge-form.tsx'

type RechargeProps = { memberId: string; startAmount: bigint | undefined }

/** The form once the ways to pay are on the device; an order that is still open stands above it. */
export function Recharge({ memberId, startAmount }: RechargeProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const asked = useRefresh('payment-methods')
  const byHand = useRefresh('manual-methods')
  const view = useLiveQuery(async () => readMethods(db, language), [db, language])
  const methods = view?.methods ?? []
  // One way to pay that came after the others would move the amount under the finger.
  const isWhole = view?.byHandAt !== undefined || byHand.hasFailed
  if (methods.length > 0 && isWhole) {
    return (
      <>
        <div className="*:pb-2">
          <MoneyOffline at={view?.at} />
        </div>
        <OpenOrders memberId={memberId} />
        <RechargeForm memberId={memberId} methods={methods} startAmount={startAmount} />
      </>
    )
  }
  const isComing = view?.at === undefined ? !asked.hasFailed : !isWhole
  if (view === undefined || isComing) return <RechargeSkeleton />
  if (view.at === undefined) {
    return (
      <NotLoaded
        title={t`The ways to pay could not be loaded`}
        text={t`Nothing was charged. Your balance is unchanged.`}
        asked={asked}
      />
    )
  }
  return (
    <EmptyState
      icon={bankIcon}
      title={t`No deposits right now`}
      text={t`No way to pay is open at the moment. Please look again later.`}
    />
  )
}

/** What a provider collects stands first, transfers by hand after it. */
function readMethods(db: ReadOnlyDatabase, language: string) {
  return db.snapshot(['paymentMethods', 'syncState'], async () => {
    const read = (channel: 'online' | 'manual') =>
      db.paymentMethods
        .where('[language+channel+position]')
        .between([language, channel, 0], [language, channel, Number.MAX_SAFE_INTEGER], true, true)
        .toArray()
    return {
      methods: [...(await read('online')), ...(await read('manual'))],
      at: await readAge(db, { resource: 'payment-methods', language }),
      byHandAt: await readAge(db, { resource: 'manual-methods', language }),
    }
  })
}

function RechargeSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-20 rounded-corner" />
      <Skeleton className="h-44 rounded-wide" />
      <Skeleton className="h-14 rounded-corner" />
    </div>
  )
}
