import { money, type RecordTable, text } from '../../../records/record-table.ts'
import { type CoursePoint, sumOf } from './overview-course.ts'

type Words = Readonly<
  Record<'title' | 'month' | 'minutes' | 'deposits' | 'withdrawals' | 'staked' | 'won' | 'net', string>
>
const figures = ['deposits', 'withdrawals', 'staked', 'won', 'net'] as const

/** Every month as a line of a file, newest first, with their sums. */
export function monthsTable(months: readonly CoursePoint[], words: Words): Omit<RecordTable, 'notes'> {
  const sum = sumOf(months)
  return {
    title: words.title,
    columns: [
      { title: words.month, align: 'start', width: 12 },
      { title: words.minutes, align: 'end', width: 14 },
      ...figures.map(id => ({ title: words[id], align: 'end' as const, width: 16 })),
    ],
    rows: months
      .toReversed()
      .map(month => [text(month.on), text(String(month.minutes)), ...figures.map(id => money(month[id]))]),
    totals: figures.map(id => ({ label: words[id], centavos: sum[id] })),
  }
}
