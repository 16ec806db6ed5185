import type { ListAsk, ListPage } from '../../../platform/database/member-list.ts'

/** A row of a list that is returned whole, in its own order, or as a delta. */
export interface Entry {
  readonly id: string
  readonly rank: number
  /** The catalogue's version at which it last changed. */
  readonly version: number
  readonly isListed: boolean
}

interface Cursor {
  /** The version of the first page: the next delta has the changes made since. */
  readonly start: number
  readonly rank: number
  readonly id: string
}

/**
 * One page of the entries. Without `since` the listed ones by rank; with it those that changed after that version, and
 * the ids of those no longer listed. A cursor names a place in the order, not a number of rows, and every page of a
 * reading answers the version of its first: what moves meanwhile comes again, nothing is missed. `undefined`: the
 * cursor is none of ours.
 */
export function listPage<Row extends Entry>(
  entries: readonly Row[],
  version: number,
  ask: ListAsk,
  usualLimit: number,
): ListPage<Row> | undefined {
  const cursor = ask.cursor === undefined ? undefined : readCursor(ask.cursor)
  if (ask.cursor !== undefined && cursor === undefined) return undefined
  const since = readSince(ask.since, version)
  const start = cursor?.start ?? version
  const state = {
    version: String(start),
    reset: ask.since !== undefined && since === undefined,
    unchanged: since === version && cursor === undefined,
  }
  if (state.unchanged) return { rows: [], state: { ...state, next_cursor: null, deleted: [] } }
  const changed = since === undefined ? entries : entries.filter(entry => entry.version > since)
  const place = since === undefined ? (row: Row) => row.rank : (row: Row) => row.version
  const ordered = changed
    .filter(entry => entry.isListed && (cursor === undefined || isAfter(place(entry), entry.id, cursor)))
    .sort((one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1))
  const rows = ordered.slice(0, ask.limit ?? usualLimit)
  const last = rows.length < ordered.length ? rows.at(-1) : undefined
  const gone = since === undefined || cursor !== undefined ? [] : changed.filter(entry => !entry.isListed)
  return {
    rows,
    state: {
      ...state,
      next_cursor: last === undefined ? null : `${start}:${place(last)}:${last.id}`,
      deleted: gone.map(entry => entry.id),
    },
  }
}

function isAfter(rank: number, id: string, cursor: Cursor): boolean {
  return rank > cursor.rank || (rank === cursor.rank && id > cursor.id)
}

function readCursor(text: string): Cursor | undefined {
  const [, start, rank, id] = /^(\d{1,15}):(\d{1,15}):([\w-]{1,64})$/.exec(text) ?? []
  if (start === undefined || rank === undefined || id === undefined) return undefined
  return { start: Number(start), rank: Number(rank), id }
}

/** `undefined` of a version that is not ours, or is newer than a restored database: the whole list is returned. */
function readSince(since: string | undefined, version: number): number | undefined {
  if (since === undefined || !/^\d{1,15}$/.test(since)) return undefined
  return Number(since) <= version ? Number(since) : undefined
}
