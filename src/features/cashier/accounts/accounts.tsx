import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { AppleStorageNotice } from '../../../common/apple-storage-notice.tsx'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { OfflineAgeAt } from '../../../common/offline-age.tsx'
import { type Refresh, useRefresh } from '../../../common/use-refresh.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { Button } from '../../../ui/button.tsx'
import { bankIcon } from '../../../ui/icons/money-icons.ts'
import { plusIcon } from '../../../ui/icons/shell-icons.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { AskForProof } from '../withdrawal-password/ask-for-proof.ts'
import { AccountCard } from './account-card.tsx'
import { openOverlaid, readSealedAccounts } from './account-overlay.ts'
import { AddAccount } from './add-account.tsx'
import { ConfirmAccount } from './confirm-account.tsx'
import { ParkedAccount } from './parked-account.tsx'
import { RemoveAccount } from './remove-account.tsx'

type Asking = { what: 'confirm' | 'remove'; account: AccountRow }

export function Accounts({ memberId, askForProof }: { memberId: string; askForProof: AskForProof }) {
  const { t } = useLingui()
  const { db } = useApp()
  const asked = useRefresh('accounts')
  const view = useLiveQuery(
    () =>
      db
        .snapshot(['accounts', 'queuedWrites', 'syncState'], async () => ({
          ...(await readSealedAccounts(db, memberId)),
          at: await readAge(db, { memberId, resource: 'accounts' }),
        }))
        .then(read => openOverlaid(db, read)),
    [db, memberId],
  )
  const [isAdding, setIsAdding] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const isEmpty = view !== undefined && view.items.length === 0 && view.parked.length === 0
  const isLoading = view === undefined || (isEmpty && view.at === undefined && !asked.hasFailed)
  const next = view?.items.find(({ row, isWaiting }) => !isWaiting && row.state !== 'confirmed')
  const close = () => setAsking(undefined)
  return (
    <div className="grid gap-4">
      {isLoading ? <Skeleton className="h-28 rounded-wide" /> : null}
      {!isLoading && isEmpty ? <NoAccounts asked={asked} isKnown={view.at !== undefined} /> : null}
      {isEmpty ? null : <OfflineAgeAt at={view?.at} />}
      {view?.parked.map(parked => (
        <ParkedAccount key={parked.seq} parked={parked} />
      ))}
      {view?.items.map(({ row, isWaiting, parked }) => (
        <AccountCard
          key={row.id}
          account={row}
          isWaiting={isWaiting}
          parked={parked}
          isNext={row.id === next?.row.id}
          onConfirm={() => setAsking({ what: 'confirm', account: row })}
          onRemove={() => setAsking({ what: 'remove', account: row })}
        />
      ))}
      {view?.items.some(item => item.isWaiting) ? <AppleStorageNotice /> : null}
      {view === undefined ? null : (
        <Button
          tone={next === undefined ? 'main' : 'plain'}
          size={next === undefined ? 'large' : 'medium'}
          wide
          icon={plusIcon}
          onClick={() => setIsAdding(true)}
        >
          {t`Add an account`}
        </Button>
      )}
      <Sheet open={isAdding} onClose={() => setIsAdding(false)} title={t`Add an account`}>
        <AddAccount memberId={memberId} onSaved={() => setIsAdding(false)} />
      </Sheet>
      {asking?.what === 'confirm' ? (
        <ConfirmAccount
          account={asking.account}
          memberId={memberId}
          askForProof={askForProof}
          onClose={close}
        />
      ) : null}
      {asking?.what === 'remove' ? (
        <RemoveAccount account={asking.account} memberId={memberId} onClose={close} />
      ) : null}
    </div>
  )
}

function NoAccounts({ asked, isKnown }: { asked: Refresh; isKnown: boolean }) {
  const { t } = useLingui()
  if (asked.hasFailed && !isKnown) {
    return (
      <NotLoaded
        title={t`Your accounts could not be loaded`}
        text={t`You can add one all the same: it is sent when the network is back.`}
        asked={asked}
      />
    )
  }
  return (
    <EmptyState
      icon={bankIcon}
      title={t`No account yet`}
      text={t`Add a Pix key or a bank account in your own name. It works offline too.`}
    />
  )
}
