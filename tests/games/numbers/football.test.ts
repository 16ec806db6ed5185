import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraw } from '../../../games/fairness/draw.ts'
import {
  FOOTBALL_LEAGUES,
  leastEdgePpm,
  leastSlipReturnPpm,
} from '../../../games/football/football-leagues.ts'
import { MARKET_IDS, PICKS, winningPicks } from '../../../games/football/markets.ts'
import { minuteAt, playMatchday, standsAtMinute } from '../../../games/football/play-matchday.ts'
import {
  LEAST_ODDS,
  leastReturns,
  oddsOf,
  pickWeight,
  priceMatch,
} from '../../../games/football/price-match.ts'
import { ALL_WEIGHT, SCORES, scoreWeights } from '../../../games/football/score-weights.ts'
import { matchdayOf } from '../../../games/football/season.ts'
import { decideLeg, settleSlip } from '../../../games/football/slip.ts'
import { standingsOf } from '../../../games/football/standings.ts'
import { LEAST_RTP_PPM } from '../../../games/least-rtp.ts'
import { chiSquareLimit, createRandom, drawOf } from '../support.ts'

const [league] = FOOTBALL_LEAGUES
if (league === undefined) throw new Error('no league')
const drawOfDay = (nonce: number) =>
  openDraw({ serverSeed: 'c0'.repeat(32), clientSeed: 'test', nonce, game: league.id })
const pairings = league.teams.flatMap(home =>
  league.teams.flatMap(away => (home.id === away.id ? [] : [{ home, away }])),
)

test('every match that can be played: the weights make a whole, odds are 1.01 or more, and no market pays to be bought whole', () => {
  for (const { home, away } of pairings) {
    const weights = scoreWeights(league, home, away)
    expect(weights.reduce((sum, one) => sum + one, 0)).toBe(ALL_WEIGHT)
    expect(weights.every(weight => Number.isInteger(weight) && weight >= 0)).toBe(true)
    const odds = priceMatch(league, home, away)
    for (const market of MARKET_IDS) {
      const listed = Object.values(odds[market])
      expect(listed).toHaveLength(PICKS[market].length)
      expect(Math.min(...listed)).toBeGreaterThanOrEqual(LEAST_ODDS)
      const implied = listed.reduce((sum, one) => sum + 100 / one, 0)
      expect(implied).toBeGreaterThanOrEqual(1 + league.marginPpm / 1_000_000)
      expect(implied).toBeLessThan(1.06)
    }
  }
})

test('the stated returns are the lowest of all pairings, counted exactly, and the best slip leaves the stated edge', () => {
  expect(leastReturns(league)).toEqual(league.leastReturns)
  expect(leastSlipReturnPpm(league)).toBe(852_031)
  expect(leastSlipReturnPpm(league)).toBeGreaterThanOrEqual(LEAST_RTP_PPM)
  let best = 0
  for (const { home, away } of pairings) {
    const weights = scoreWeights(league, home, away)
    for (const market of MARKET_IDS) {
      for (const pick of PICKS[market]) {
        const weight = pickWeight(weights, market, pick)
        best = Math.max(best, (weight / ALL_WEIGHT) * (oddsOf(weight, league.marginPpm) / 100))
      }
    }
  }
  expect(1 - best).toBeGreaterThanOrEqual(leastEdgePpm(league) / 1_000_000)
})

test('one pick of each market wins, whatever the score; of the most goals both do in a draw', () => {
  for (const market of MARKET_IDS) {
    for (const score of SCORES) {
      const winners = winningPicks(market, score)
      expect(winners).toHaveLength(market === 'most' && score.home === score.away ? 2 : 1)
      expect(PICKS[market]).toEqual(expect.arrayContaining([...winners]))
    }
  }
})

test('the odds of the most goals count dead heats: every score of all 132 pairings, settled as slips are, weighed exactly', () => {
  // So large that cutting to centavos moves no millionth.
  const stake = 10n ** 15n
  const returns = pairings.flatMap(({ home, away }) => {
    const weights = scoreWeights(league, home, away)
    const { most } = priceMatch(league, home, away)
    return PICKS.most.map(pick => {
      const leg = { match: 'm', home: 'A', away: 'B', market: 'most' as const, pick, odds: most[pick] ?? 0 }
      const returned = SCORES.reduce((sum, score, index) => {
        const settled = settleSlip({ kind: 'singles', stake, legs: [leg] }, [decideLeg(leg, score)])
        return sum + BigInt(weights[index] ?? 0) * (settled?.payout ?? 0n)
      }, 0n)
      return Number((returned * 1_000_000n) / (stake * BigInt(ALL_WEIGHT)))
    })
  })
  expect(Math.min(...returns)).toBe(league.leastReturns.most)
  expect(Math.max(...returns)).toBeLessThanOrEqual(1_000_000 - leastEdgePpm(league))
  expect(Math.max(...returns)).toBeGreaterThan(975_000)
})

