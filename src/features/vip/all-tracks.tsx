import { useLingui } from '@lingui/react/macro'
import type { UserVip, VipLevel } from '../../../contract/vip/vip.ts'
import { Section } from '../../ui/section.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { shareOfNext } from './share-of-next.ts'
import { stepsOf } from './steps-of.ts'
import { useTrackWords } from './use-track-words.ts'

type AllTracksProps = { uservip: UserVip; levels: readonly VipLevel[] }

/** The three tracks beside one another: how far each next level is. */
export function AllTracks({ uservip, levels }: AllTracksProps) {
  const { t } = useLingui()
  const words = useTrackWords()
  return (
    <Section title={t`The three tracks`}>
      <div className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid">
        {uservip.standings.map(standing => {
          const steps = stepsOf(levels, standing.track, standing.level)
          if (steps === undefined) return null
          const { here, next } = steps
          const percent =
            next === undefined ? 100 : shareOfNext(uservip.totalrecharge, standing.betting, next)
          return (
            <Progress
              key={standing.track}
              label={`${words[standing.track]} · ${here.name}`}
              value={percent}
              max={100}
              text={next === undefined ? t`At the top` : t`${percent}% of the way to ${next.name}`}
              tone={percent === 100 ? 'leaf' : 'wing'}
            />
          )
        })}
      </div>
    </Section>
  )
}
