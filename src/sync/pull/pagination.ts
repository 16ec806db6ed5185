import type { ApiClient } from '../../api/api-client.ts'
import type { FailedCall } from '../../api/call-result.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../environment.ts'
import {
  type Applied,
  applyPage,
  confirmRows,
  emptyState,
  isFilled,
  type PullBase,
  stateKey,
} from './apply-page.ts'
import { type MemberMark, markMember } from './member-row.ts'
import type { FetchedPage, PageAsk, PullScope, Resource } from './resource.ts'

export interface PaginationContext {
  readonly db: Database
  readonly api: ApiClient
  readonly clock: Clock
}

export type PaginationOutcome =
  /** `dropped`: the member left the device. `moved`: the rows changed under one answer after the other; later it may be had. */
  { kind: 'applied' | 'unchanged' | 'dropped' | 'moved' } | { kind: 'failed'; result: FailedCall }

interface Walk {
  readonly resource: Resource
  readonly scope: PullScope
  readonly wantsOlder: boolean
  /** Aborted when nobody waits for the rows any more. */
  readonly signal: AbortSignal
}

/** Answers may be thrown away this often before the pull gives up as `moved`: who asked may ask again. */
const mostTries = 4

/**
 * Who is here and what is known of the rows, as they are at one moment. `dropped`: the member has left the device. Of rows that were
 * deleted by hand, or by the browser, nothing is known: else they would count as fresh, and be confirmed, for ever.
 */
export async function readBase({ db }: PaginationContext, walk: Walk): Promise<PullBase | 'dropped'> {
  const { resource, scope, wantsOlder } = walk
  const { memberId } = scope
  const key = stateKey(resource, scope)
  const [table] = resource.tables(db)
  const tables = [table, db.syncState, ...(memberId === '' ? [] : [db.deviceMembers])]
  const { mark, state, isLost } = await db.transaction('r', tables, async () => {
    const [mark, state] = await Promise.all([
      memberId === '' ? undefined : markMember(db, memberId),
      db.syncState.get(key),
    ])
    return { mark, state, isLost: state?.isFilled === true && !(await isFilled(db, resource)) }
  })
  if (memberId !== '' && !mark) return 'dropped'
  if (isLost) await db.syncState.delete(key)
  return baseOf(mark, isLost || !state ? emptyState(resource, scope) : state, wantsOlder)
}

function baseOf(mark: MemberMark | undefined, state: PullBase['state'], wantsOlder: boolean): PullBase {
  const isOlder = wantsOlder && state.olderCursor !== null
  const walk = isOlder ? undefined : (state.walk ?? undefined)
  return { mark, state, walk, isOlder, isFull: walk ? walk.isFull : state.version === null }
}

function askOf({ state, walk, isOlder, isFull }: PullBase): PageAsk & { etag?: string | undefined } {
  if (isOlder) return { ...(state.olderCursor !== null && { cursor: state.olderCursor }) }
  return {
    ...(!isFull && state.version !== null && { since: state.version }),
    ...(walk && { cursor: walk.cursor }),
    etag: state.etag ?? undefined,
  }
}

/** A cursor that the server no longer knows: the walk begins anew instead of failing for ever. */
async function forgetCursor(context: PaginationContext, { resource, scope }: Walk): Promise<void> {
  await context.db.syncState.update(stateKey(resource, scope), {
    walk: null,
    olderCursor: null,
    version: null,
  })
}

async function store(context: PaginationContext, walk: Walk, base: PullBase, page: FetchedPage) {
  const { db, clock } = context
  const { resource, scope } = walk
  if (page.kind === 'failed') return 'moved' satisfies Applied
  if (page.kind === 'unchanged' || page.list?.unchanged) {
    return confirmRows(db, resource, scope, base, clock.now())
  }
  const isFull = base.isFull || page.list?.reset === true
  return applyPage(db, resource, scope, { ...base, isFull }, page, clock.now())
}

/**
 * Asks and stores page after page until the list ends. An answer whose base has moved is thrown away and asked again:
 * "It is possible that another sync completed while we were pulling." `first`: a base that was read just now.
 */
export async function paginate(
  context: PaginationContext,
  walk: Walk,
  first?: PullBase,
): Promise<PaginationOutcome> {
  let known = first
  let outcome: 'applied' | 'unchanged' = 'unchanged'
  let hasForgotten = false
  for (let thrownAway = 0; thrownAway < mostTries; ) {
    const base = known ?? (await readBase(context, walk))
    known = undefined
    if (base === 'dropped') return { kind: 'dropped' }
    const ask = askOf(base)
    const page = await walk.resource.fetchPage(context.api, walk.scope, { ...ask, signal: walk.signal })
    if (page.kind === 'failed') {
      const isCursorOld = ask.cursor !== undefined && page.result.kind === 'refused' && !hasForgotten
      if (!isCursorOld) return page
      hasForgotten = true
      await forgetCursor(context, walk)
      continue
    }
    const applied = await store(context, walk, base, page)
    if (applied === 'dropped') return { kind: 'dropped' }
    if (applied === 'moved') thrownAway += 1
    if (page.kind === 'page' && !page.list?.unchanged) outcome = 'applied'
    if (applied === 'last') return { kind: outcome }
  }
  return { kind: 'moved' }
}
