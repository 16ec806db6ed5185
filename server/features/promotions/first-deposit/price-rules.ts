import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'

type Terms = Pick<
  PromotionTerms['ftd'],
  'max_bonus' | 'wagering_times' | 'max_stake' | 'max_conversion_times' | 'max_win_times' | 'free_amount'
>

/** Weighted stake costs its player at least 5 % of it: one centavo in twenty. */
const playedForOne = 20n
/** Steps of the search; coarser stakes than the terms allow raise the price, so that it stays a bound. */
const mostUnits = 100
const mostWork = 15_000_000
/** Multiples that a bet may have besides the largest that counts; 1 is a game with next to no luck, as dice at 1.01 × are. */
const belowMost = [1, 2, 50, 100, 200, 500]

/** What of a win counts when the bonus converts, as `uncounted_win` of the database has it. */
export function countedWin(stake: bigint, win: bigint, times: number): bigint {
  const most = stake * BigInt(times)
  return win < most ? win : most
}

/**
 * No way to play the offer is worth more on average, whatever the game and however many accounts work together. With `p` the
 * chance to play the requirement out: the bonus loses at least `p × required × 5 %` to the games, and at most `p × cap` of
 * it becomes cash, so the offer is worth at most `bonus × m ÷ (m + times ÷ 20)`, where `m` is the cap in bonuses.
 */
export function firstDepositBound({
  max_bonus,
  wagering_times,
  max_conversion_times,
  free_amount,
}: Terms): bigint {
  const kept = playedForOne * BigInt(max_conversion_times)
  return (max_bonus * kept) / (kept + BigInt(wagering_times)) + free_amount
}

/**
 * What a new member who claims the largest bonus and plays it as well as can be gets on average, rounded up: high multiples
 * up to the bound of a win, then a game with next to no luck, or own cash, to the end of the requirement. Pays the price of the offer, in centavos.
 */
export function firstDepositPrice(terms: Terms, edgePpm: number): bigint {
  const share = bestShare(terms, edgePpm / 1_000_000)
  const price = BigInt(Math.ceil(Number(terms.max_bonus) * share)) + terms.free_amount
  const bound = firstDepositBound(terms)
  return price < bound ? price : bound
}

/** What accounts of one player that claim the offer are worth to them at most, in centavos: nothing once the deposit has left. */
export const offersWorth = (
  terms: Terms,
  edgePpm: number,
  { accounts, hasLeft }: { readonly accounts: number; readonly hasLeft: boolean },
): bigint => (hasLeft ? 0n : BigInt(accounts) * firstDepositPrice(terms, edgePpm))

/** Dynamic programming over what of the bonus would convert, counted in stakes, and the bets that are left. */
function bestShare(terms: Terms, edge: number): number {
  const weight = Math.min(1, edge * 20)
  const { max_conversion_times: conversion, wagering_times: times, max_win_times: winTimes } = terms
  const units = unitsOf(terms, weight)
  const cap = conversion * units
  const size = Math.ceil(cap * 1.25) + 20
  const multiples = [...belowMost.filter(multiple => multiple < winTimes), Math.max(2, winTimes)]
  const bets = multiples.map(multiple => ({ multiple, chance: (1 - edge) / multiple }))
  let worth = Float64Array.from({ length: size }, (_, held) => Math.min(held, cap))
  for (let left = Math.round((times * units) / weight); left > 0; left -= 1) {
    const after = worth
    worth = new Float64Array(size)
    for (let held = 1; held < size; held += 1) {
      const lost = after[held - 1] ?? 0
      // Own cash may serve the requirement, too: it costs the edge and leaves the bonus as it is.
      let best = (after[held] ?? 0) - edge
      for (const { multiple, chance } of bets) {
        const won = after[Math.min(size - 1, held - 1 + multiple)] ?? 0
        best = Math.max(best, chance * won + (1 - chance) * lost)
      }
      worth[held] = best
    }
  }
  return (worth[units] ?? 0) / units
}

function unitsOf(terms: Terms, weight: number): number {
  const exact = Math.max(1, Math.round(Number(terms.max_bonus) / Number(terms.max_stake || 1n)))
  const affordable = Math.sqrt(
    (mostWork * weight) / (terms.wagering_times * terms.max_conversion_times * 1.25),
  )
  return Math.max(1, Math.min(exact, mostUnits, Math.floor(affordable)))
}
