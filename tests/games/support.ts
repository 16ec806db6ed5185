import { expect } from 'vitest'
import { cardOf, RANKS, type Suit } from '../../games/cards.ts'
import type { Checked, Game, PreparedBet, Refusal, Round } from '../../games/engine.ts'
import { type Draw, openDraw } from '../../games/fairness/draw.ts'

export function unwrap<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(`refused: ${checked.refusal}`)
  return checked.value
}

export function refusalOf<T>(checked: Checked<T>): Refusal | undefined {
  return checked.ok ? undefined : checked.refusal
}

export function fairDraw(game: Game, nonce: number): Draw {
  return openDraw({ serverSeed: 'c0'.repeat(32), clientSeed: 'test', nonce, game: game.id })
}

/** Draws from given words, so that an outcome can be chosen. */
export function drawOf(words: readonly number[]): Draw {
  const waiting = [...words]
  return {
    async next() {
      const word = waiting.shift()
      if (word === undefined) throw new Error('the draw is exhausted')
      return word / 2 ** 32
    },
  }
}

/** What every round of every game must hold, whatever was drawn. */
export function expectSoundRound(game: Game, prepared: PreparedBet, round: Round): void {
  expect(round.stake).toBe(prepared.stake)
  expect(round.payout).toBeGreaterThanOrEqual(0n)
  expect(round.payout).toBeLessThanOrEqual(prepared.maximumPayout)
  if (!round.done) expect(round.payout).toBe(0n)
  // A state that was stored as JSON and read on another machine gives the same round.
  expect(unwrap(game.resume(JSON.parse(JSON.stringify(round.state))))).toEqual(round)
}

/** A small fast generator (mulberry32) for simulations; fairness has its own tests. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Pearson's statistic against equal chances. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The same against chances of their own. */
export function chiSquareOf(counts: readonly number[], chances: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count, index) => {
    const expected = all * (chances[index] ?? 0)
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

/** The value that chi-square passes once in a million (Wilson–Hilferty). */
export function chiSquareLimit(degrees: number): number {
  const spread = 2 / (9 * degrees)
  return degrees * (1 - spread + 4.7534 * Math.sqrt(spread)) ** 3
}

const suitLetters: Record<string, Suit> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' }

/** `"Kh 10s"` as cards. */
export function cardsOf(text: string): number[] {
  return text.split(' ').map(word => {
    const rank = RANKS.find(known => known === word.slice(0, -1))
    const suit = suitLetters[word.slice(-1)]
    if (!rank || !suit) throw new Error(`no card ${word}`)
    return cardOf(rank, suit)
  })
}
