import { favourites, openRounds } from '../../../contract/lobby/games.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { defineListResource } from '../../sync/pull/list-resource.ts'
import { defineResource } from '../../sync/pull/resource.ts'

/** The member's hearts as the server knows them; waiting ones are sent first, so that the answer contains them. */
export const favouritesResource = defineListResource({
  id: 'favourites',
  access: 'member',
  freshMs: 60_000,
  endpoint: favourites,
  pages: 'all',
  pushFirst: ['favourite'],
  table: tables => tables.favourites,
  // One answer holds them all: nobody keeps thousands of hearts, so the contract has no cursor here.
  request: (_scope, at) => ({ body: at.since === undefined ? {} : { since: at.since } }),
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
  idOf: row => row.game_id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})

/** Rounds that wait to be finished, on any device: the head of "Continue playing". */
export const openRoundsResource = defineResource({
  id: 'open-rounds',
  access: 'member',
  freshMs: 30_000,
  endpoint: openRounds,
  tables: ['openRounds'],
  request: () => ({}),
  apply: async (tables, reply, { memberId }) => {
    await rowsOf(tables.openRounds, memberId).delete()
    await tables.openRounds.bulkPut(reply.data.map(row => ({ ...row, memberId })))
  },
})
