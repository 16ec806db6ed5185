import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '../../../server/features/lobby/catalogue/files/import-catalogue.ts'
import { readCatalogueFile } from '../../../server/features/lobby/catalogue/files/read-file.ts'
import { writeCatalogueFile } from '../../../server/features/lobby/catalogue/files/write-file.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { readCatalogue, readVersion } from '../../../server/features/lobby/catalogue/store.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp({ environment: { FRAME_ORIGINS: 'https://games.example.test' } })
  await seedCatalogue(world.deps)
})
afterAll(() => world.close())

const studio = { api_code: 'norte', name: 'Estúdio Norte' }
const game = (id: string, more: object = {}) => ({
  id,
  api_code: 'norte',
  names: { pt: `Jogo ${id}`, en: `Game ${id}` },
  game_type: 'slots',
  tags: ['mar'],
  rtp: 96.5,
  volatility: 'medium',
  min_bet: '0.20',
  max_bet: '500.00',
  demo: true,
  launch: 'frame',
  frame_url: 'https://games.example.test/play',
  art: '/art/floresta-da-arara.svg',
  popularity: 500,
  released_at: '2026-05-01',
  ...more,
})
const intent = {
  format: 'json',
  withdrawMissing: false,
  isDryRun: false,
  administratorId: undefined,
} as const
const bring = (games: readonly object[], more: object = {}) =>
  importCatalogue(world.deps, { ...intent, text: JSON.stringify({ providers: [studio], games }), ...more })
const rowOf = async (id: string) => (await readCatalogue(world.deps.db)).games.find(row => row.id === id)

test('a dry run says what it would do and changes nothing', async () => {
  const before = await readVersion(world.deps.db)
  const plan = await bring([game('dry-one'), game('dry-two')], { isDryRun: true })
  expect(plan).toMatchObject({ added: ['dry-one', 'dry-two'], changed: [], withdrawn: [], faults: [] })
  expect(await readVersion(world.deps.db)).toBe(before)
  expect(await rowOf('dry-one')).toBeUndefined()
})

test('what is new is added, what differs is changed, and only that gets a new version', async () => {
  await bring([game('one'), game('two')])
  const [first, second] = [await rowOf('one'), await rowOf('two')]
  expect(first).toMatchObject({
    rtp_ppm: 965_000,
    edge_ppm: 35_000,
    min_bet: 20n,
    max_bet: 50_000n,
    enabled: true,
  })
  const plan = await bring([game('one', { max_bet: '200.00', names: { pt: 'Outro' } }), game('two')])
  expect(plan).toMatchObject({
    added: [],
    changed: [{ id: 'one', columns: ['max_bet', 'names'] }],
    unchanged: 1,
  })
  expect((await rowOf('one'))?.version).toBeGreaterThan(first?.version ?? 0n)
  expect((await rowOf('two'))?.version).toBe(second?.version)
  const again = await readVersion(world.deps.db)
  expect(await bring([game('one', { max_bet: '200.00', names: { pt: 'Outro' } })])).toMatchObject({
    unchanged: 1,
  })
  expect(await readVersion(world.deps.db)).toBe(again)
})

test('with one fault nothing at all is changed', async () => {
  const before = await readVersion(world.deps.db)
  const plan = await bring([game('good'), game('bad', { rtp: 84 }), game('worse', { pays: 'well' })])
  expect(plan.faults).toEqual([
    { at: 'games[1]', field: 'rtp', why: { word: 'unfit' } },
    { at: 'games[2]', field: '', why: { word: 'unknown_fields', values: { fields: 'pays' } } },
  ])
  expect(await readVersion(world.deps.db)).toBe(before)
  expect(await rowOf('good')).toBeUndefined()
})

test.each([
  ['a page outside the allow-list', { frame_url: 'https://elsewhere.example.test/' }, 'frame_url'],
  ['a provider of nobody', { api_code: 'nobody' }, 'api_code'],
  ['a game that claims to be ours', { launch: 'original', engine: 'dice', theme: 'x' }, 'launch'],
  ['a stake from outside the range', { min_bet: '600.00' }, 'max_bet'],
  ['half a centavo', { min_bet: '0.205' }, 'min_bet'],
  ['a day that is none', { released_at: '2026-02-31' }, 'released_at'],
  ['a picture from elsewhere', { art: '//evil.example.test/a.svg' }, 'art'],
])('%s is a fault with its field', async (_, more, field) => {
  const { faults } = await bring([game('faulty', more)])
  expect(faults).toMatchObject([{ field }])
})

