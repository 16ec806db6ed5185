import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useState } from 'react'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { type Refresh, useRefresh } from '../../../common/use-refresh.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { openAccounts } from '../deposit/sealed-account.ts'
import { MoneyOffline } from '../order/money-offline.tsx'
import { findObstacle } from './find-obstacle.ts'
import { WithdrawApplied } from './withdraw-applied.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawObstacle } from './withdraw-obstacle.tsx'

type WithdrawProps = { memberId: string; whatToStake: ReactNode; afterwards: ReactNode }

/** What stands in the way, one thing at a time; then the form; then the answer. */
export function Withdraw({ memberId, whatToStake, afterwards }: WithdrawProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const asked = useRefresh('drawing-terms')
  const accountsAsked = useRefresh('accounts')
  const serverNow = useServerNow(30_000)
  const view = useLiveQuery(() => readWithdraw(db, memberId), [db, memberId])
  const [applied, setApplied] = useState<Withdrawal>()
  if (applied) return <WithdrawApplied memberId={memberId} withdrawal={applied} afterwards={afterwards} />
  if (view === undefined) return <WithdrawSkeleton />
  const { terms, accounts, areAccountsKnown, at } = view
  if (terms === undefined) {
    const missing = areAccountsKnown ? asked : bothOf(asked, accountsAsked)
    return <NotHere title={t`The withdrawal could not be prepared`} asked={missing} />
  }
  const obstacle = findObstacle(terms, accounts, serverNow)
  return (
    <div className="grid gap-4">
      <MoneyOffline at={at} />
      {obstacle?.kind === 'no-account' && !areAccountsKnown ? (
        // Who has accounts that are only not on this device would be sent to add one.
        <NotHere title={t`Your accounts could not be loaded`} asked={accountsAsked} />
      ) : obstacle ? (
        <WithdrawObstacle obstacle={obstacle} whatToStake={whatToStake} />
      ) : (
        <WithdrawForm memberId={memberId} terms={terms} accounts={accounts} onApplied={setApplied} />
      )}
    </div>
  )
}

function readWithdraw(db: ReadOnlyDatabase, memberId: string) {
  return db
    .snapshot(['drawingTerms', 'accounts', 'syncState'], async () => {
      const terms = await db.drawingTerms.get(memberId)
      const rows = await rowsOf(db.accounts, memberId, '[memberId+created_at]').toArray()
      const at = await readAge(db, { memberId, resource: 'drawing-terms' })
      const accountsAt = await readAge(db, { memberId, resource: 'accounts' })
      // Whether the server ever named them to this device, be it none.
      const areAccountsKnown = rows.length > 0 || accountsAt !== undefined
      return { terms, rows: rows.filter(row => row.state === 'confirmed'), areAccountsKnown, at }
    })
    .then(async ({ rows, ...rest }) => ({ ...rest, accounts: await openAccounts(db, rows) }))
}

/** One press asks for both. */
function bothOf(first: Refresh, other: Refresh): Refresh {
  return {
    ...first,
    isRetrying: first.isRetrying || other.isRetrying,
    retry: () => {
      first.retry()
      other.retry()
    },
  }
}

/** In place of what this device never had: it is on its way, or it could not be had. */
function NotHere({ title, asked }: { title: string; asked: Refresh }) {
  const { t } = useLingui()
  if (!asked.hasFailed) return <WithdrawSkeleton />
  return <NotLoaded title={title} text={t`Nothing was sent. Your balance is unchanged.`} asked={asked} />
}

function WithdrawSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-20 rounded-wide" />
      <Skeleton className="h-40 rounded-wide" />
      <Skeleton className="h-14 rounded-corner" />
    </div>
  )
}
