import { brazilDay } from '../../../../contract/brazil-day.ts'

interface Dated {
  readonly version: bigint
  readonly announced_at: Date
  readonly effective_at: Date
  readonly withdrawn: boolean
}

export const noticeMs = 14 * 86_400_000

/** "A terms-change notice of at least two weeks is stated" (specification, section 1). */
export function isAnnouncedInTime(announced: Date, effective: Date): boolean {
  return effective.getTime() - announced.getTime() >= noticeMs
}

/** What counts now: the newest version whose day has begun. Without one, nothing can be asked of anybody. */
export function inForceAt<Row extends Dated>(rows: readonly Row[], now: Date): Row | undefined {
  return newest(rows.filter(row => !row.withdrawn && row.effective_at <= now))
}

/** The announced version whose day is still to come. */
export function announcedAt<Row extends Dated>(rows: readonly Row[], now: Date): Row | undefined {
  return newest(rows.filter(row => !row.withdrawn && row.announced_at <= now && row.effective_at > now))
}

function newest<Row extends Dated>(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || row.version > best.version ? row : best),
    undefined,
  )
}

export type TermsState = 'planned' | 'announced' | 'in_force' | 'past' | 'withdrawn'

export function stateOf<Row extends Dated>(row: Row, rows: readonly Row[], now: Date): TermsState {
  if (row.withdrawn) return 'withdrawn'
  if (row.effective_at > now) return row.announced_at <= now ? 'announced' : 'planned'
  return inForceAt(rows, now)?.version === row.version ? 'in_force' : 'past'
}

const hourMs = 3_600_000

/** The first moment of a day in America/Sao_Paulo (docs/rules/wire.md); a clock that was put forward skips none of it. */
export function startOfDay(day: string): Date {
  const noon = Date.parse(`${day}T15:00:00Z`)
  // The offset was two or three hours in living memory: the day's first hour is the first one that is called by its date.
  for (let at = noon - 14 * hourMs; at < noon; at += hourMs) {
    if (brazilDay(new Date(at)) === day) return new Date(at)
  }
  return new Date(noon)
}
