import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { createGameWorld, diceGame } from '../../support/people/game-player.ts'
import { backOffice } from '../../support/people/owners.ts'
import { administratorHeaders, createAdministrator } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
let headers: () => Record<string, string>
beforeAll(async () => {
  world = await createGameWorld()
  headers = await administratorHeaders(world)
})
afterAll(() => world.close())

const post = async (path: string, payload: object, key?: string) => {
  const url = `/api/admin/files/${path}`
  const keyed = key === undefined ? headers() : { ...headers(), 'idempotency-key': key }
  const answer = await world.app.inject({ method: 'POST', url, headers: keyed, payload })
  return answer.json()
}
const intent = (kind: string, content: object) => ({
  ...{ kind, format: 'json', text: JSON.stringify(content), withdraw_missing: false },
})
const reason = 'A new season'

/** One owner proposes a file, another approves it. */
async function bring(file: object) {
  const admin = backOffice(world)
  const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
  const proposed = await admin.call(olga, 'files/import', { ...file, reason })
  expect(await admin.approve(otto, proposed.body.data.id)).toMatchObject({ status: 200 })
}

const limitOf = async (id: string) => {
  const { rows } = await sql<{ max_bet: bigint }>`SELECT max_bet FROM game WHERE id = ${id}`.execute(
    world.database.db,
  )
  return rows[0]?.max_bet
}

test('a catalogue leaves the desk as a file, is looked at, brought in once, and written down; one fault keeps all of it out', async () => {
  const { data } = await post('export', { format: 'json' })
  const whole = JSON.parse(data.text)
  const dice = whole.games.find(({ id }: { id: string }) => id === diceGame)
  const changed = intent('catalogue', { games: [{ ...dice, max_bet: '123.00' }] })
  expect((await post('preview', changed)).data).toEqual({
    counts: {
      add: 0,
      change: 1,
      withdraw: 0,
      finish: 0,
      void: 0,
      postpone: 0,
      correct: 0,
      refused: 0,
      nothing: 0,
    },
    lines: [{ at: diceGame, deed: 'change', note: 'max_bet', fault: null }],
    applies: true,
  })
  expect(await limitOf(diceGame)).not.toBe(12_300n)
  await bring(changed)
  expect(await limitOf(diceGame)).toBe(12_300n)
  expect((await post('preview', changed)).data).toMatchObject({ counts: { nothing: 1 }, applies: false })
  const faulty = intent('catalogue', {
    games: [
      { ...dice, max_bet: '50.00' },
      { ...dice, id: 'not-ours', launch: 'original' },
    ],
  })
  expect((await post('preview', faulty)).data).toMatchObject({ counts: { refused: 1 }, applies: false })
  expect(await post('import', { ...faulty, reason }, randomUUID())).toMatchObject({
    error: 'nothing_changes',
  })
  expect(await limitOf(diceGame)).toBe(12_300n)
  const { rows } = await sql<{ administrator_id: string | null }>`SELECT administrator_id FROM audit_log
    WHERE action = 'catalogue.imported'`.execute(world.database.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.administrator_id).not.toBeNull()
})

test('matches are imported in the back office, each line alone, and an administrator who is no owner imports nothing', async () => {
  const match = (id: string, hours: number) => ({
    ...{
      id,
      competition: 'Copa',
      home: 'Um',
      away: 'Dois',
      odds: { '1x2': { home: 2, draw: 3.6, away: 4 } },
    },
    kicks_off_at: new Date(world.deps.clock.now().getTime() + hours * 3_600_000).toISOString(),
  })
  const file = intent('fixtures', { matches: [match('a', 5), match('late', -5)] })
  const report = (await post('preview', file)).data
  expect(report).toMatchObject({ counts: { add: 1, refused: 1 }, applies: true })
  expect(report.lines[0]).toEqual({
    ...{ at: 'late', deed: 'refused', note: 'has begun already' },
    fault: { word: 'begun', field: '', values: {} },
  })
  await bring(file)
  const { email, password, code } = await createAdministrator(world)
  await sql`UPDATE administrator SET role = 'finance' WHERE email = ${email}`.execute(world.database.db)
  const signIn = { email, password, totp: code() }
  const signed = await world.app.inject({ method: 'POST', url: '/api/admin/sign-in', payload: signIn })
  const authorization = `Bearer ${signed.json().access_token}`
  const answer = await world.app.inject({
    ...{ method: 'POST', url: '/api/admin/files/preview', payload: file },
    headers: { authorization, 'idempotency-key': randomUUID() },
  })
  expect(answer.statusCode).toBe(403)
})
