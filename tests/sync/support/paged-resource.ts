import { favourites } from '../../../contract/lobby/games.ts'
import { rowsOf } from '../../../src/db/rows-of.ts'
import { defineListResource } from '../../../src/sync/pull/list-resource.ts'

/** A list of many pages over the favourites' rows; the cursor travels in `since`, which this call has. */
export const pagedResource = defineListResource({
  id: 'pages',
  access: 'member',
  freshMs: 60_000,
  endpoint: favourites,
  pages: 'all',
  table: tables => tables.favourites,
  request: (_scope, { cursor, since }) => {
    if (cursor !== undefined) return { body: { since: `at-${cursor}` } }
    return { body: since === undefined ? {} : { since } }
  },
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
  idOf: row => row.game_id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})
