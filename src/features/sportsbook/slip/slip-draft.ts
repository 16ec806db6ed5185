import * as z from 'zod/mini'
import type { SportsMatch } from '../../../../contract/sportsbook/sports.ts'
import { MARKET_IDS, type MarketId, PICKS } from '../../../../games/football/markets.ts'
import { MOST_SELECTIONS, type SlipKind, slipKinds } from '../../../../games/football/slip.ts'

const draftLeg = z
  .object({
    match: z.string(),
    home: z.string(),
    away: z.string(),
    market: z.enum(MARKET_IDS),
    pick: z.string(),
    /** As the member saw them, in hundredths. */
    odds: z.int().check(z.minimum(101)),
  })
  .check(z.refine(leg => PICKS[leg.market].includes(leg.pick)))
export type DraftLeg = z.output<typeof draftLeg>

const slipDraft = z.object({
  kind: z.enum(slipKinds),
  /** Centavos of one bet, as text: drafts are kept as JSON. */
  each: z.string().check(z.regex(/^\d{1,12}$/)),
  acceptBetter: z.boolean(),
  legs: z.array(draftLeg).check(z.maxLength(MOST_SELECTIONS)),
})
export type SlipDraft = z.output<typeof slipDraft>

export function readSlipDraft(kept: unknown): SlipDraft | undefined {
  return z.safeParse(slipDraft, kept).data
}

/** One selection by name: which match, which market, which pick. */
export const legName = ({ match, market, pick }: Pick<DraftLeg, 'match' | 'market' | 'pick'>) =>
  `${match} ${market} ${pick}`

/** Puts a selection on the slip, or takes it off; another pick of the same market replaces the first. */
export function toggleLeg(draft: SlipDraft, leg: DraftLeg): SlipDraft {
  const isOn = draft.legs.some(known => legName(known) === legName(leg))
  if (isOn)
    return withLegs(
      draft,
      draft.legs.filter(known => legName(known) !== legName(leg)),
    )
  const others = draft.legs.filter(known => known.match !== leg.match || known.market !== leg.market)
  return others.length >= MOST_SELECTIONS ? draft : withLegs(draft, [...others, leg])
}

/** Picks that were pressed before the draft was read join it. */
export function joinSlips(kept: SlipDraft, written: SlipDraft): SlipDraft {
  const names = new Set(kept.legs.map(legName))
  return written.legs.filter(leg => !names.has(legName(leg))).reduce(toggleLeg, kept)
}

/** The picks left beside a slip that was taken: they were pressed while that one was on its way. */
export function withoutTaken(draft: SlipDraft, taken: SlipDraft): SlipDraft {
  const names = new Set(taken.legs.map(legName))
  return withLegs(
    draft,
    draft.legs.filter(leg => !names.has(legName(leg))),
  )
}

/** A slip that can be a multiple is one until the member says otherwise; one that cannot is made of singles. */
export function withLegs(draft: SlipDraft, legs: readonly DraftLeg[]): SlipDraft {
  const grew = legs.length > draft.legs.length
  const kind: SlipKind = !canCombine(legs) ? 'singles' : grew && legs.length === 2 ? 'multiple' : draft.kind
  return { ...draft, legs: [...legs], kind }
}

/** Two selections or more, each of another match. */
export function canCombine(legs: readonly Pick<DraftLeg, 'match'>[]): boolean {
  return legs.length > 1 && new Set(legs.map(leg => leg.match)).size === legs.length
}

export interface SeenLeg {
  readonly leg: DraftLeg
  /** Odds that stand now; undefined once no bets on it are taken. */
  readonly stands: number | undefined
}

/** Compares a slip with the board: which odds moved, which selections are closed. Odds from a refusal are newer than the board. */
export function compareLegs(
  legs: readonly DraftLeg[],
  matches: readonly SportsMatch[],
  reported: Readonly<Record<string, number>>,
  serverNow: number,
): readonly SeenLeg[] {
  return legs.map(leg => {
    const match = matches.find(({ id }) => id === leg.match)
    const isOpen =
      match?.state === 'open' && !match.postponed_until && serverNow < Date.parse(match.kicks_off_at)
    return {
      leg,
      stands: isOpen ? (reported[legName(leg)] ?? oddsIn(match, leg.market, leg.pick)) : undefined,
    }
  })
}

export function oddsIn(match: SportsMatch, market: MarketId, pick: string): number | undefined {
  return match.odds[market]?.[pick]
}
