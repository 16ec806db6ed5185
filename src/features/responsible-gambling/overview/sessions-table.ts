import type { EndedSession, SessionEnd } from '../../../../contract/responsible-gambling/play-session.ts'
import { moment, money, type RecordTable, text } from '../../../records/record-table.ts'

type Words = Readonly<Record<'title' | 'began' | 'ended' | 'why' | 'staked' | 'won' | 'net', string>> & {
  readonly ends: Readonly<Record<SessionEnd, string>>
}

const figures = ['staked', 'won', 'net'] as const

/** Every session as a line of a file, newest first, with their sums. */
export function sessionsTable(sessions: readonly EndedSession[], words: Words): Omit<RecordTable, 'notes'> {
  const sum = (of: (typeof figures)[number]) => sessions.reduce((total, one) => total + one[of], 0n)
  return {
    title: words.title,
    columns: [
      { title: words.began, align: 'start', width: 18 },
      { title: words.ended, align: 'start', width: 18 },
      { title: words.why, align: 'start', width: 26 },
      ...figures.map(id => ({ title: words[id], align: 'end' as const, width: 14 })),
    ],
    rows: sessions.map(one => [
      moment(one.started_at),
      moment(one.ended_at),
      text(words.ends[one.why]),
      ...figures.map(id => money(one[id])),
    ]),
    totals: figures.map(id => ({ label: words[id], centavos: sum(id) })),
  }
}
