import { useLingui } from '@lingui/react/macro'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { type CoursePoint, knownPoints } from './overview-course.ts'
import { useCourseWords } from './use-course-words.ts'

const figures = ['net', 'deposits', 'withdrawals', 'staked', 'won'] as const

export function CourseTable({ points }: { points: readonly CoursePoint[] }) {
  const { t } = useLingui()
  const words = useCourseWords()
  const rows = knownPoints(points)
  if (rows.length === 0)
    return <p className="text-small text-soft">{t`Nothing was played or paid in this time.`}</p>
  return (
    <DataTable
      caption={t`Time and money by day and month`}
      rows={rows}
      keyOf={({ on }) => on}
      columns={[
        {
          id: 'on',
          title: t`When`,
          cell: ({ on }) => <span className="whitespace-nowrap">{words.on(on)}</span>,
        },
        {
          id: 'time',
          title: words.time,
          align: 'end',
          cell: ({ minutes }) => <span className="whitespace-nowrap">{words.minutes(minutes)}</span>,
        },
        ...figures.map(id => ({
          id,
          title: words[id],
          align: 'end' as const,
          cell: (point: CoursePoint) => <Money amount={point[id]} size="small" />,
        })),
      ]}
    />
  )
}
