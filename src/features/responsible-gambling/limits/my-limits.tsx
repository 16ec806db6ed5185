import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type LimitKind, limitKinds } from '../../../../contract/regime.ts'
import { Freshness } from '../../../common/freshness.tsx'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { useRealMember } from '../../../common/use-real-member.ts'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { LimitRow } from './limit-row.tsx'
import { MissingLimits } from './missing-limits.tsx'
import { useLimits } from './use-limits.ts'
import type { KnownLimits } from './waiting-limits.ts'

/** A member's own limits, above what the page says to everybody. Nothing for guests and for play money. */
export function MyLimits() {
  const memberId = useRealMember()
  return memberId === undefined ? null : <OwnLimits memberId={memberId} />
}

function OwnLimits({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { view, asked } = useLimits(memberId)
  return (
    <Section title={t`My limits`}>
      {view?.limits !== undefined ? (
        <Limits memberId={memberId} limits={view.limits} at={view.at} />
      ) : view !== undefined && asked.hasFailed ? (
        <NotLoaded
          title={t`Your limits could not be loaded`}
          text={t`They hold all the same: the house keeps them.`}
          asked={asked}
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

function Limits({ memberId, limits: { limits, missing }, at }: LimitsProps) {
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
    </div>
  )
}
