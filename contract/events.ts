import * as z from 'zod/mini'

/**
 * One line of the member's event stream (`GET /api/events`, server-sent events, bearer header, `Last-Event-ID`).
 * It says what changed, never what to: the tab pulls the named resource.
 */
export const changeTopics = [
  'balance',
  'favourites',
  'accounts',
  'recharges',
  'withdrawals',
  'notifications',
  'rounds',
  'promotions',
  'catalogue',
  'session',
  'vip',
  'agency',
  'tickets',
  'limits',
  'breaks',
  'identity',
  'play-session',
  'table',
] as const
export type ChangeTopic = (typeof changeTopics)[number]

/**
 * News of a shared table are the same for everybody at it, so they carry what they tell (`contract/games/shared-rounds.ts`):
 * a thousand members need not ask for it at once. Without it, `table` asks to look.
 */
export const changeEvent = z.object({
  topic: z.enum(changeTopics),
  at: z.string(),
  table: z.optional(z.unknown()),
})
