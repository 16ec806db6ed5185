import { expect, test } from 'vitest'
import type { Overview, OverviewYear } from '../../../contract/responsible-gambling/overview.ts'
import { decisionsOf } from '../../../src/features/responsible-gambling/overview/decision-events.ts'
import { monthsTable } from '../../../src/features/responsible-gambling/overview/months-table.ts'
import {
  courseOf,
  knownPoints,
  sumOf,
} from '../../../src/features/responsible-gambling/overview/overview-course.ts'
import { sessionsTable } from '../../../src/features/responsible-gambling/overview/sessions-table.ts'
import {
  type StatementWords,
  statementLines,
  statementTable,
} from '../../../src/features/responsible-gambling/overview/statement-table.ts'
import { writeCsv } from '../../../src/records/write-csv.ts'

const flow = (change: object = {}) => ({
  ...{ minutes: 0, staked: 0n, won: 0n, net: 0n, deposits: 0n, withdrawals: 0n },
  ...change,
})
const overview: Overview = {
  today: '2026-03-01',
  days: [
    { day: '2026-02-28', ...flow({ minutes: 75, staked: 500n, won: 200n, net: -300n }) },
    { day: '2026-03-01', ...flow({ deposits: 10_000n }) },
  ],
  months: [
    { month: '2026-01', ...flow() },
    { month: '2026-02', ...flow({ minutes: 75, staked: 500n, won: 200n, net: -300n }) },
    { month: '2026-03', ...flow({ deposits: 10_000n }) },
  ],
  years: [],
  lifetime: { deposits: 10_000n, withdrawals: 0n, net_deposits: 10_000n },
}

test('two months of days stand in the course, those on which nothing was too, over the end of a February', () => {
  const days = courseOf(overview, 'day')
  expect(days).toHaveLength(62)
  expect(days.slice(-3)).toEqual([
    { on: '2026-02-27', ...flow() },
    { on: '2026-02-28', ...flow({ minutes: 75, staked: 500n, won: 200n, net: -300n }) },
    { on: '2026-03-01', ...flow({ deposits: 10_000n }) },
  ])
  expect(new Set(days.map(({ on }) => on)).size).toBe(62)
  expect(sumOf(days)).toEqual(sumOf(courseOf(overview, 'month')))
  expect(knownPoints(days).map(({ on }) => on)).toEqual(['2026-03-01', '2026-02-28'])
})

const words = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, name]))
const figures = ['deposits', 'withdrawals', 'staked', 'won', 'net'] as const

test('the file of the months has every one of them as a row, the newest first, and their sums', () => {
  const table = monthsTable(courseOf(overview, 'month'), {
    ...{ title: 'title', month: 'month', minutes: 'minutes' },
    ...{ deposits: 'deposits', withdrawals: 'withdrawals', staked: 'staked', won: 'won', net: 'net' },
  })
  const [head, ...lines] = writeCsv({ ...table, notes: [] }, 'en')
    .replace('\ufeff', '')
    .split('\r\n')
  expect(head).toBe(`month,minutes,${figures.join(',')}`)
  expect(lines.slice(0, 3)).toEqual([
    '2026-03,0,100.00,0.00,0.00,0.00,0.00',
    '2026-02,75,0.00,0.00,5.00,2.00,-3.00',
    '2026-01,0,0.00,0.00,0.00,0.00,0.00',
  ])
  expect(lines.at(-2)).toBe('net,-3.00')
})

const play = (staked: bigint, won: bigint) => ({ staked, won, net: won - staked })
const year: OverviewYear = {
  ...{ year: 2025, opening: 1_000n, closing: 4_500n, deposits: 20_000n, withdrawals: 12_000n },
  ...{ online: play(30_000n, 26_000n), sports: play(2_000n, 1_200n) },
}
const operator = {
  ...{ name: 'Arara Jogos S.A.', cnpj: '12.ABC.345/01DE-35', licence: null },
  ...{ address: null, contact: null, ombudsman: null, adr: null },
}
const statementWords: StatementWords = {
  ...{ title: 'Statement 2025', columns: ['Field', 'Value'] },
  ...{ unknown: 'not entered', notYet: 'not yet', notOffered: 'not offered' },
  labels: new Proxy(words([]), { get: (_, name) => String(name) }) as StatementWords['labels'],
}
const holder = { name: 'Maria da Silva', cpf: '***.456.789-**' }
const linesOf = (of: OverviewYear) => statementLines(of, { holder, operator, words: statementWords })

