import type { Period } from '../../../records/record-filter.ts'

/** The days of a stored answer, as the key of its row: `2026-11-01~`, or `''` for all of them. */
export function periodPart({ from = '', to = '' }: Period): string {
  return from === '' && to === '' ? '' : `${from}~${to}`
}

export function readPeriodPart(part: string): Period {
  const [from = '', to = ''] = part.split('~')
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) }
}
