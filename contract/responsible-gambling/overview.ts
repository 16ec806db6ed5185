import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day } from '../fields.ts'

/** Days that are listed one by one: the last two months. */
export const overviewDays = 62
/** The months that are shown one by one (docs/rules/responsible-gambling.md: "History ≥ 36 months visible"). */
export const overviewMonths = 36

/**
 * What was staked and won of the member's own money: play with a bonus is in neither. It counts on the day on which a
 * round was settled, in America/Sao_Paulo; a bet that is taken back later leaves that day.
 */
const play = { staked: money, won: money, net: money }

const flow = {
  /** Minutes in which a round of real money was begun or stepped. */
  minutes: z.number(),
  ...play,
  /** Less what went back to its payer. */
  deposits: money,
  withdrawals: money,
}

const overviewDay = z.object({ day, ...flow })
const overviewMonth = z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), ...flow })

/** The result of a year by the nature of its bets, as the tax authority asks for it (docs/rules/brazil.md). */
const overviewYear = z.object({
  year: z.number(),
  online: z.object(play),
  sports: z.object(play),
  deposits: money,
  withdrawals: money,
  /**
   * Cash and what was on its way out, on 31 December of the year before and of the year. Null: that day is not over, or
   * was only yesterday.
   */
  opening: z.nullable(money),
  closing: z.nullable(money),
})

const overview = z.object({
  /** The day of the answer. */
  today: day,
  /** Oldest first, without those on which nothing was. */
  days: z.array(overviewDay),
  /** Oldest first, every one since the account began; the running one is the last. */
  months: z.array(overviewMonth),
  /** Newest first, every one since the account began. */
  years: z.array(overviewYear),
  /** Since the account began. */
  lifetime: z.object({ deposits: money, withdrawals: money, net_deposits: money }),
})
export type Overview = z.output<typeof overview>
/** What a day, a month or any other time came to. */
export type Flow = Omit<z.output<typeof overviewDay>, 'day'>
export type OverviewYear = z.output<typeof overviewYear>

/** The member's own play and money by day, month and year. */
export const playOverview = defineEndpoint('GET /api/play/overview', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({ data: overview }),
})
