import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { MarketId } from '../../../games/football/markets.ts'
import { readRecord } from '../../../server/features/games/rounds/record.ts'
import { createPlay } from '../../../server/features/games/rounds/service.ts'
import { readFixtures } from '../../../server/features/sportsbook/fixtures/read-fixtures.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import {
  bringFixtures,
  createSportsHall,
  fair,
  fromNow,
  hour,
  matchOfFile,
  type SportsHall,
  slipIn,
  wordOf,
} from '../../support/ledger/sports-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'

const book = 'futebol-pra-valer'

let hall: SportsHall
let ana: TestMember
beforeAll(async () => {
  hall = await createSportsHall(1)
  const [one] = hall.members
  if (one === undefined) throw new Error('no members')
  ana = one
})
afterAll(() => hall.close())
afterEach(() => expectSoundBooks(hall.world))

const inHours = (hours: number) => fromNow(hall, hours)
const match = (id: string, more: object = {}) => matchOfFile(hall, id, more)
const bring = (matches: readonly object[], more: { isDryRun?: boolean } = {}) =>
  bringFixtures(hall, matches, more)
const does = (report: Awaited<ReturnType<typeof bring>>) => report.lines.map(line => line.does)
const pick = (id: string, market: MarketId, name: string, odds: number) => ({
  ...{ match: id, market, pick: name, odds },
})
const place = (legs: Parameters<SportsHall['place']>[1], more: object = {}) =>
  hall.place(ana, legs, { game: book, ...more })
const slipOf = async (id: string) => (await hall.slips(ana, book)).find(slip => slip.id === id)

test('the book enters the catalogue with its first matches; a dry run brings nothing, and each line stands for itself', async () => {
  const lines = [
    match('a'),
    match('a'),
    match('late', { kicks_off_at: inHours(-1) }),
    match('cheap', { odds: { '1x2': { home: 2.2, draw: 3.9, away: 4.2 } } }),
    match('dear', { odds: { '1x2': { home: 1.5, draw: 2.5, away: 3 } } }),
    { id: 'nobody', score: { home: 1, away: 0 } },
  ]
  const faulty = [
    match('half', { odds: { '1x2': { home: 2 } } }),
    { ...match('b'), stadium: 'x' },
    { id: 'c', status: 'finished' },
  ]
  const dry = await bring([...lines, ...faulty], { isDryRun: true })
  expect(does(dry)).toEqual(['add', 'refused', 'refused', 'refused', 'refused', 'refused'])
  expect(dry.faults.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['matches[6]', 'matches[7]', 'matches[8]']),
  )
  expect(wordOf(await place([pick('a', '1x2', 'home', 200)]))).toBe('game_unknown')
  await bring([...lines, ...faulty])
  const board = await hall.board(ana, book)
  expect(board.matchday).toBeNull()
  expect(board.matches).toMatchObject([{ id: 'a', state: 'open', odds: { '1x2': { home: 200 } } }])
  const { rows } = await sql<{ details: object }>`SELECT details FROM audit_log
    WHERE action = 'fixtures.imported'`.execute(hall.world.database.db)
  expect(rows).toEqual([
    {
      details: {
        source: 'file',
        added: 1,
        changed: 0,
        finished: 0,
        voided: 0,
        postponed: 0,
        corrected: 0,
        refused: 8,
      },
    },
  ])
})

test('odds that an import moved are asked about, a market that it took out takes no bets, and none does from the kick-off on', async () => {
  await bring([match('b')])
  slipIn(await place([pick('b', '1x2', 'home', 200)]))
  const moved = await bring([{ id: 'b', odds: { '1x2': { ...fair, home: 2.05 }, goals: null } }])
  expect(moved.lines).toMatchObject([{ does: 'change', fields: ['odds'] }])
  const refused = await place([pick('b', '1x2', 'home', 200)])
  expect(wordOf(refused)).toBe('odds_changed')
  expect(refused instanceof Refused && refused.parts.details).toEqual({ 'b 1x2 home': 205 })
  expect(wordOf(await place([pick('b', 'goals', 'over', 190)]))).toBe('betting_closed')
  slipIn(await place([pick('b', '1x2', 'home', 205)]))
  expect(does(await bring([{ id: 'b', odds: { '1x2': { ...fair, home: 2.05 } } }]))).toEqual(['nothing'])
  expect(does(await bring([{ id: 'b', kicks_off_at: inHours(60) }]))).toEqual(['refused'])
  hall.advance(6 * hour)
  expect(wordOf(await place([pick('b', '1x2', 'home', 205)]))).toBe('betting_closed')
  expect(does(await bring([{ id: 'b', odds: { '1x2': fair } }]))).toEqual(['refused'])
  expect(does(await bring([{ id: 'b', kicks_off_at: inHours(9) }]))).toEqual(['refused'])
  await bring([{ id: 'b', status: 'abandoned' }])
  await hall.process.runner.turn()
})