test('a game that stands twice, and an id of another house, are faults', async () => {
  await bring([game('ours-alone')])
  const other = { api_code: 'sul', name: 'Estúdio Sul' }
  const text = JSON.stringify({
    providers: [other],
    games: [
      game('twice', { api_code: 'sul' }),
      game('twice', { api_code: 'sul' }),
      game('ours-alone', { api_code: 'sul' }),
    ],
  })
  const { faults } = await importCatalogue(world.deps, { ...intent, text })
  expect(faults.map(({ at, field }) => [at, field])).toEqual([
    ['twice', 'id'],
    ['ours-alone', 'api_code'],
  ])
})

test('of our own games the operator says names, limits and order; what the engine decides it may only repeat', async () => {
  const text = writeCatalogueFile(await readCatalogue(world.deps.db), 'json')
  const { games } = JSON.parse(text)
  const dice = games.find((one: { id: string }) => one.id === 'dados-da-arara')
  const of = (more: object) =>
    importCatalogue(world.deps, {
      ...intent,
      isDryRun: true,
      text: JSON.stringify({ games: [{ ...dice, ...more }] }),
    })
  expect(await of({ popularity: 9_999 })).toMatchObject({
    changed: [{ id: 'dados-da-arara', columns: ['popularity'] }],
  })
  expect(await of({ rtp: 98 })).toMatchObject({
    faults: [{ field: 'rtp_ppm', why: { word: 'fixed_by_game' } }],
  })
})

test('games that the file of their provider no longer names are closed when asked, and never those of others', async () => {
  await bring([game('stays'), game('goes')])
  const before = (await readCatalogue(world.deps.db)).games.filter(
    row => row.enabled && row.api_code !== 'norte',
  ).length
  const plan = await bring([game('stays')], { withdrawMissing: true })
  expect(plan.withdrawn).toContain('goes')
  expect(await rowOf('goes')).toMatchObject({ enabled: false })
  const after = (await readCatalogue(world.deps.db)).games
  expect(after.filter(row => row.enabled && row.api_code !== 'norte')).toHaveLength(before)
  await bring([game('goes', { enabled: true })])
  expect(await rowOf('goes')).toMatchObject({ enabled: true })
})

test.each(['json', 'csv'] as const)(
  'what is exported as %s is read back to the same catalogue',
  async format => {
    await bring([
      game('comma', {
        names: { pt: 'Um, dois; "três"', en: '=1+1' },
        tags: ['mar', 'sol'],
        certified_for: ['curacao'],
      }),
    ])
    const text = writeCatalogueFile(await readCatalogue(world.deps.db), format)
    const plan = await importCatalogue(world.deps, { ...intent, text, format })
    expect(plan.faults).toEqual([])
    expect(plan).toMatchObject({ added: [], changed: [], withdrawn: [] })
    expect(plan.unchanged).toBe((await readCatalogue(world.deps.db)).games.length)
    expect(text).not.toMatch(/[,;]=1/)
  },
)

test('truth as a spreadsheet saves it is read from a CSV', () => {
  const lines = ['TRUE', 'FALSO', 'Verdadeiro'].map((demo, at) => `jogo-${at};${demo};96,5`)
  const { faults } = readCatalogueFile(['id;demo;rtp', ...lines].join('\n'), 'csv')
  expect(faults.filter(({ field }) => field === 'demo' || field === 'rtp')).toEqual([])
})

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.constantFrom('json' as const, 'csv' as const),
      (text, format) => {
        expect(readCatalogueFile(text, format).faults).toBeInstanceOf(Array)
      },
    ),
    { numRuns: 300 },
  )
})

test('an import is in the audit log, a dry run and a refused one are not', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM audit_log
      WHERE action = 'catalogue.imported'`.execute(world.deps.db)
    return rows[0]?.count
  }
  const before = (await count()) ?? 0n
  await bring([game('noted')], { isDryRun: true })
  await bring([game('noted', { rtp: 10 })])
  expect(await count()).toBe(before)
  await bring([game('noted')])
  expect(await count()).toBe(before + 1n)
})

test('ten thousand games come in one import in less than 30 s, and a phone gets only what changed after it', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => game(`m-${index}`, { popularity: 1_000 + index }))
  const begun = performance.now()
  const plan = await bring(many)
  expect(plan.added).toHaveLength(10_000)
  expect(performance.now() - begun).toBeLessThan(30_000)
  world.clock.advance(2_000)
  const first = await world.app.inject('/api/games/listsv2?limit=1')
  const since = first.json().version
  await bring([...many.slice(0, 3).map(one => ({ ...one, popularity: 1 })), ...many.slice(3)])
  world.clock.advance(2_000)
  const delta = await world.app.inject(`/api/games/listsv2?limit=1000&since=${encodeURIComponent(since)}`)
  expect(
    delta
      .json()
      .data.map((row: { id: string }) => row.id)
      .sort(),
  ).toEqual(['m-0', 'm-1', 'm-2'])
})
