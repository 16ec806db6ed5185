import { seeds } from '../../../../contract/games/seeds.ts'
import { gameRecord } from '../../../../contract/lobby/games.ts'
import { type PlayMode, readPlayMode } from '../../../common/play/play-mode.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { defineListResource } from '../../../sync/pull/list-resource.ts'
import { defineResource } from '../../../sync/pull/resource.ts'

/** The member's rounds, newest first; older pages when the fairness page asks for them. */
export const roundsResource = defineListResource({
  id: 'rounds',
  access: 'member',
  freshMs: 30_000,
  endpoint: gameRecord,
  pages: 'on-demand',
  table: tables => tables.rounds,
  request: (_scope, at) => ({ body: { ...at, limit: 50 } }),
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
  idOf: row => row.id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})

const modeOf = (part: string): PlayMode => readPlayMode(part) ?? 'real'

/** The running seed pair of a mode (`part`). */
export const seedsResource = defineResource({
  id: 'seeds',
  access: 'member',
  freshMs: 60_000,
  endpoint: seeds,
  tables: ['seeds'],
  request: ({ part }) => ({ body: { mode: modeOf(part) } }),
  apply: (tables, reply, { memberId, part }) =>
    tables.seeds.put({ ...reply.data, mode: modeOf(part), memberId }),
})
