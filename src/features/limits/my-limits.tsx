import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { type LimitKind, limitKinds } from '../../../contract/regime.ts'
import { useApp } from '../../app-context.ts'
import { Freshness } from '../../freshness.tsx'
import { readMemberId, session } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LimitHistory } from './limit-history.tsx'
import { LimitRow } from './limit-row.tsx'
import { MissingLimits } from './missing-limits.tsx'
import { useLimitWords } from './use-limit-words.ts'
import { useLimits } from './use-limits.ts'
import type { KnownLimits } from './waiting-limits.ts'

/** A member's own limits, above what the page says to everybody. Nothing for guests and for play money. */
export function MyLimits() {
  const { db } = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const user = useLiveQuery(
    async () => (memberId === undefined ? undefined : db.users.get(memberId)),
    [db, memberId],
  )
  if (memberId === undefined || user?.is_demo !== false) return null
  return <OwnLimits memberId={memberId} />
}

function OwnLimits({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { view, asked } = useLimits(memberId)
  return (
    <Section title={t`My limits`}>
      {view?.limits !== undefined ? (
        <Limits memberId={memberId} limits={view.limits} at={view.at} />
      ) : view !== undefined && asked.hasFailed ? (
        <ErrorState
          title={t`Your limits could not be loaded`}
          text={t`They hold all the same: the house keeps them.`}
          onRetry={asked.retry}
        />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-13 rounded-corner" />
          <Skeleton className="h-80 rounded-wide" />
        </div>
      )}
    </Section>
  )
}

type LimitsProps = { memberId: string; limits: KnownLimits; at: number | undefined }

function Limits({ memberId, limits: { limits, missing, history }, at }: LimitsProps) {
  const { t } = useLingui()
  const words = useLimitWords()
  const [kind, setKind] = useState<LimitKind>(missing[0] ?? 'deposit')
  const tabs = limitKinds.map(id => ({ id, label: words.kinds[id] }))
  return (
    <div className="grid gap-4 pb-6 *:min-w-0">
      <MissingLimits missing={missing} />
      <Freshness at={at} text={t`Your limits hold without a network, too. Raising one needs it.`} />
      <Tabs
        label={t`Kind of limit`}
        tabs={tabs}
        chosen={kind}
        onChoose={id => setKind(limitKinds.find(one => one === id) ?? kind)}
      >
        <div className="grid gap-1 rounded-wide bg-surface p-5 shadow-mid">
          <p className="pb-2 text-small text-soft">{words.explained[kind]}</p>
          {limits
            .filter(limit => limit.kind === kind)
            .map(limit => (
              <LimitRow key={`${kind} ${limit.period}`} memberId={memberId} limit={limit} />
            ))}
        </div>
      </Tabs>
      <p className="text-faint text-small">
        {t`All limits hold at once: the lowest wins. Days, weeks (from Monday) and months are those of Brasília.`}
      </p>
      <LimitHistory history={history} />
    </div>
  )
}
