import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserVip, VipLevel, VipReward, VipTrack } from '../../../contract/vip/vip.ts'
import { Freshness } from '../../common/freshness.tsx'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import { NotLoaded } from '../../common/not-loaded.tsx'
import { type Kept, useAnswer } from '../../common/use-answer.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AllTracks } from './all-tracks.tsx'
import { Benefits } from './benefits.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { LevelsOverTime } from './levels-over-time.tsx'
import { ProgressCard } from './progress-card.tsx'
import { stepsOf } from './steps-of.ts'
import { useLadder } from './use-ladder.ts'
import { useTrackWords } from './use-track-words.ts'
import { VipRewards } from './vip-rewards.tsx'
import { VipRules } from './vip-rules.tsx'

/** The member's side of the club: level, progress, what it gives, what it gave. */
export function VipStanding({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const ladder = useLadder()
  const vip = useAnswer('vip', { memberId })
  const history = useAnswer('vip-history', { memberId })
  if (vip.answer !== undefined && ladder.answer !== undefined) {
    return <Standing uservip={vip.answer} history={history} levels={ladder.answer} at={vip.at} />
  }
  if (!vip.isMissing && !ladder.isMissing) return <StandingSkeleton />
  return (
    <NotLoaded
      title={t`Your level could not be loaded`}
      text={t`It is kept by the house and will be here once there is a network.`}
      asked={{
        isRetrying: vip.refresh.isRetrying || ladder.refresh.isRetrying,
        retry: () => {
          vip.refresh.retry()
          ladder.refresh.retry()
        },
      }}
    />
  )
}

type StandingProps = {
  uservip: UserVip
  history: Kept<readonly VipReward[]>
  levels: readonly VipLevel[]
  at: number | undefined
}

function Standing({ uservip, history, levels, at }: StandingProps) {
  const { t } = useLingui()
  const [track, setTrack] = useState<VipTrack>('general')
  const words = useTrackWords()
  const standing = uservip.standings.find(one => one.track === track)
  const steps = standing && stepsOf(levels, track, standing.level)
  const options = (['general', 'slot', 'live'] as const).map(value => ({ value, label: words[value] }))
  return (
    <div className="grid gap-4 *:min-w-0">
      <Freshness at={at} />
      <Segmented label={t`Track`} options={options} value={track} onChange={setTrack} />
      {standing && steps ? (
        <>
          <ProgressCard uservip={uservip} standing={standing} steps={steps} />
          <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
            <h2 className="text-lead">{t`What your level gives`}</h2>
            <Benefits level={steps.here} />
          </section>
        </>
      ) : null}
      <AllTracks uservip={uservip} levels={levels} />
      <KeptAnswer
        kept={history}
        missing={{ title: t`Your VIP rewards could not be loaded` }}
        place={<Skeleton className="h-80 rounded-wide" />}
      >
        {rewards => (
          <>
            {standing ? <LevelsOverTime standing={standing} rewards={rewards} /> : null}
            <Section title={t`Rewards received`}>
              <VipRewards rewards={rewards} levels={levels} />
            </Section>
          </>
        )}
      </KeptAnswer>
      <Section title={t`All levels`}>
        <LevelLadder ladder={steps?.ladder ?? []} here={standing?.level} />
      </Section>
      <VipRules levels={levels} />
    </div>
  )
}

function StandingSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-13 rounded-corner" />
      <Skeleton className="h-80 rounded-wide" />
      <Skeleton className="h-48 rounded-wide" />
    </div>
  )
}
