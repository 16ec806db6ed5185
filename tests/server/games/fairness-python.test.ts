import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RoundFile, writeRoundFile } from '../../../contract/games/round-file.ts'
import type { SaltSource } from '../../../contract/games/salt-source.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import { DOCUMENTED, documentOf, MANIFESTS } from '../../../games/manifests.ts'
import { FIRST_PRIZES } from '../../../games/wheel/wheel-document.ts'
import { type ExportedFile, exportFile } from '../../support/export-file.ts'
import {
  playEverythingAlone,
  playMatchday,
  playRealMatches,
  playTable,
} from '../../support/ledger/every-round.ts'
import { createGameWorld } from '../../support/people/game-player.ts'
import { runVerifier } from '../../support/run-program.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
let alone: ExportedFile
const shared: ExportedFile[] = []
const folder = mkdtempSync(join(tmpdir(), 'arara-rounds-'))
const everyFile = () => [alone, ...shared]

const tables = ['foguete-arara', 'roleta-francesa-ao-vivo', 'bacara-ao-vivo', 'cinco-da-sorte'].concat([
  'bingo-da-vila',
  'bingo-do-mercado',
])

beforeAll(async () => {
  world = await createGameWorld()
  const player = await playEverythingAlone(world)
  alone = await exportFile(world, player.member.id, folder)
  const plays = [...tables.map(game => () => playTable(game)), playMatchday, playRealMatches]
  for (const play of plays) {
    const { hall, member } = await play()
    shared.push(await exportFile({ deps: hall.deps, database: hall.world.database }, member.id, folder))
    await hall.close()
  }
  // Rounds of six shared tables, a matchday and real matches run by their clocks.
}, 600_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const roundsOf = ({ file }: ExportedFile) => file.rounds
const all = () => everyFile().flatMap(roundsOf)

test('the test plays a settled round of every engine, and of every game that is played alone', () => {
  const settled = all().filter(({ round }) => round.state !== 'open' && round.server_seed !== null)
  const engines = [...MANIFESTS.keys()].filter(engine => engine !== 'fixtures')
  expect(engines.filter(name => !settled.some(({ engine }) => engine === name))).toEqual([])
  expect(all().some(({ engine }) => engine === 'fixtures')).toBe(true)
  const played = new Set(settled.map(({ round }) => round.game_id))
  const games = listCatalogue().filter(({ engine }) => documentOf(engine).seeds === 'pair')
  expect(games.filter(({ id }) => !played.has(id)).map(({ id }) => id)).toEqual([])
})

test('Python plays every exported round again from the documents alone, and all of them agree', async () => {
  const { stdout, code } = await runVerifier(...everyFile().map(({ path }) => path))
  // One round of the new pair is still sealed.
  const sealed = all().filter(
    ({ engine, round }) => round.server_seed === null && engine !== 'fixtures',
  ).length
  expect(sealed).toBe(1)
  expect(stdout).toBe(
    `${all().length - 1} agree in every step\n1 sealed: their seed is not revealed yet\n${all().length} rounds\n`,
  )
  expect(code).toBe(0)
})

test('Python finds every vector as the engines wrote it down', async () => {
  const { stdout, code } = await runVerifier()
  const lines = stdout.trim().split('\n')
  expect(lines.filter(line => !line.endsWith(' vectors, all agree'))).toEqual([])
  // One more: the beacons that salt chains.
  expect(lines.length).toBe(DOCUMENTED.size + 1)
  expect(code).toBe(0)
})

type Round = RoundFile['rounds'][number]['round']
const drawn = Array.from(MANIFESTS.values(), ({ document }) => document).filter(
  ({ seeds }) => seeds !== 'none',
)

/** The first settled round of every engine, changed, in one file; what is expected of each is a line that begins so. */
async function verifyChanged(
  change: (round: Round) => Round,
  { what, engines = drawn }: { what: string; engines?: typeof drawn },
) {
  const changed = engines.map(({ engine }) => {
    const entry = all().find(one => one.engine === engine && one.round.server_seed !== null)
    if (entry === undefined) throw new Error(`no round of ${engine}`)
    return { engine, round: change(entry.round) }
  })
  const path = join(folder, 'changed.json')
  writeFileSync(path, writeRoundFile({ made_at: alone.file.made_at, rounds: changed }))
  const { stdout, code } = await runVerifier(path)
  const isMissed = ({ round }: (typeof changed)[number]) =>
    !stdout.includes(`${round.id} ${round.game_id}: FAILED ${what}: `)
  return { stdout, code, missed: changed.filter(isMissed).map(({ engine }) => engine) }
}

test('Python reports a payout that is a centavo too much, in every engine', async () => {
  const raised = (round: Round) => ({ ...round, payout: round.payout + 1n })
  expect(await verifyChanged(raised, { what: 'payout' })).toMatchObject({ missed: [], code: 1 })
})

test('Python reports a stake that the bet does not add up to, in every engine', async () => {
  const raised = (round: Round) => ({ ...round, stake: round.stake + 1n })
  expect(await verifyChanged(raised, { what: 'stake' })).toMatchObject({ missed: [], code: 1 })
})

test('Python reports another seed under the same fingerprint, in every engine', async () => {
  const reseeded = (round: Round) => ({ ...round, server_seed: 'ab'.repeat(32) })
  expect(await verifyChanged(reseeded, { what: 'seed' })).toMatchObject({ missed: [], code: 1 })
})

/** The view with its first number that chance decided raised by one. */
const names = [
  'roll',
  'reached',
  'mines',
  'traps',
  'dives',
  'path',
  'drawn',
  'order',
  'pocket',
  'dice',
  'dealt',
  'balls',
].concat(['player', 'stops', 'crash', 'score', 'cards', 'moves'])
function withOtherOutcome(view: unknown): unknown {
  const text = JSON.stringify(view)
  for (const name of names) {
    const changed = text.replace(
      new RegExp(`("${name}":(?:[[{]|"\\w+":)*)(\\d+)`),
      (_, before: string, number: string) => `${before}${Number(number) + 1}`,
    )
    if (changed !== text) return JSON.parse(changed)
  }
  throw new Error(`nothing in ${text} is drawn`)
}

test('Python reports an outcome that was changed, in every engine', async () => {
  const changed = (round: Round) => ({ ...round, view: withOtherOutcome(round.view) })
  expect(await verifyChanged(changed, { what: 'outcome' })).toMatchObject({ missed: [], code: 1 })
})

test('Python reports a round that was moved to another place of its chain, at every shared table', async () => {
  const moved = (round: Round) => ({ ...round, nonce: round.nonce + 1 })
  const engines = drawn.filter(({ seeds }) => seeds === 'chain')
  expect(await verifyChanged(moved, { what: 'chain', engines })).toMatchObject({ missed: [], code: 1 })
})

const salted = (round: Round, change: Partial<SaltSource>): Round => {
  const { shared } = round
  if (shared?.salted_by === undefined) throw new Error(`${round.game_id} has no salted chain`)
  return { ...round, shared: { ...shared, salted_by: { ...shared.salted_by, ...change } } }
}

test('Python reports a salt that is not the beacon’s value, or came before the anchor, at every shared table', async () => {
  const engines = drawn.filter(({ seeds }) => seeds === 'chain')
  expect(engines.length).toBeGreaterThanOrEqual(6)
  const changes = [
    (round: Round) => salted(round, { signature: 'ab'.repeat(48) }),
    (round: Round) => salted(round, { anchored_at: round.settled_at ?? '' }),
    (round: Round) => salted(round, { beacon: 'somewhere-else' }),
  ]
  for (const change of changes)
    expect(await verifyChanged(change, { what: 'salt', engines })).toMatchObject({ missed: [], code: 1 })
})

test('Python says in a sentence what is no file of rounds', async () => {
  const path = join(folder, 'no-file.json')
  for (const text of ['{"rounds":7}', 'no file', '[]', '{"rounds":[1]}']) {
    writeFileSync(path, text)
    const { stdout, code } = await runVerifier(path)
    expect(stdout).toMatch(/^\S+no-file\.json is no file of rounds: .+\n$/)
    expect(code).toBe(2)
  }
})

test('the documents name the prizes that the wheels begin with', async () => {
  const { rows } = await sql<{
    promotion: string
    terms: { prizes: { id: string; amount: string; weight: number }[] }
  }>`
    SELECT promotion, terms FROM promotion_terms WHERE version = 1 AND promotion IN ('dailywheel', 'lotterywheel')`.execute(
    world.deps.db,
  )
  const first = Object.fromEntries(
    rows.map(({ promotion, terms }) => [
      promotion,
      terms.prizes.map(({ id, amount, weight }) => ({ id, amount: Number(amount.replace('.', '')), weight })),
    ]),
  )
  expect(first).toEqual(FIRST_PRIZES)
})
