import { bestOf, holdsOf, SETS } from './best-hold.ts'
import { type Deal, listHands, numberSets, SET_COUNTS, SIZES } from './deals.ts'
import { HANDS, PAYS, placeOfHand } from './poker-hands.ts'

// Proof, not play: every deal, played best, counted without chance. Neither server nor browser loads it.

/** Every deal counts this often, whatever is held: the least common multiple of all numbers of draws. */
const DRAWS_OF_A_DEAL = 7_669_695
const NOTHING = HANDS.length - 1

/** By the number of cards in a set, then by the set's number: how many hands of one kind contain it, or what they pay. */
type BySet = readonly Int32Array[]

/** What best play makes of the given deals: how often each of `HANDS` comes, each deal counted 7,669,695 times. */
export function countBestPlay(deals: Iterable<Deal>): readonly number[] {
  const { counts, paid } = countWholeDeck()
  const totals = HANDS.map(() => 0)
  const numbers = new Int32Array(SETS)
  for (const { cards, weight } of deals) {
    numberSets(cards, numbers)
    const own = placeOf(cards)
    const sums = SIZES.map((size, set) => paid[size]?.[numbers[set] ?? 0] ?? PAYS[own] ?? 0)
    const best = bestOf(holdsOf(sums))
    const times = (weight * DRAWS_OF_A_DEAL) / best.ways
    const kept = best.held.reduce((set, at) => set | (1 << at), 0)
    let missed = best.ways
    for (let place = 0; place < NOTHING; place += 1) {
      const hits = hitsOf(counts[place] ?? [], numbers, kept, own === place)
      totals[place] = (totals[place] ?? 0) + hits * times
      missed -= hits
    }
    totals[NOTHING] = (totals[NOTHING] ?? 0) + missed * times
  }
  return totals
}

/** Hands of one kind that contain what is kept and nothing that was thrown away. */
function hitsOf(count: BySet, numbers: Int32Array, kept: number, isDealt: boolean): number {
  const keptSize = SIZES[kept] ?? 0
  let hits = 0
  for (let set = kept; set < SETS; set += 1) {
    if ((set & kept) !== kept) continue
    const size = SIZES[set] ?? 0
    const containing = count[size]?.[numbers[set] ?? 0] ?? (isDealt ? 1 : 0)
    hits += (size - keptSize) % 2 === 0 ? containing : -containing
  }
  return hits
}

/** Counts every paying hand of the deck into all sets of up to four of its cards. */
function countWholeDeck(): { counts: readonly BySet[]; paid: BySet } {
  const bySet = () => SET_COUNTS.map(count => new Int32Array(count))
  const counts = PAYS.slice(0, NOTHING).map(bySet)
  const paid = bySet()
  const numbers = new Int32Array(SETS)
  for (const cards of listHands()) {
    const place = placeOf(cards)
    const count = counts[place]
    if (!count) continue
    numberSets(cards, numbers)
    const pay = PAYS[place] ?? 0
    for (let set = 0; set < SETS - 1; set += 1) {
      const size = SIZES[set] ?? 0
      add(count[size], numbers[set] ?? 0, 1)
      add(paid[size], numbers[set] ?? 0, pay)
    }
  }
  return { counts, paid }
}

function add(of: Int32Array | undefined, number: number, amount: number): void {
  if (of) of[number] = (of[number] ?? 0) + amount
}

function placeOf(cards: readonly number[]): number {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = cards
  return placeOfHand(one, two, three, four, five)
}