test('scores come as often as the model says: twenty thousand words of the closest match, chi-square of its likelier scores', () => {
  const home = league.teams[4]
  const away = league.teams[5]
  if (home === undefined || away === undefined) throw new Error('no teams')
  const weights = scoreWeights(league, home, away)
  const random = createRandom(2026)
  const counts = new Map<string, number>()
  const total = 20_000
  const cumulated = weights.map((_, index) => weights.slice(0, index + 1).reduce((sum, one) => sum + one, 0))
  for (let round = 0; round < total; round += 1) {
    const word = random(ALL_WEIGHT)
    const index = cumulated.findIndex(bound => word < bound)
    const score = SCORES[index]
    if (score === undefined) throw new Error('no score')
    const key = winningPicks('score', score)[0] ?? ''
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const statistic = PICKS.score.reduce((sum, pick) => {
    const expected = (pickWeight(weights, 'score', pick) / ALL_WEIGHT) * total
    return sum + ((counts.get(pick) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(statistic).toBeLessThan(chiSquareLimit(PICKS.score.length - 1))
})

test('four hundred matchdays drawn from seeds: homes, draws and guests as often as their matches’ chances together', async () => {
  const seen = { home: 0, draw: 0, away: 0 }
  const expected = { home: 0, draw: 0, away: 0 }
  const picks = ['home', 'draw', 'away'] as const
  for (let number = 1; number <= 400; number += 1) {
    const { matches } = await playMatchday(league, number, drawOfDay(number))
    for (const [index, { home, away }] of matchdayOf(league, number).fixtures.entries()) {
      const played = matches[index]
      if (played === undefined) throw new Error('a match is missing')
      const weights = scoreWeights(league, home, away)
      for (const pick of picks) {
        expected[pick] += pickWeight(weights, '1x2', pick) / ALL_WEIGHT
        if (winningPicks('1x2', played).includes(pick)) seen[pick] += 1
      }
    }
  }
  const statistic = picks.reduce((sum, pick) => sum + (seen[pick] - expected[pick]) ** 2 / expected[pick], 0)
  expect(statistic).toBeLessThan(chiSquareLimit(2))
})

test('the same draw plays the same day, its goals add up to its scores, and at the last minute everything is known', async () => {
  for (const number of [1, 7, 22, 23]) {
    const once = await playMatchday(league, number, drawOfDay(number))
    expect(await playMatchday(league, number, drawOfDay(number))).toEqual(once)
    for (const match of once.matches) {
      expect(match.goals.filter(one => one.side === 'home')).toHaveLength(match.home)
      expect(match.goals.filter(one => one.side === 'away')).toHaveLength(match.away)
      expect(standsAtMinute(match, 90)).toEqual(match)
      expect(standsAtMinute(match, 0)).toEqual({ home: 0, away: 0, goals: [] })
    }
  }
  expect(minuteAt(-1, 75_000)).toBe(0)
  expect(minuteAt(37_500, 75_000)).toBe(45)
  expect(minuteAt(99_000, 75_000)).toBe(90)
})

test('the first and the last word of a draw are scores as well', async () => {
  const words = Array.from({ length: 400 }, () => 0)
  const { matches } = await playMatchday(league, 1, drawOf(words))
  expect(matches[0]).toEqual({ home: 0, away: 0, goals: [] })
  const { matches: highest } = await playMatchday(league, 1, drawOf([ALL_WEIGHT - 1, ...words]))
  expect(highest[0]).toMatchObject({ home: 8, away: 8 })
})

test('a season is a double round robin: everybody meets everybody at home and away, once a day, and half of the matches at home', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), past => {
      const met = new Set<string>()
      const { days } = matchdayOf(league, 1)
      for (let day = 1; day <= days; day += 1) {
        const matchday = matchdayOf(league, past * days + day)
        expect(matchday).toMatchObject({ season: past + 1, day })
        const playing = matchday.fixtures.flatMap(({ home, away }) => [home.id, away.id])
        expect(new Set(playing).size).toBe(league.teams.length)
        for (const { home, away } of matchday.fixtures) met.add(`${home.id} ${away.id}`)
      }
      expect(met.size).toBe(league.teams.length * (league.teams.length - 1))
    }),
    { numRuns: 40 },
  )
  expect(matchdayOf(league, 23)).toEqual(matchdayOf(league, 23))
  expect(matchdayOf(league, 23).fixtures).not.toEqual(matchdayOf(league, 1).fixtures)
})

test('three points a win, one a draw; equal points go by wins and goals', () => {
  const rows = standingsOf(
    ['a', 'b', 'c'],
    [
      { homeId: 'a', awayId: 'b', home: 1, away: 1 },
      { homeId: 'b', awayId: 'c', home: 0, away: 2 },
      { homeId: 'c', awayId: 'a', home: 0, away: 3 },
    ],
  )
  expect(rows.map(({ id, points }) => [id, points])).toEqual([
    ['a', 4],
    ['c', 3],
    ['b', 1],
  ])
  expect(rows[1]).toMatchObject({ played: 2, won: 1, drawn: 0, lost: 1, scored: 2, conceded: 3 })
})
