import type { ParkReason, QueuedWriteRow } from '../../db/queue-rows.ts'

export interface OverlaidWrite<Payload> {
  readonly memberId: string
  readonly subject: string
  readonly label: string | null
  readonly payload: Payload
  /** Milliseconds. */
  readonly createdAt: number
}

/** How one kind of waiting write changes what the screen shows. Pure: the same rows and writes give the same view. */
export interface Overlay<Row, Payload> {
  readonly kind: string
  /** Plain checks: the lobby shows hearts before any schema is loaded. */
  read(payload: unknown): Payload | undefined
  subjectOf(row: Row): string
  /** The row as it will be; `undefined` when the write takes it away. */
  fold(row: Row | undefined, write: OverlaidWrite<Payload>): Row | undefined
}

/** The same for a sealed kind: only its label can be shown. */
export function defineSealedOverlay<Row>(definition: Omit<Overlay<Row, null>, 'read'>): Overlay<Row, null> {
  return { ...definition, read: () => null }
}

export interface ParkedWrite {
  readonly seq: number
  readonly kind: string
  readonly subject: string
  readonly label: string | null
  readonly payload: unknown
  readonly reason: ParkReason | null
  readonly createdAt: number
}

export interface OverlaidRow<Row> {
  readonly row: Row
  /** Something of it has not reached the server. */
  readonly isWaiting: boolean
  /** The server refused something of it: the member has to decide. */
  readonly parked: ParkedWrite | undefined
}

export interface Overlaid<Row> {
  readonly items: readonly OverlaidRow<Row>[]
  /** Parked writes about something that is not among the rows, e.g. a new account that was refused. */
  readonly parked: readonly ParkedWrite[]
  /** Subjects that are not shown any more, of which the server does not know yet. */
  readonly leaving: readonly string[]
}

/** A write that the server refused, as screens show it. */
export function toParkedWrite(write: QueuedWriteRow): ParkedWrite {
  const { seq, kind, subject, label, payload, lastRefusal, createdAt } = write
  return { seq, kind, subject, label, payload, reason: lastRefusal, createdAt }
}

interface Subject<Row> {
  row: Row | undefined
  isWaiting: boolean
  parked: ParkedWrite | undefined
}

/**
 * Rows with the waiting writes folded in, in the order of the queue. Parked writes do not apply: they decorate the row,
 * or stand alone. Rows keep their order; what only a write brings comes after them.
 */
export function overlayWrites<Row, Payload>(
  rows: readonly Row[],
  writes: readonly QueuedWriteRow[],
  overlay: Overlay<Row, Payload>,
): Overlaid<Row> {
  const subjects = new Map<string, Subject<Row>>()
  for (const row of rows) {
    subjects.set(overlay.subjectOf(row), { row, isWaiting: false, parked: undefined })
  }
  for (const write of writes) {
    if (write.kind !== overlay.kind) continue
    const before = subjects.get(write.subject) ?? { row: undefined, isWaiting: false, parked: undefined }
    subjects.set(write.subject, foldOne(before, write, overlay))
  }
  const items: OverlaidRow<Row>[] = []
  const parked: ParkedWrite[] = []
  const leaving: string[] = []
  for (const [name, subject] of subjects) {
    if (subject.row !== undefined) items.push({ ...subject, row: subject.row })
    else if (subject.parked) parked.push(subject.parked)
    else if (subject.isWaiting) leaving.push(name)
  }
  return { items, parked, leaving }
}

function foldOne<Row, Payload>(
  before: Subject<Row>,
  write: QueuedWriteRow,
  overlay: Overlay<Row, Payload>,
): Subject<Row> {
  if (write.state === 'parked') return { ...before, parked: toParkedWrite(write) }
  const payload = overlay.read(write.payload)
  if (payload === undefined) return before
  const { memberId, subject, label, createdAt } = write
  const row = overlay.fold(before.row, { memberId, subject, label, payload, createdAt })
  return { ...before, row, isWaiting: true }
}