test('a multiple with a wrong selection is settled at once, one that is right so far waits, and each is in the history without a seed', async () => {
  await bring([match('c'), match('d', { kicks_off_at: inHours(50) })])
  const before = await hall.cashOf(ana)
  const lost = slipIn(await place([pick('c', '1x2', 'draw', 360), pick('d', '1x2', 'home', 200)]))
  const right = slipIn(await place([pick('c', '1x2', 'home', 200), pick('d', 'goals', 'over', 190)]))
  hall.advance(6 * hour)
  expect(does(await bring([{ id: 'c', score: { home: 2, away: 1 } }]))).toEqual(['refused'])
  hall.advance(hour)
  expect(does(await bring([{ id: 'c', score: { home: 2, away: 1 } }]))).toEqual(['finish'])
  await hall.process.runner.turn()
  expect(await slipOf(lost.id)).toMatchObject({
    ...{ state: 'settled', payout: 0n },
    legs: [
      { result: 'lost', score: { home: 2, away: 1 } },
      { result: null, score: null },
    ],
  })
  expect(await slipOf(right.id)).toMatchObject({ state: 'open' })
  expect(await hall.cashOf(ana)).toBe(before - 2_000n)
  hall.advance(50 * hour)
  await bring([{ id: 'd', score: { home: 2, away: 1 } }])
  await hall.process.runner.turn()
  expect(await hall.cashOf(ana)).toBe(before - 2_000n + right.potential)

  const play = createPlay(hall.deps, hall.process.sports.catalogue)
  const record = await readRecord(play, ana.id, { game_id: book })
  if (record instanceof Refused) throw new Error(record.word)
  expect(record.data.find(({ id }) => id === right.id)).toMatchObject({
    ...{ payout: right.potential, seed_hash: '', server_seed: null },
    view: { matchday: null, legs: [{ result: 'won' }, { result: 'won' }] },
  })
  expect(record.data.find(({ id }) => id === right.id)?.shared).toBeUndefined()
})

test('a cancelled match counts as 1.00 and a slip of nothing else is given back', async () => {
  await bring([match('e'), match('f')])
  const before = await hall.cashOf(ana)
  const both = slipIn(await place([pick('e', '1x2', 'home', 200), pick('f', '1x2', 'home', 200)]))
  const alone = slipIn(await place([pick('f', 'goals', 'under', 195)]))
  await bring([{ id: 'f', status: 'cancelled' }])
  await hall.process.runner.turn()
  expect(await slipOf(alone.id)).toMatchObject({ state: 'rolled_back', payout: 1_000n })
  hall.advance(7 * hour)
  await bring([{ id: 'e', status: 'finished', score: { home: 1, away: 0 } }])
  await hall.process.runner.turn()
  expect(await slipOf(both.id)).toMatchObject({ state: 'settled', payout: 2_000n })
  expect(await hall.cashOf(ana)).toBe(before + 1_000n)
})

test('a result reported again changes nothing; another one of a feed is refused, and nobody is paid twice', async () => {
  await bring([match('g')])
  const before = await hall.cashOf(ana)
  slipIn(await place([pick('g', '1x2', 'home', 200)]))
  hall.advance(7 * hour)
  await bring([{ id: 'g', score: { home: 1, away: 0 } }])
  await hall.process.runner.turn()
  expect(does(await bring([{ id: 'g', score: { home: 1, away: 0 } }, match('g')]))).toEqual([
    'nothing',
    'refused',
  ])
  const again = await bring([{ id: 'g', score: { home: 0, away: 1 } }])
  expect(again.lines).toMatchObject([
    { does: 'refused', why: { word: 'needs_two_people', values: { result: '1:0' } } },
  ])
  expect(does(await bring([{ id: 'g', status: 'cancelled' }]))).toEqual(['refused'])
  await hall.process.runner.turn()
  expect(await hall.cashOf(ana)).toBe(before + 1_000n)
})

test('the columns of a spreadsheet, its decimal commas and commas within a cell are read', () => {
  const csv = [
    '\ufeffID;Competition; home;Away;kicks_off_at;odds_home;odds_draw;odds_away',
    'x;Copa, fase 1;Um;Dois;2026-12-05T16:00:00-03:00;2,00;3,60;4,5',
  ].join('\r\n')
  const { entries, faults } = readFixtures(csv, 'csv')
  expect(faults).toEqual([])
  expect(entries.map(({ value }) => value)).toMatchObject([
    {
      id: 'x',
      competition: 'Copa, fase 1',
      home: 'Um',
      odds: { '1x2': { home: 200, draw: 360, away: 450 } },
    },
  ])
})

test('a CSV says the same as JSON, empty cells say nothing, and a spreadsheet’s semicolons are read', () => {
  const csv = [
    'id;competition;home;away;kicks_off_at;odds_home;odds_draw;odds_away;odds_over;odds_under;home_goals;away_goals;status',
    'x;Copa;Um;Dois;2026-12-05T16:00:00-03:00;2.00;3.60;4.00;-;-;;;',
    'y;;;;;;;;;;2;1;finished',
    'z;;;;;;;;;;two;1;',
  ].join('\n')
  const { entries, faults } = readFixtures(csv, 'csv')
  const json = readFixtures(
    JSON.stringify({
      matches: [
        {
          ...{ id: 'x', competition: 'Copa', home: 'Um', away: 'Dois' },
          kicks_off_at: '2026-12-05T16:00:00-03:00',
          odds: { '1x2': { home: 2, draw: 3.6, away: 4 }, goals: null },
        },
        { id: 'y', status: 'finished', score: { home: 2, away: 1 } },
      ],
    }),
    'json',
  )
  expect(entries.map(({ value }) => value)).toEqual(json.entries.map(({ value }) => value))
  expect(entries[0]?.value.kicks_off_at?.toISOString()).toBe('2026-12-05T19:00:00.000Z')
  expect(faults).toMatchObject([{ at: 'line 4', field: 'score.home' }])
  expect(readFixtures('{"games":[]}', 'json').faults).toHaveLength(1)
})
