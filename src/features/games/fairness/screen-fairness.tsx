import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useIsDemoAccount } from '../../../common/member/use-is-demo-account.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { HowItWorks } from './how-it-works.tsx'
import type { Mode } from './listed-round.ts'
import { RoundList } from './round-list.tsx'
import { SeedPanel } from './seed-panel.tsx'
import { TableChains } from './table-chains.tsx'
import { VerifyYourself } from './verify-yourself.tsx'

/** Why the server cannot choose, and the member's own rounds to check it with: in the browser, without a network too. */
export function ScreenFairness() {
  const { t } = useLingui()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  return (
    <div className="page pb-8">
      <PageHeader title={t`Fairness`} {...useWayBack()} />
      {memberId === undefined ? <ForGuests /> : <OwnRounds key={memberId} memberId={memberId} />}
    </div>
  )
}

const columns = 'grid items-start gap-5 rail:grid-cols-2'

function ForGuests() {
  const { t } = useLingui()
  return (
    <div className={columns}>
      <HowItWorks isOpen />
      <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
        <h2 className="text-lead">{t`Your rounds`}</h2>
        <p className="text-soft">{t`Log in to see your rounds and to check each of them here.`}</p>
        <Button tone="main" onClick={() => openDialog('login', '/fairness')}>{t`Log in`}</Button>
      </section>
      <TableChains />
      <VerifyYourself hasRounds={false} />
    </div>
  )
}

function OwnRounds({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const isDemoAccount = useIsDemoAccount(memberId)
  const [chosen, setChosen] = useState<Mode>('real')
  const mode = isDemoAccount ? 'demo' : chosen
  return (
    <div className={columns}>
      <div className="grid gap-5">
        <HowItWorks isOpen={false} />
        <SeedPanel key={mode} memberId={memberId} mode={mode} />
        <TableChains />
      </div>
      <div className="grid gap-3">
        {isDemoAccount === undefined ? <Skeleton className="h-13 rounded-corner" /> : null}
        {isDemoAccount === false ? (
          <Segmented
            label={t`Kind of money`}
            options={[
              { value: 'real', label: t`Real money` },
              { value: 'demo', label: t`Demo` },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        ) : null}
        <RoundList memberId={memberId} mode={mode} />
        <VerifyYourself hasRounds />
      </div>
    </div>
  )
}
