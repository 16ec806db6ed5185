import * as z from 'zod/mini'
import { accounts, pixKeyTypes, saveAccount } from '../../../contract/cashier/banks.ts'
import { rechargeOnline } from '../../../contract/cashier/money.ts'
import { parseAmount } from '../../../contract/centavos.ts'
import { deleteFavourite, favourites, setFavourite } from '../../../contract/lobby/games.ts'
import type { FavouriteRow } from '../../../src/db/personal-rows.ts'
import { rowsOf } from '../../../src/db/rows-of.ts'
import { defineMoneyCall } from '../../../src/sync/calls/money-call.ts'
import { defineListResource } from '../../../src/sync/pull/list-resource.ts'
import { defineResource } from '../../../src/sync/pull/resource.ts'
import type { Overlay } from '../../../src/sync/queue/overlay.ts'
import { defineWriteKind } from '../../../src/sync/queue/write-kind.ts'

const favouritePayload = z.strictObject({ game_id: z.string(), wanted: z.boolean() })

export const favouriteWrite = defineWriteKind({
  id: 'favourite',
  version: 1,
  payload: favouritePayload,
  subject: payload => `favourite:${payload.game_id}`,
  tables: ['favourites'],
  send: (payload, request) =>
    payload.wanted
      ? request(setFavourite, { game_id: payload.game_id }, (tables, reply, { memberId }) =>
          tables.favourites.put({ ...reply.data, memberId }),
        )
      : request(deleteFavourite, { game_id: payload.game_id }, (tables, _reply, { memberId }) =>
          tables.favourites.delete([memberId, payload.game_id]),
        ),
})

export const favouriteOverlay: Overlay<FavouriteRow, z.output<typeof favouritePayload>> = {
  kind: 'favourite',
  read: raw => z.safeParse(favouritePayload, raw).data,
  subjectOf: row => `favourite:${row.game_id}`,
  fold: (row, { payload, memberId, createdAt }) => {
    if (!payload.wanted) return undefined
    return row ?? { memberId, game_id: payload.game_id, created_at: new Date(createdAt).toISOString() }
  },
}

export const accountWrite = defineWriteKind({
  id: 'bank-account',
  version: 1,
  sealed: true,
  confirmAfterMs: 24 * 3_600_000,
  payload: z.strictObject({
    id: z.string(),
    kind: z.literal('pix'),
    pix_type: z.enum(pixKeyTypes),
    pix_key: z.string(),
  }),
  subject: payload => `account:${payload.id}`,
  label: payload => `•••• ${payload.pix_key.slice(-4)}`,
  tables: ['accounts'],
  send: (payload, request) =>
    request(saveAccount, payload, (tables, reply, { memberId }) =>
      tables.accounts.put({ ...reply.data, memberId }),
    ),
})

export const favouritesResource = defineListResource({
  id: 'favourites',
  access: 'member',
  freshMs: 60_000,
  endpoint: favourites,
  pages: 'all',
  pushFirst: ['favourite'],
  table: tables => tables.favourites,
  request: (_scope, at) => ({ body: at.since === undefined ? {} : { since: at.since } }),
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
  idOf: row => row.game_id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})

export const accountsResource = defineResource({
  id: 'accounts',
  access: 'member',
  freshMs: 60_000,
  endpoint: accounts,
  tables: ['accounts'],
  pushFirst: ['bank-account'],
  request: () => ({}),
  apply: async (tables, reply, { memberId }) => {
    await rowsOf(tables.accounts, memberId).delete()
    await tables.accounts.bulkPut(reply.data.map(row => ({ ...row, memberId })))
  },
})

export const rechargeCall = defineMoneyCall({
  id: 'recharge',
  endpoint: rechargeOnline,
  amount: body => parseAmount(body.money),
  tables: ['recharges', 'orderTokens'],
  apply: async (tables, { data }, { memberId }) => {
    await tables.recharges.put({ ...data.order, memberId })
    const { order, order_token } = data
    await tables.orderTokens.put({ orderId: order.id, memberId, order_token, createdAt: 0 })
  },
})
