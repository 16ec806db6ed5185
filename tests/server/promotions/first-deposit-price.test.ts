import { beforeAll, describe, expect, it } from 'vitest'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import {
  countedWin,
  firstDepositBound,
  firstDepositPrice,
} from '../../../server/features/promotions/first-deposit/price-rules.ts'
import { firstDepositOffer } from '../../../server/features/promotions/first-deposit/rules.ts'
import { defaultTerms } from '../../support/default-terms.ts'

type Terms = PromotionTerms['ftd']

let terms: Terms
beforeAll(async () => {
  terms = (await defaultTerms()).ftd
})

/** Dice at 1 %: a fifth of a stake counts. */
const edge = 0.01
const weight = 0.2
const most = 150_000n

/** Mulberry32: the same members in every run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Way {
  /** The multiple of the next bet, from what would convert and from all bonus money. */
  readonly multiple: (convertible: number, bonus: number) => number
  /** Times of its stake that a win counts to. */
  readonly winTimes: number
}

/** What becomes cash of one member's bonus who plays it in stakes as large as they may be, in reais. */
function playOut(way: Way, random: () => number): number {
  const { bonus: granted, required, maxStake, maxConversion } = firstDepositOffer(terms, most)
  const stake = Number(maxStake)
  const cap = Number(maxConversion)
  let bonus = Number(granted)
  let uncounted = 0
  for (let left = Number(required) / (stake * weight); left > 0; left -= 1) {
    if (bonus < stake) return 0
    const multiple = way.multiple(Math.max(0, bonus - uncounted), bonus)
    bonus -= stake
    if (random() >= (1 - edge) / multiple) continue
    const win = stake * multiple
    bonus += win
    uncounted += win - Number(countedWin(maxStake, BigInt(win), way.winTimes))
  }
  return Math.min(cap, Math.max(0, bonus - uncounted)) / 100
}

function playMany(way: Way, members: number) {
  const random = randomOf(20_261_128)
  const paid = Array.from({ length: members }, () => playOut(way, random))
  const mean = paid.reduce((sum, one) => sum + one, 0) / members
  const variance = paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (members - 1)
  return {
    mean,
    /** Half the width of the 99 % confidence interval. */
    half: 2.576 * Math.sqrt(variance / members),
    /** Members who got at least R$ 5,000. */
    large: paid.filter(one => one >= 5_000).length / members,
  }
}

/**
 * What two accounts get together: the second takes in cash the other side of each bonus bet of the first, at the same edge,
 * until the bonus is played away or converts.
 */
function playPairs(multiple: number, pairs: number) {
  const random = randomOf(31)
  const other = multiple / (multiple - 1)
  const otherStake = Number(terms.max_stake) * (multiple - 1)
  const paid = Array.from({ length: pairs }, () => {
    let cash = 0
    // One draw decides both: below the first chance the bonus wins, above the second the cash does, between them neither.
    const bonusWins = (1 - edge) / multiple
    const cashWins = 1 - (1 - edge) / other
    const converted = playOut({ multiple: () => multiple, winTimes: terms.max_win_times }, () => {
      const drawn = random()
      cash += (drawn >= cashWins ? otherStake * other : 0) - otherStake
      return drawn < bonusWins ? 0 : 1
    })
    return converted + cash / 100
  })
  const mean = paid.reduce((sum, one) => sum + one, 0) / pairs
  const variance = paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (pairs - 1)
  return { mean, half: 2.576 * Math.sqrt(variance / pairs) }
}

/** R$ 10 at 850 × until it hits, then an even game to the end of the requirement. */
const highMultiple = (_: number, bonus: number) => (bonus < 500_000 ? 850 : 2)
/** As bold as the bound of a win lets a player be, then a game with next to no luck: dice pay 1.01 × at the same edge. */
const calmest = (convertible: number) => (convertible < 900_000 ? 20 : 1.01)
/** As bold as the bound of a win lets a player be, then an even game. */
const boldest = (convertible: number) => (convertible < 760_000 ? 20 : 2)
const uncapped = 1_000_000

describe('the price of the first deposit (docs/rules/first-deposit.md)', () => {
  it('one in six players of high multiples turned R$ 7,200 into cash on average while wins counted in full', () => {
    const { large, mean } = playMany({ multiple: highMultiple, winTimes: uncapped }, 4_000)
    expect(large).toBeGreaterThan(0.14)
    expect(large).toBeLessThan(0.2)
    expect(mean).toBeGreaterThan(1_050)
  })

  it('the same player stays far below the stated price now that a win counts to 20 × its stake', () => {
    const { large, mean, half } = playMany({ multiple: highMultiple, winTimes: terms.max_win_times }, 4_000)
    expect(large).toBeLessThan(0.03)
    expect(mean + half).toBeLessThan(400)
  })

  it.each([
    ['20 × to the cap, then an even game', boldest],
    ['20 × to the cap and the cost of the rest, then dice at 1.01 ×', calmest],
    ['20 × all the way', () => 20],
    ['an even game all the way', () => 2],
    ['60 × for money to play with, then 20 ×', (_: number, bonus: number) => (bonus < 200_000 ? 60 : 20)],
    ['5 × to the cap, then an even game', (convertible: number) => (convertible < 760_000 ? 5 : 2)],
  ])('"%s" is worth no more than the stated price, by its confidence interval', (_name, multiple) => {
    const price = Number(firstDepositPrice(terms, 10_000) - terms.free_amount) / 100
    const { mean, half } = playMany({ multiple, winTimes: terms.max_win_times }, 2_000)
    expect(mean - half).toBeLessThan(price)
    expect(mean).toBeLessThan(1_100)
  })

  it.each([
    ['the sides of an even bet', 2],
    ['the sides of a bet at 20 ×', 20],
  ])('two accounts of one player on %s get no more together than the stated price', (_name, multiple) => {
    const price = Number(firstDepositPrice(terms, 10_000) - terms.free_amount) / 100
    const { mean, half } = playPairs(multiple, 1_000)
    expect(mean - half).toBeLessThan(price)
  })

  it('is at most R$ 1,180 on every game of the catalogue, below what no way of playing can pass', () => {
    const edges = [...new Set(listCatalogue().map(game => game.edgePpm))].toSorted(
      (one, other) => one - other,
    )
    const prices = edges.slice(0, 4).map(edgePpm => firstDepositPrice(terms, edgePpm))
    for (const price of prices) expect(price).toBeLessThanOrEqual(118_000n)
    expect(firstDepositBound(terms)).toBe(126_000n)
    expect(firstDepositPrice({ ...terms, max_win_times: 1_000 }, 10_000)).toBeGreaterThan(115_000n)
  })

  it('counts games with next to no luck and own cash for the rest of the requirement: an even game alone is worth less', () => {
    const cheapest = Math.min(...listCatalogue().map(game => game.edgePpm))
    expect(firstDepositPrice(terms, cheapest)).toBeGreaterThan(115_000n)
  })

  it('falls with the multiple that counts, and is never above its bound', () => {
    const at = (max_win_times: number) => firstDepositPrice({ ...terms, max_win_times }, 10_000)
    expect(at(5)).toBeLessThan(at(20))
    expect(at(20)).toBeLessThan(at(100))
    for (const times of [1, 20, 1_000]) expect(at(times)).toBeLessThanOrEqual(firstDepositBound(terms))
  })
})
