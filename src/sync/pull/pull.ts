import { isDatabaseClosed } from '../../db/is-database-closed.ts'
import { isStorageFull } from '../../db/is-storage-full.ts'
import type { SyncNotice } from '../calls/notice.ts'
import type { Pusher } from '../queue/push.ts'
import { retryAfterEviction } from '../queue/retry-after-eviction.ts'
import { hasWaiting } from '../queue/waiting-writes.ts'
import { canSendFor, type TabState } from '../tab-member.ts'
import { type PullBase, stateKey } from './apply-page.ts'
import { type PaginationContext, type PaginationOutcome, paginate, readBase } from './pagination.ts'
import type { Registry } from './registry.ts'
import type { PullScope, Resource } from './resource.ts'
import { createSharedRequest, type SharedRequest } from './shared-request.ts'

export interface PullOptions {
  /** Which one of several, e.g. the name of a list. */
  readonly part?: string
  /** Ask even when the rows are fresh. */
  readonly force?: boolean
  /** Rows confirmed within this time need not be asked for; the resource's own time when not said. */
  readonly freshMs?: number
  /** The next older page of an on-demand list. */
  readonly more?: boolean
  /**
   * Of a screen: aborted when it has gone. A request that nobody else waits for is then given up, which answers `failed`;
   * pages that have arrived stay. Without a signal the pull goes to its end.
   */
  readonly signal?: AbortSignal | undefined
}

export type PullOutcome =
  | PaginationOutcome
  /** Checked lately: nothing was asked. `no-session`: a personal resource, and nobody is signed in. */
  | { kind: 'fresh' | 'no-session' }
  /** `not-stored`: the device has no room, or the database is a newer tab's. `not-loaded`: the resource's chunk did not arrive, or nobody registered it. */
  | { kind: 'not-stored' | 'not-loaded' }

export interface PullContext extends PaginationContext {
  readonly resources: Registry<Resource>
  readonly tab: TabState
  readonly readLanguage: () => string
  readonly pusher: Pick<Pusher, 'push' | 'recordSuccess'>
  readonly makeRoom: () => Promise<void>
  readonly onNotice: (notice: SyncNotice) => void
}

export interface Puller {
  pull(id: string, options?: PullOptions): Promise<PullOutcome>
}

interface Flight {
  promise: Promise<PullOutcome>
  readonly company: SharedRequest
  /** The pull that follows this one, shared by all who asked meanwhile. */
  next: Pick<Flight, 'promise' | 'company'> | undefined
}

/** Refreshes rows: at most one request per resource in this tab at a time. */
export function createPuller(context: PullContext): Puller {
  const { db, clock, tab } = context
  const flights = new Map<string, Flight>()

  function scopeOf(resource: Resource, part: string): PullScope | undefined {
    const language = resource.isByLanguage ? context.readLanguage() : ''
    if (!resource.isPersonal) return { memberId: '', language, part }
    if (!tab.member || !canSendFor(tab, tab.member.memberId)) return undefined
    return { memberId: tab.member.memberId, language, part }
  }

  function isFresh({ state }: PullBase, freshMs: number): boolean {
    if (state.walk !== null || state.staleMarks) return false
    const ageMs = clock.now() - state.checkedAt
    // Confirmed in what is still to come: the clock was set back, and how old the rows are nobody knows.
    return ageMs >= 0 && ageMs < freshMs
  }

  async function ask(
    resource: Resource,
    scope: PullScope,
    options: PullOptions,
    signal: AbortSignal,
  ): Promise<PullOutcome> {
    const wantsOlder = options.more === true
    const freshMs = options.freshMs ?? resource.freshMs
    const walk = { resource, scope, wantsOlder, signal }
    const base = await readBase(context, walk)
    if (base === 'dropped') return { kind: 'dropped' }
    if (!options.force && !wantsOlder && isFresh(base, freshMs)) return { kind: 'fresh' }
    const mustPush = scope.memberId !== '' && (await hasWaiting(db, scope.memberId, resource.pushFirst))
    if (mustPush) await context.pusher.push()
    // What was pushed has moved the base.
    const first = mustPush ? undefined : base
    const outcome = await retryAfterEviction(context.makeRoom, () => paginate(context, walk, first))
    if (outcome.kind === 'applied' || outcome.kind === 'unchanged') context.pusher.recordSuccess()
    return outcome
  }

  async function storeOrReport(pulling: Promise<PullOutcome>): Promise<PullOutcome> {
    try {
      return await pulling
    } catch (error) {
      if (isStorageFull(error)) context.onNotice({ kind: 'storage-full' })
      else if (!isDatabaseClosed(error)) throw error
      return { kind: 'not-stored' }
    }
  }

  function follow(flight: Flight, key: string, start: (signal: AbortSignal) => Promise<PullOutcome>) {
    const company = createSharedRequest(clock, () => {
      flight.next = undefined
    })
    const { signal } = company
    // Given up while it waited for its turn, it sends nothing.
    const begin = () => (signal.aborted ? start(signal) : fly(key, start, { signal }))
    return { company, promise: flight.promise.then(begin).finally(company.end) }
  }

  async function fly(
    key: string,
    start: (signal: AbortSignal) => Promise<PullOutcome>,
    { force, signal }: Pick<PullOptions, 'force' | 'signal'>,
  ): Promise<PullOutcome> {
    const flight = flights.get(key)
    if (flight && force !== true) {
      flight.company.join(signal)
      return flight.promise
    }
    if (flight) {
      // The request under way may have been answered before the change that was reported.
      flight.next ??= follow(flight, key, start)
      flight.next.company.join(signal)
      return flight.next.promise
    }
    const clear = () => {
      if (flights.get(key)?.company === company) flights.delete(key)
    }
    // Who asks after it was given up begins anew.
    const company = createSharedRequest(clock, clear)
    company.join(signal)
    const promise = start(company.signal).finally(() => {
      clear()
      company.end()
    })
    flights.set(key, { promise, company, next: undefined })
    return promise
  }

  async function pull(id: string, options: PullOptions = {}): Promise<PullOutcome> {
    const loaded = await context.resources.load(id)
    if (loaded.kind !== 'known') return { kind: 'not-loaded' }
    const scope = scopeOf(loaded.value, options.part ?? '')
    if (!scope) return { kind: 'no-session' }
    const key = JSON.stringify([...stateKey(loaded.value, scope), options.more === true])
    return fly(key, signal => storeOrReport(ask(loaded.value, scope, options, signal)), options)
  }
  return { pull }
}
