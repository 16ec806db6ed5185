import type * as z from 'zod/mini'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { ReviewItem, reviewQueue } from '../../../../contract/operations/backoffice.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { toItem } from './item.ts'
import { type ReviewFilter, readReviewRows } from './store.ts'

type Body = z.output<typeof reviewQueue.body>

const usualPage = 50
/** Risks are worked out, not stored: with that filter this many rows are looked at for one page. */
const mostScanned = 300
const scanStep = 50
/** The queue changes under many hands: always read whole, never as a delta. */
export async function readQueue(
  deps: Deps,
  { cursor, limit = usualPage, since: _since, risk, ...filter }: Body,
): Promise<z.output<typeof reviewQueue.reply> | Refused> {
  const wrong = wrongField(cursor, filter)
  if (wrong !== undefined) return wrong
  const page =
    risk === undefined
      ? await readPage(deps, { ...filter, after: cursor }, limit)
      : await scanPage(deps, { ...filter, after: cursor }, limit, item => hasRisk(item, risk))
  return {
    ...page,
    version: String(deps.clock.now().getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

interface Page {
  readonly data: ReviewItem[]
  readonly next_cursor: string | null
}

async function readPage({ db, clock }: Deps, filter: ReviewFilter, limit: number): Promise<Page> {
  const rows = await readReviewRows(db, { ...filter, limit: limit + 1, now: clock.now() })
  const data = rows.slice(0, limit).map(toItem)
  return { data, next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/** A page may hold fewer than were asked for, and still not be the last: the cursor says so. */
async function scanPage(
  deps: Deps,
  filter: ReviewFilter,
  limit: number,
  isWanted: (item: ReviewItem) => boolean,
): Promise<Page> {
  const data: ReviewItem[] = []
  let { after } = filter
  for (let scanned = 0; scanned < mostScanned; scanned += scanStep) {
    const page = await readPage(deps, { ...filter, after }, scanStep)
    for (const item of page.data) {
      after = item.id
      if (isWanted(item)) data.push(item)
      if (data.length === limit) return { data, next_cursor: after }
    }
    if (page.next_cursor === null) return { data, next_cursor: null }
  }
  return { data, next_cursor: after ?? null }
}

function hasRisk({ risks }: ReviewItem, wanted: NonNullable<Body['risk']>): boolean {
  if (wanted === 'any') return risks.length > 0
  if (wanted === 'none') return risks.length === 0
  if (wanted === 'high') return risks.some(one => one.weight === 'high')
  return risks.some(one => one.kind === wanted)
}

function wrongField(
  cursor: string | undefined,
  { from, to }: Pick<ReviewFilter, 'from' | 'to'>,
): Refused | undefined {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  if (from !== undefined && Number.isNaN(Date.parse(from))) return refuseFields({ from: ['invalid'] })
  if (to !== undefined && Number.isNaN(Date.parse(to))) return refuseFields({ to: ['invalid'] })
  return undefined
}
