import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatCentavos } from '../../../contract/centavos.ts'
import { newAdministrator, openAdmin } from '../../support/peers/pix-people.ts'
import { createGameWorld, diceGame } from '../../support/people/game-player.ts'
import { expectTwoOwners } from '../../support/people/lone-approver.ts'
import { backOffice, type Owner } from '../../support/people/owners.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof backOffice>
beforeAll(async () => {
  world = await createGameWorld()
  admin = backOffice(world)
})
afterAll(() => world.close())

const hour = 3_600_000
const propose = (by: Owner, kind: string, content: object) =>
  admin.call(by, 'files/import', {
    ...{ kind, format: 'json', text: JSON.stringify(content), withdraw_missing: false },
    reason: 'A new season',
  })

async function dice(change: object) {
  const { body } = await admin.call(await newAdministrator(world, 'Lia'), 'files/export', { format: 'json' })
  const { games } = JSON.parse(body.data.text)
  return { games: [{ ...games.find(({ id }: { id: string }) => id === diceGame), ...change }] }
}
const limit = async () => {
  const { rows } = await sql<{ max_bet: bigint }>`SELECT max_bet FROM game WHERE id = ${diceGame}`.execute(
    world.deps.db,
  )
  return rows[0]?.max_bet
}

const match = (id: string) => ({
  ...{ id, competition: 'Copa', home: 'Um', away: 'Dois' },
  odds: { '1x2': { home: 2, draw: 3.6, away: 4 } },
  kicks_off_at: new Date(world.clock.now().getTime() + 5 * hour).toISOString(),
})
const matchOf = async (id: string) => {
  const { rows } = await sql<{ status: string; home_goals: number | null }>`
    SELECT status, home_goals FROM sports_match WHERE id = ${id}`.execute(world.deps.db)
  return rows[0]
}
async function offer(...ids: readonly string[]) {
  const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
  const { body } = await propose(olga, 'fixtures', { matches: ids.map(match) })
  expect(await admin.approve(otto, body.data.id)).toMatchObject({ status: 200 })
}
const shownTo = async (who: Owner, id: string) => {
  const { body } = await admin.call(who, 'approvals', { state: 'proposed', limit: 100 })
  return body.data.find((one: { id: string }) => one.id === id)
}

/** The same for match results, … catalogue imports. */
describe('one person alone', () => {
  it('brings no games in from a file, and two owners do', async () => {
    const file = await dice({ max_bet: '77.00' })
    await expectTwoOwners(world, {
      propose: by => propose(by, 'catalogue', file),
      isDone: async () => (await limit()) === 7_700n,
    })
  })

  it('offers no match, and two owners do', async () => {
    const file = { matches: [match('one')] }
    await expectTwoOwners(world, {
      propose: by => propose(by, 'fixtures', file),
      isDone: async () => (await matchOf('one')) !== undefined,
    })
  })

  it('decides no match by its result, and two owners do', async () => {
    await offer('two')
    world.clock.advance(7 * hour)
    const result = { matches: [{ id: 'two', score: { home: 3, away: 1 } }] }
    await expectTwoOwners(world, {
      propose: by => propose(by, 'fixtures', result),
      isDone: async () => (await matchOf('two'))?.status === 'finished',
    })
    expect(await matchOf('two')).toMatchObject({ home_goals: 3 })
  })

  it('corrects no settled result, and two owners do', async () => {
    await offer('six')
    world.clock.advance(7 * hour)
    const reported = (home: number) => ({ matches: [{ id: 'six', score: { home, away: 1 } }] })
    const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
    const { body } = await propose(olga, 'fixtures', reported(3))
    expect(await admin.approve(otto, body.data.id)).toMatchObject({ status: 200 })
    await expectTwoOwners(world, {
      propose: by => propose(by, 'fixtures', reported(1)),
      isDone: async () => (await matchOf('six'))?.home_goals === 1,
    })
    const { rows } = await sql<{ details: object }>`SELECT details FROM audit_log
      WHERE action = 'fixtures.imported' ORDER BY seq DESC LIMIT 1`.execute(world.deps.db)
    expect(rows).toMatchObject([{ details: { corrected: 1 } }])
  })
})

describe('a proposed file', () => {
  it('shows the other owner every column that it changes, and every result with its teams', async () => {
    await offer('three')
    const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
    const was = await limit()
    const games = await propose(olga, 'catalogue', await dice({ max_bet: '88.00' }))
    expect(await shownTo(otto, games.body.data.id)).toMatchObject({
      kind: 'catalogue_import',
      changes: [{ field: `${diceGame}.max_bet`, before: formatCentavos(was ?? 0n), after: '88.00' }],
    })
    world.clock.advance(7 * hour)
    const [mine, yours] = [await openAdmin(world, olga.id), await openAdmin(world, otto.id)]
    const lines = [
      { id: 'three', score: { home: 2, away: 0 } },
      { id: 'unknown', score: { home: 1, away: 0 } },
    ]
    const results = await propose(mine, 'fixtures', { matches: lines })
    expect((await shownTo(yours, results.body.data.id)).changes).toEqual([
      { field: 'three · Um – Dois', before: null, after: '2:0' },
      { field: 'refused', before: null, after: 1 },
    ])
  })

  it('is refused at the approval where the catalogue is no longer as it was shown', async () => {
    const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
    const { body } = await propose(olga, 'catalogue', await dice({ max_bet: '99.00' }))
    await sql`UPDATE game SET max_bet = 5000 WHERE id = ${diceGame}`.execute(world.deps.db)
    expect(await admin.approve(otto, body.data.id)).toMatchObject({ body: { error: 'approval_outdated' } })
    expect(await limit()).toBe(5_000n)
  })

  it('with more changes than one reads through goes by the command', async () => {
    const [olga] = [await newAdministrator(world, 'Olga')]
    const matches = Array.from({ length: 2_001 }, (_, at) => match(`many-${at}`))
    expect(await propose(olga, 'fixtures', { matches })).toMatchObject({
      status: 422,
      body: { error: 'too_many_changes' },
    })
  })

  it('leaves the lists of proposals light: its text is opened by the approval alone', async () => {
    const { rows } = await sql<{ changes: number; payload: number }>`
      SELECT max(length(sealed)) AS changes, min(length(payload_sealed)) AS payload
      FROM approval_request WHERE kind = 'catalogue_import'`.execute(world.deps.db)
    expect(Number(rows[0]?.payload)).toBeGreaterThan(Number(rows[0]?.changes))
  })
})
