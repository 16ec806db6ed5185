import type { ClosingKind, MemberBreaks } from '../../../../contract/responsible-gambling/breaks.ts'
import type { QueuedWriteRow } from '../../../db/queue-rows.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'

/** What closes play, deposits and promotions on this device. */
export interface Hold {
  readonly kind: NonNullable<MemberBreaks['running']>['kind'] | ClosingKind
  /**
   * Milliseconds; `undefined`: without an end, or the server has not said it yet. Of `registry_impeded`: until when the
   * balance is to be withdrawn.
   */
  readonly until: number | undefined
  /** The wish lies on this device and holds here; the server has not heard of it. */
  readonly isWaiting: boolean
}

export interface Breaks {
  readonly known: MemberBreaks | undefined
  /** Kinds of the wishes that wait for the network. */
  readonly waiting: readonly ('pause' | 'exclusion')[]
  /** A demo account has nothing to pause. */
  readonly isReal: boolean
}

/** For a live query: what the server said and what waits here, of one moment. */
export function readBreaks(db: ReadOnlyDatabase, memberId: string): Promise<Breaks> {
  return db.snapshot(['answers', 'queuedWrites', 'users'], async () => ({
    known: await readAnswer(db, 'breaks', { memberId }),
    waiting: (await db.queuedWrites.where('memberId').equals(memberId).toArray()).flatMap(kindOf),
    isReal: (await db.users.get(memberId))?.is_demo === false,
  }))
}

const pauses: readonly unknown[] = ['day', 'week', 'month', 'date']

/** Plain checks: the lobby asks before any schema is there. What the server refused holds nothing. */
function kindOf({ kind, payload, lastRefusal }: QueuedWriteRow): ('pause' | 'exclusion')[] {
  if (kind !== 'break' || lastRefusal?.kind === 'refused') return []
  const term = typeof payload === 'object' && payload !== null && 'term' in payload ? payload.term : undefined
  return [pauses.includes(term) ? 'pause' : 'exclusion']
}

/** What holds at that moment: an exclusion before a pause, a wish that waits as soon as it is said. */
export function holdAt({ known, waiting }: Breaks, now: number): Hold | undefined {
  const running = runningAt(known?.running ?? null, now)
  if (running !== undefined && running.kind !== 'pause') return running
  if (waiting.includes('exclusion')) return { kind: 'exclusion', until: undefined, isWaiting: true }
  if (running !== undefined) return running
  if (waiting.length > 0) return { kind: 'pause', until: undefined, isWaiting: true }
  const closed = known?.closed ?? undefined
  if (closed === undefined) return undefined
  const until = closed.withdraw_by === null ? undefined : Date.parse(closed.withdraw_by)
  return { kind: closed.kind, until, isWaiting: false }
}

/** Whether play money and offers are closed as well: not while only a check of the person is waited for. */
export function closesAll({ kind }: Hold): boolean {
  return !['registration_pending', 'registry_pending', 'identity_required'].includes(kind)
}

/** The end of a pause opens play without a network, too; that of an exclusion does not. */
function runningAt(running: MemberBreaks['running'], now: number): Hold | undefined {
  if (running === null) return undefined
  const until = running.until === null ? undefined : Date.parse(running.until)
  const isOver = until !== undefined && until <= now
  if (!isOver) return { kind: running.kind, until, isWaiting: false }
  return running.kind === 'pause' ? undefined : { kind: 'ended', until, isWaiting: false }
}
