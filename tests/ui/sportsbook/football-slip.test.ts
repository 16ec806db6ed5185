import { expect, it } from 'vitest'
import type { SportsMatch } from '../../../contract/sportsbook/sports.ts'
import {
  canCombine,
  compareLegs,
  type DraftLeg,
  readSlipDraft,
  type SlipDraft,
  toggleLeg,
} from '../../../src/features/sportsbook/slip/slip-draft.ts'
import { nextAskMs } from '../../../src/features/sportsbook/use-board.ts'

const empty: SlipDraft = { kind: 'singles', each: '200', acceptBetter: false, legs: [] }
const leg = (match: string, pick = 'home', odds = 210): DraftLeg => ({
  ...{ match, home: 'A', away: 'B', market: '1x2', pick, odds },
})
const kickOff = '2026-11-23T12:00:00.000Z'
const match = (id: string, odds: number): SportsMatch => ({
  ...{ id, competition: '', home: 'A', away: 'B', kicks_off_at: kickOff, state: 'open' },
  ...{ odds: { '1x2': { home: odds } }, score: null, goals: [] },
})
const before = Date.parse(kickOff) - 1_000

it('a second match makes a multiple, another pick of a market takes the place of the first, and a press more takes it off', () => {
  const one = toggleLeg(empty, leg('m1'))
  expect(one.kind).toBe('singles')
  const two = toggleLeg(one, leg('m2'))
  expect(two.kind).toBe('multiple')
  const other = toggleLeg(two, leg('m2', 'away'))
  expect(other.legs.map(({ pick }) => pick)).toEqual(['home', 'away'])
  expect(toggleLeg(other, leg('m2', 'away')).kind).toBe('singles')
})

it('two markets of one match cannot be combined and go as singles', () => {
  const both = toggleLeg(toggleLeg(empty, leg('m1')), { ...leg('m1'), market: 'goals', pick: 'over' })
  expect(both.legs).toHaveLength(2)
  expect(canCombine(both.legs)).toBe(false)
  expect(both.kind).toBe('singles')
})

it('a slip knows which odds moved, by the board or by a refusal that is newer, and which match is closed', () => {
  const legs = [leg('m1'), leg('m2'), leg('gone')]
  const board = [match('m1', 195), match('m2', 210)]
  expect(compareLegs(legs, board, {}, before).map(({ stands }) => stands)).toEqual([195, 210, undefined])
  const reported = compareLegs(legs, board, { 'm2 1x2 home': 230 }, before)
  expect(reported[1]?.stands).toBe(230)
  expect(compareLegs(legs, board, {}, Date.parse(kickOff)).every(({ stands }) => stands === undefined)).toBe(
    true,
  )
})

it('a kept draft that is none of ours is thrown away', () => {
  expect(readSlipDraft({ ...empty, legs: [leg('m1')] })).toEqual({ ...empty, legs: [leg('m1')] })
  expect(readSlipDraft({ ...empty, legs: [{ ...leg('m1'), pick: 'nobody' }] })).toBeUndefined()
  expect(readSlipDraft({ ...empty, each: '-1' })).toBeUndefined()
  expect(readSlipDraft(undefined)).toBeUndefined()
})

it('the board is asked calmly before a kick-off, at the kick-off, and every few seconds while matches run', () => {
  const at = (seconds: number) => Date.parse(kickOff) + seconds * 1_000
  const instants = {
    kicks_off_at: kickOff,
    ends_at: new Date(at(75)).toISOString(),
    next_at: new Date(at(90)).toISOString(),
  }
  const matchday = { ...{ number: 1, season: 1, day: 1, days: 22, opens_at: kickOff }, ...instants }
  const proof = { anchor: '', seed_hash: '', client_seed: '', nonce: 1, server_seed: null }
  const standing = { team: 'A', played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
  const board = { matchday: { ...matchday, ...proof }, matches: [], table: [standing] }
  expect(nextAskMs(board, at(-100))).toBe(15_000)
  expect(nextAskMs(board, at(-3))).toBe(3_500)
  expect(nextAskMs(board, at(10))).toBe(3_000)
  expect(nextAskMs(board, at(74.9))).toBe(800)
  expect(nextAskMs(undefined, at(0))).toBe(1_500)
})

it('a board of real matches is asked calmly, and again at the next kick-off', () => {
  const board = { matchday: null, matches: [match('m1', 200)], table: [] }
  expect(nextAskMs(board, Date.parse(kickOff) - 100_000)).toBe(15_000)
  expect(nextAskMs(board, Date.parse(kickOff) - 3_000)).toBe(3_500)
  expect(nextAskMs(board, Date.parse(kickOff) + 60_000)).toBe(15_000)
  expect(nextAskMs({ ...board, matches: [] }, 0)).toBe(15_000)
})
