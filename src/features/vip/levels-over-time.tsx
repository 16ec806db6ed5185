import { useLingui } from '@lingui/react/macro'
import { brazilDay } from '../../../contract/brazil-day.ts'
import type { VipReward, VipStanding } from '../../../contract/vip/vip.ts'
import { useApp } from '../../app/app-context.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChartLine } from '../../ui/chart/chart-line.tsx'
import { Section } from '../../ui/section.tsx'
import { levelsByMonth } from './levels-by-month.ts'
import { useTrackWords } from './use-track-words.ts'

type LevelsOverTimeProps = { standing: VipStanding; rewards: readonly VipReward[] }

/** The level of the chosen track at the end of each of the last twelve months. */
export function LevelsOverTime({ standing, rewards }: LevelsOverTimeProps) {
  const { t } = useLingui()
  const { now } = useApp()
  const language = useLanguage()
  const { track, level } = standing
  const caption = t`Your level over the last twelve months: ${useTrackWords()[track]}`
  const months = levelsByMonth(rewards, { track, level, today: brazilDay(now()) })
  // A member at level 0 in all twelve months has no chart yet.
  if (months.every(one => one.level === 0)) return null
  return (
    <Section title={t`Your level over time`}>
      <div className="rounded-wide bg-surface p-4 shadow-mid">
        <ChartLine
          caption={caption}
          tone="sun"
          points={months.map(one => ({
            id: one.month,
            label: formatDate(Date.parse(`${one.month}-15T12:00:00Z`), 'month', language),
            value: one.level,
            text: t`Level ${one.level}`,
          }))}
        />
      </div>
    </Section>
  )
}
