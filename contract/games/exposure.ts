import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'

/** Open bets of real money, what was staked on them and what they could still win at most, stakes included. */
const open = { bets: z.number(), stake: money, most: money }

const openGame = z.object({
  id: z.string(),
  /** As it is called in Portuguese; its id where the catalogue has it no more. */
  name: z.string(),
  ...open,
  /** The bound of one round of this game; null: the operator's. */
  max_win: z.nullable(money),
})
export type OpenGame = z.output<typeof openGame>

const openMatch = z.object({
  game_id: z.string(),
  id: z.string(),
  home: z.string(),
  away: z.string(),
  kicks_off_at: instant,
  ...open,
  /** What the fullest pick of the match could win, and how it is called. */
  fullest: z.object({ market: z.string(), pick: z.string(), most: money }),
})
export type OpenMatch = z.output<typeof openMatch>

const exposure = z.object({
  /** Most that one round wins, that one member's slips win on a match, that all slips win on a pick. */
  round_max_win: money,
  member_match_max: money,
  selection_max: money,
  /** A game or match above it is alerted on. */
  alarm_above: money,
  /** How many games and matches are. */
  over: z.number(),
  ...open,
  /** Each with the largest liability first; the first hundred matches. */
  games: z.array(openGame),
  matches: z.array(openMatch),
})
export type Exposure = z.output<typeof exposure>

/** Open liability of the operator, per game and match, summed when it is asked for. */
export const readExposure = defineEndpoint('POST /api/admin/exposure', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer'],
  offline: 'refuse',
  body: z.strictObject({}),
  reply: z.object({ data: exposure }),
})

export const exposureCalls = { readExposure }
