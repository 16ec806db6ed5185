import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Overview } from '../../../../contract/responsible-gambling/overview.ts'
import { ExportButton } from '../../../records/export-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { chartIcon } from '../../../ui/icons/record-icons.ts'
import { Money } from '../../../ui/text/money.tsx'
import { CoursePictures } from './course-pictures.tsx'
import { CourseTable } from './course-table.tsx'
import { monthsTable } from './months-table.ts'
import { type CourseUnit, courseOf, knownPoints, sumOf } from './overview-course.ts'
import { useCourseWords } from './use-course-words.ts'

/** Time and money by day or month: sums, then pictures or the same as a table. */
export function ActivityChart({ memberId, overview }: { memberId: string; overview: Overview }) {
  const { t } = useLingui()
  const words = useCourseWords()
  const [unit, setUnit] = useState<CourseUnit>('day')
  const [isTable, setIsTable] = useState(false)
  const points = courseOf(overview, unit)
  const sum = sumOf(points)
  // Of nothing there is no picture: the table says so in a sentence.
  const isEmpty = knownPoints(points).length === 0
  const facts = [
    { id: 'time', label: words.time, figure: words.minutes(sum.minutes) },
    { id: 'net', label: words.net, figure: <Money amount={sum.net} /> },
    { id: 'deposits', label: words.deposits, figure: <Money amount={sum.deposits} /> },
    { id: 'withdrawals', label: words.withdrawals, figure: <Money amount={sum.withdrawals} /> },
    { id: 'staked', label: words.staked, figure: <Money amount={sum.staked} /> },
    { id: 'won', label: words.won, figure: <Money amount={sum.won} /> },
  ]
  return (
    <section
      aria-label={t`Time and money by day and month`}
      className="grid gap-4 rounded-wide bg-surface p-4 shadow-mid *:min-w-0"
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Segmented
            label={t`Shown by`}
            options={[
              { value: 'day', label: t`Days` },
              { value: 'month', label: t`Months` },
            ]}
            value={unit}
            onChange={setUnit}
          />
        </div>
        <ExportButton
          memberId={memberId}
          file="months"
          period={undefined}
          about={t`The file holds the last 36 months. It is made on this device and sent nowhere.`}
          make={async () => ({
            table: monthsTable(courseOf(overview, 'month'), {
              ...words,
              title: t`My time and money by month`,
              month: t`Month`,
              minutes: t`Minutes played`,
            }),
            isWhole: true,
          })}
        />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-x-4 gap-y-3 wide:grid-cols-3">
        {facts.map(({ id, label, figure }) => (
          <div key={id} className="min-w-0">
            <dt className="text-faint text-small">{label}</dt>
            <dd className="figures font-bold font-display">{figure}</dd>
          </div>
        ))}
      </dl>
      {isTable || isEmpty ? <CourseTable points={points} /> : <CoursePictures points={points} sum={sum} />}
      {isEmpty ? null : (
        <Button icon={chartIcon} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? t`Show as a picture` : t`Show as a table`}
        </Button>
      )}
      <p className="text-faint text-small">
        {t`Your own money only: what you play with a bonus is not in it. A round counts on the day on which it ends.`}
      </p>
    </section>
  )
}
