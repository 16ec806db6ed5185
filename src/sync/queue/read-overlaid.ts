import type { TableName } from '../../db/database.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import { type Overlaid, type Overlay, overlayWrites, type ParkedWrite, toParkedWrite } from './overlay.ts'

/**
 * For a live query: base rows and waiting writes of one moment, folded. Two live queries, or two reads outside one
 * transaction, would flicker while a write settles.
 */
export function readOverlaid<Row, Payload>(
  db: ReadOnlyDatabase,
  memberId: string,
  overlay: Overlay<Row, Payload>,
  tables: readonly TableName[],
  readRows: () => PromiseLike<Row[]>,
): Promise<Overlaid<Row>> {
  return db.snapshot([...tables, 'queuedWrites'], async () => {
    const rows = await readRows()
    const writes = await db.queuedWrites.where('memberId').equals(memberId).toArray()
    return overlayWrites(rows, writes, overlay)
  })
}

/** For the tray: everything of the member that the server refused or that cannot be sent. */
export async function readParked(db: ReadOnlyDatabase, memberId: string): Promise<ParkedWrite[]> {
  const writes = await db.queuedWrites.where('memberId').equals(memberId).toArray()
  return writes.filter(write => write.state === 'parked').map(toParkedWrite)
}

export interface AgeQuestion {
  readonly resource: string
  readonly memberId?: string
  readonly language?: string
  readonly part?: string
}

/** When the rows of a resource were last confirmed by the server, in milliseconds; `undefined` when never. */
export function readAge(
  db: ReadOnlyDatabase,
  { memberId = '', resource, language = '', part = '' }: AgeQuestion,
): Promise<number | undefined> {
  return db.syncState.get([memberId, resource, language, part]).then(state => state?.checkedAt || undefined)
}
