import type { GameRow } from '../../db/public-rows.ts'

/** Rows of the games on and near the screen, read together a frame at a time; the rest of a list is ids only. */
export type GameRows = {
  get: (id: string) => GameRow | undefined
  want: (id: string) => void
  put: (rows: readonly GameRow[]) => void
  /** Reads again what was asked for, found or not: the catalogue has changed. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
}

/** `read` answers the rows it finds, in any order; `soon` runs a callback once the present work is done. */
export function createGameRows(
  read: (ids: readonly string[]) => PromiseLike<readonly GameRow[]>,
  soon: (run: () => void) => void,
): GameRows {
  const rows = new Map<string, GameRow>()
  /** Those not found among them: their game may come with a later page, or come back. */
  const known = new Set<string>()
  const listeners = new Set<() => void>()
  let wanted = new Set<string>()

  function put(found: readonly GameRow[]) {
    if (found.length === 0) return
    for (const row of found) {
      rows.set(row.id, row)
      known.add(row.id)
    }
    for (const listener of listeners) listener()
  }
  function fetchWanted() {
    const ids = [...wanted]
    wanted = new Set()
    void read(ids).then(put)
  }
  return {
    get: id => rows.get(id),
    want: id => {
      if (rows.has(id)) return
      if (wanted.size === 0) soon(fetchWanted)
      wanted.add(id)
      known.add(id)
    },
    put,
    refresh: () => {
      if (known.size > 0) void read([...known]).then(put)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
