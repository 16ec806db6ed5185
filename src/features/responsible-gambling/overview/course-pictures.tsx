import { useLingui } from '@lingui/react/macro'
import type { Flow } from '../../../../contract/responsible-gambling/overview.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChartFlow } from '../../../ui/chart/chart-flow.tsx'
import type { CoursePoint } from './overview-course.ts'
import { useCourseWords } from './use-course-words.ts'

/** Two pictures over the same time: money in, money out and what play made of it; and the time it took. */
export function CoursePictures({ points, sum }: { points: readonly CoursePoint[]; sum: Flow }) {
  const { t } = useLingui()
  const words = useCourseWords()
  const ends = [words.on(points[0]?.on ?? ''), words.on(points.at(-1)?.on ?? '')] as const
  const net = formatMoney(sum.net)
  const time = words.minutes(sum.minutes)
  return (
    <div className="grid gap-6 *:min-w-0">
      <ChartFlow
        label={t`Deposits, withdrawals and the result of play. Result of the time shown: ${net}. The figures stand in the table.`}
        points={points.map(({ on, deposits, withdrawals, net: result }) => ({
          id: on,
          solid: Number(deposits),
          hollow: Number(withdrawals),
          line: Number(result),
        }))}
        ends={ends}
        keys={{
          solid: { label: words.deposits, figure: null },
          hollow: { label: words.withdrawals, figure: null },
          line: { label: words.net, figure: null },
        }}
      />
      <ChartFlow
        label={t`Time played. In the time shown: ${time}. The figures stand in the table.`}
        points={points.map(({ on, minutes }) => ({ id: on, solid: minutes }))}
        ends={ends}
        keys={{ solid: { label: words.time, figure: null } }}
      />
    </div>
  )
}
