import type { Database } from '../../db/database.ts'
import type { PageWalk, SyncStateRow } from '../../db/queue-rows.ts'
import { type MemberMark, memberSince } from './member-row.ts'
import type { FetchedPage, PullScope, Resource } from './resource.ts'

/**
 * `moved`: while the request ran a push landed, another tab stored an answer, or the rows were called stale: throw the
 * answer away and ask again. `dropped`: the member left the device.
 */
export type Applied = 'last' | 'more' | 'moved' | 'dropped'

/** What a request was based on, checked again inside the transaction that stores its answer. */
export interface PullBase {
  readonly mark: MemberMark | undefined
  readonly state: SyncStateRow
  /** The request went on from here; `undefined` at the start of a walk. */
  readonly walk: PageWalk | undefined
  /** The next older page of an on-demand list. */
  readonly isOlder: boolean
  readonly isFull: boolean
}

type Page = Extract<FetchedPage, { kind: 'page' }>

/** The key of what is known of a resource: member, resource, language, part. */
export function stateKey(resource: Resource, scope: PullScope): [string, string, string, string] {
  return [scope.memberId, resource.id, scope.language, scope.part]
}

/** What is known of a resource that was never asked for. */
export function emptyState(resource: Resource, { memberId, language, part }: PullScope): SyncStateRow {
  const nothing = { etag: null, version: null, checkedAt: 0, olderCursor: null, walk: null }
  return { memberId, resource: resource.id, language, part, ...nothing }
}

function isSameBase(now: SyncStateRow, then: SyncStateRow): boolean {
  return (
    now.version === then.version &&
    now.etag === then.etag &&
    now.checkedAt === then.checkedAt &&
    (now.staleMarks ?? 0) === (then.staleMarks ?? 0) &&
    now.olderCursor === then.olderCursor &&
    now.walk?.cursor === then.walk?.cursor
  )
}

async function checkBase(db: Database, resource: Resource, scope: PullScope, base: PullBase) {
  const { mark } = base
  const member = mark && (await memberSince(db, mark))
  if (mark && !member) return 'dropped'
  if (mark && member?.revision !== mark.revision) return 'moved'
  const state = (await db.syncState.get(stateKey(resource, scope))) ?? emptyState(resource, scope)
  return isSameBase(state, base.state) ? 'same' : 'moved'
}

/** Whether its table has any rows, of whatever scope. */
export async function isFilled(db: Database, resource: Resource): Promise<boolean> {
  const [table] = resource.tables(db)
  return (await table.toCollection().limit(1).primaryKeys()).length > 0
}

async function recordSuccess(db: Database, { mark }: PullBase, now: number) {
  if (mark) await db.deviceMembers.update(mark.memberId, { lastSuccessAt: now })
}

/** The state after a page, and how the page joins the rows. */
function nextState(resource: Resource, base: PullBase, page: Page, now: number) {
  const { state, walk, isFull } = base
  const { list } = page
  if (!list) {
    const whole = { ...state, etag: page.etag ?? null, checkedAt: now, staleMarks: 0 }
    return { state: whole, join: { replacesAll: false, sweepBut: undefined }, hasMore: false }
  }
  if (base.isOlder) {
    const older = { ...state, olderCursor: list.next_cursor }
    return { state: older, join: { replacesAll: false, sweepBut: undefined }, hasMore: false }
  }
  // The version of the first page: what changed while the walk went on is asked again by the next pull.
  const version = walk?.version ?? list.version
  const seen = isFull ? [...(walk?.seen ?? []), ...page.ids] : []
  // The pages of a delta are always walked to their end: the next `since` promises that they were.
  if (list.next_cursor !== null && (resource.pages === 'all' || !isFull)) {
    const going = { cursor: list.next_cursor, version, isFull, seen }
    return {
      state: { ...state, walk: going },
      join: { replacesAll: false, sweepBut: undefined },
      hasMore: true,
    }
  }
  const olderCursor = resource.pages === 'on-demand' && isFull ? list.next_cursor : state.olderCursor
  const isOnlyPage = isFull && !walk
  return {
    state: { ...state, version, checkedAt: now, staleMarks: 0, walk: null, olderCursor },
    join: { replacesAll: isOnlyPage, sweepBut: isFull && walk ? seen : undefined },
    hasMore: false,
  }
}

/** Stores one page: rows, version and cursor in one transaction, or nothing when what it was based on has moved. */
export async function applyPage(
  db: Database,
  resource: Resource,
  scope: PullScope,
  base: PullBase,
  page: Page,
  now: number,
): Promise<Applied> {
  const tables = [...resource.tables(db), db.syncState, db.deviceMembers]
  return db.transaction('rw', tables, async () => {
    const check = await checkBase(db, resource, scope, base)
    if (check !== 'same') return check
    const next = nextState(resource, base, page, now)
    await page.write(db, next.join)
    await db.syncState.put({ ...next.state, isFilled: await isFilled(db, resource) })
    await recordSuccess(db, base, now)
    return next.hasMore ? 'more' : 'last'
  })
}

/** 304 or `unchanged`: the rows are confirmed, if they are still those that were asked about. */
export async function confirmRows(
  db: Database,
  resource: Resource,
  scope: PullScope,
  base: PullBase,
  now: number,
): Promise<Applied> {
  const tables = resource.confirm ? resource.tables(db) : []
  return db.transaction('rw', [...tables, db.syncState, db.deviceMembers], async () => {
    const check = await checkBase(db, resource, scope, base)
    if (check !== 'same') return check
    await resource.confirm?.(db, scope)
    await db.syncState.put({ ...base.state, checkedAt: now, staleMarks: 0, walk: null })
    await recordSuccess(db, base, now)
    return 'last'
  })
}
