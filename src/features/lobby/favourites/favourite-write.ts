import * as z from 'zod/mini'
import { deleteFavourite, setFavourite } from '../../../../contract/lobby/games.ts'
import { defineWriteKind } from '../../../sync/queue/write-kind.ts'
import { favouriteSubject } from './favourite-overlay.ts'

const favouritePayload = z.strictObject({ game_id: z.string(), wanted: z.boolean() })

/** A heart, on or off: the last wish of a game wins. Wish and un-wish of one game keep their order. */
export const favouriteWrite = defineWriteKind({
  id: 'favourite',
  version: 1,
  payload: favouritePayload,
  subject: payload => favouriteSubject(payload.game_id),
  waitsInMemory: true,
  tables: ['favourites'],
  send: (payload, request) =>
    payload.wanted
      ? request(setFavourite, { game_id: payload.game_id }, (tables, reply, scope) =>
          tables.favourites.put({ ...reply.data, memberId: scope.memberId }),
        )
      : request(deleteFavourite, { game_id: payload.game_id }, (tables, _reply, scope) =>
          tables.favourites.delete([scope.memberId, payload.game_id]),
        ),
})