// Facts/brazil.md, ComprovaBet: who, whose, the result by nature, the balance on 31 December of both years.
test('the statement tells operator, player, both balances and the result by nature, every one a row of the file', () => {
  const csv = writeCsv({ ...statementTable(linesOf(year), statementWords), notes: ['a note'] }, 'pt')
  expect(csv.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'Field;Value',
    'year;2025',
    'operator;Arara Jogos S.A.',
    'cnpj;12.ABC.345/01DE-35',
    'authorisation;not entered',
    'brands;Arara',
    'player;Maria da Silva',
    'cpf;***.456.789-**',
    'opening;10,00',
    'closing;45,00',
    'onlineStaked;300,00',
    'onlineWon;260,00',
    'onlineNet;-40,00',
    'sportsStaked;20,00',
    'sportsWon;12,00',
    'sportsNet;-8,00',
    'fantasy;not offered',
    'deposits;200,00',
    'withdrawals;120,00',
    // 45 − 10 − (200 − 120) − (−40 − 8): bonuses that became money.
    'other;3,00',
  ])
})

test('a year that runs has no balance at its end yet, and nothing is made up for it', () => {
  const lines = linesOf({ ...year, closing: null })
  expect(lines.find(({ id }) => id === 'closing')?.cell).toEqual({ kind: 'text', text: 'not yet' })
  expect(lines.some(({ id }) => id === 'other')).toBe(false)
})

test('limits and breaks are one history, the newest first', () => {
  const change = (id: string, asked_at: string) => ({
    ...{ id, kind: 'loss' as const, period: 'day' as const, value: 100n, was: null },
    ...{ state: 'applied' as const, asked_at, decided_at: asked_at },
  })
  const intent = {
    id: 'b',
    kind: 'pause' as const,
    term: 'day' as const,
    asked_at: '2026-02-02T10:00:00Z',
    until: null,
  }
  const history = [change('a', '2026-02-03T10:00:00.000Z'), change('c', '2026-02-01T10:00:00.000Z')]
  const ids = decisionsOf({ history }, { history: [intent] }).map(one =>
    one.about === 'limit' ? one.change.id : one.intent.id,
  )
  expect(ids).toEqual(['a', 'b', 'c'])
  expect(decisionsOf(undefined, undefined)).toEqual([])
})

test('the file of sessions has a line for each, with why it ended, and the sums', () => {
  const session = { started_at: '2026-11-20T15:00:00Z', ended_at: '2026-11-20T15:40:00Z', staked: 900n }
  const words = { title: 'Sessions', began: 'From', ended: 'To', why: 'Why', staked: 'S', won: 'W', net: 'N' }
  const ends = { idle: 'idle', reality_check: 'check', break: 'break', closed: 'closed' }
  const table = sessionsTable(
    [
      { ...session, why: 'break', won: 400n, net: -500n },
      { ...session, why: 'idle', won: 1_000n, net: 100n },
    ],
    { ...words, ends },
  )
  const [head, ...lines] = writeCsv({ ...table, notes: [] }, 'pt').split('\r\n')
  expect(head).toBe('\ufeffFrom (Brasília);To (Brasília);Why;S;W;N')
  expect(lines.slice(0, 2)).toEqual([
    '2026-11-20 12:00:00;2026-11-20 12:40:00;break;9,00;4,00;-5,00',
    '2026-11-20 12:00:00;2026-11-20 12:40:00;idle;9,00;10,00;1,00',
  ])
  expect(lines).toContain('N;-4,00')
})
