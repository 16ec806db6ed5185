import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DICE_THEMES } from '../../../games/dice/dice-themes.ts'
import { createProtocolClient, type Key } from '../../../scripts/provider-check/protocol-client.ts'
import { openTable } from '../../../scripts/provider-check/table.ts'
import { originalId } from '../../../scripts/provider-original/catalogue.ts'
import { connectOriginal } from '../../../scripts/provider-original/connect-original.ts'
import { createOutsideDice } from '../../../scripts/provider-original/outside-dice.ts'
import { addProviderKey } from '../../../server/features/games/provider/keys.ts'
import { importCatalogue } from '../../../server/features/lobby/catalogue/files/import-catalogue.ts'
import { request } from '../../support/http-request.ts'
import { createGameWorld, createPlayer, expectSoundBooks, fund } from '../../support/people/game-player.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
let casino: string
let key: Key
const running: ChildProcess[] = []

beforeAll(async () => {
  world = await createGameWorld({ FRAME_ORIGINS: 'http://localhost:9090' })
  const catalogue = readFileSync('examples/provider/catalogue.json', 'utf8')
  const intent = {
    format: 'json',
    withdrawMissing: false,
    isDryRun: false,
    administratorId: undefined,
  } as const
  expect((await importCatalogue(world.deps, { ...intent, text: catalogue })).faults).toEqual([])
  const added = await addProviderKey(world.deps, 'moeda')
  if (added === undefined) throw new Error('the example brings no provider')
  key = added
  casino = await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await world.close()
})

type Running = { readonly url: string; readonly child: ChildProcess }

/** A provider as its README starts it: a process of its own that knows nothing but addresses and a key. */
async function startProcess(
  words: readonly string[],
  { keyId, secret }: Key,
  journal: string,
): Promise<Running> {
  const child = spawn(process.execPath, words, {
    env: {
      CASINO_URL: casino,
      PROVIDER_KEY_ID: keyId,
      PROVIDER_SECRET: secret,
      PORT: '0',
      JOURNAL: journal,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+(?=\/play)/.exec(line)?.[0]
    if (url !== undefined) return { url, child }
  }
  throw new Error('the provider ended before it listened')
}

const startExample = (journal: string) => startProcess(['examples/provider/server.mjs'], key, journal)

const newJournal = () => join(mkdtempSync(join(tmpdir(), 'arara-coin-')), 'journal.jsonl')
const seated = z.object({ session: z.string(), game: z.string(), balance: z.number() })
const played = z.object({ shown: z.string(), payout: z.number(), balance: z.number() })

async function ask<S extends z.ZodMiniType>(url: string, body: object, reply: S): Promise<z.output<S>> {
  const answer = await request(url, { method: 'POST', bearer: undefined, body })
  expect(answer.status).toBe(200)
  return z.parse(reply, answer.body)
}

test('the example provider is played: every flip takes its stake and pays 1.96 of it or nothing', async () => {
  const player = await createPlayer(world, 10_000n)
  const { data } = await player.launch('cara-ou-coroa')
  expect(data.launch_url).toBe(`http://localhost:9090/play?token=${data.token}`)
  const { url } = await startExample(newJournal())
  const seat = await ask(`${url}/enter`, { token: data.token }, seated)
  expect(seat.balance).toBe(10_000)
  let expected = 10_000
  for (let flip = 0; flip < 12; flip += 1) {
    const reported = await ask(`${url}/play`, { ...seat, stake: 100, choice: 'heads' }, played)
    expect(reported.payout).toBe(reported.shown === 'Cara' ? 196 : 0)
    expected += reported.payout - 100
    expect(reported.balance).toBe(expected)
  }
})

test('a provider that died in the middle pays what it had decided and gives back what it had not', async () => {
  const player = await createPlayer(world, 10_000n)
  const { data } = await player.launch('cara-ou-coroa')
  const call = createProtocolClient(post, key, Date.now)
  const { session } = await call('authenticate', { token: data.token })
  const table = openTable(call, session ?? '', 'cara-ou-coroa')
  for (const round of ['undecided', 'decided']) await table.bet(round, 100, `bet-${round}`)
  expect(await table.balance()).toBe(9_800)
  const journal = newJournal()
  const begun = (round: string, more: object = {}) =>
    appendFileSync(
      journal,
      `${JSON.stringify({ kind: 'begin', round, session, bet: `bet-${round}`, ...more })}\n`,
    )
  begun('undecided')
  begun('decided', { payout: 196 })
  begun('never-arrived')
  await startExample(journal)
  await expect.poll(() => table.balance()).toBe(10_096)
  await expect.poll(() => readFileSync(journal, 'utf8').match(/"kind":"end"/g)?.length).toBe(3)
  // Late, and kept out: the provider took it back before it arrived.
  expect(await table.bet('never-arrived', 100, 'bet-never-arrived')).toMatchObject({
    error: 'BET_ROLLED_BACK',
  })
})

test('the app gets the balance after a provider’s rounds, and their session, without what came in meanwhile', async () => {
  const player = await createPlayer(world, 10_000n)
  const { data } = await player.launch('cara-ou-coroa')
  const call = createProtocolClient(post, key, Date.now)
  const { session } = await call('authenticate', { token: data.token })
  const table = openTable(call, session ?? '', 'cara-ou-coroa')
  const asked = () => player.post('wallet', { mode: 'real' }, player.member.headers)
  expect(await asked()).toMatchObject({ data: { balance: { money: '100.00' } } })
  await table.bet('lost', 300)
  await table.bet('won', 100)
  await fund(world, player.member.id, 5_000n)
  await table.win('won', 250, true)
  await table.end('lost')
  await table.bet('back', 700, 'bet-back')
  await table.rollback('bet-back')
  expect(await asked()).toMatchObject({ data: { balance: { money: '148.50' } } })
  const { data: reported } = await player.read('play-session')
  expect(reported.session).toMatchObject({ staked: '4.00', won: '2.50' })
})

test('an original played as a provider outside comes to the same money as inside, bet for bet', async () => {
  const theme = DICE_THEMES[0]
  if (theme === undefined) throw new Error('no dice')
  const [inside, outside] = [await createPlayer(world, 10_000n), await createPlayer(world, 10_000n)]
  const { data } = await outside.launch('cara-ou-coroa')
  const call = createProtocolClient(post, key, Date.now)
  const { session } = await call('authenticate', { token: data.token })
  const table = openTable(call, session ?? '', 'cara-ou-coroa')
  for (let round = 0; round < 10; round += 1) {
    const bet = { stake: '1.00', direction: 'under', target: 5_000 }
    const { round: settled, balance } = (await inside.start(theme.id, bet)).data
    // The seed is not revealed yet. The outcome is, and an engine that draws it comes to the same payout.
    const word = settled.view.roll / 2 ** 32
    const { draw } = createOutsideDice(theme, () => ({ next: async () => word }))
    const { payout } = await draw(100, 'under')
    await table.bet(`r${round}`, 100)
    const answer = await table.win(`r${round}`, payout, true)
    expect(answer.balance).toBe(Math.round(Number(balance.money) * 100))
  }
})

test('an original runs as a provider of its own process, and its rounds come to what its rules pay', async () => {
  const connected = await connectOriginal(world.deps, 9090)
  if (!connected.ok) throw new Error(connected.why)
  // Servers read keys and games anew now and then.
  world.clock.advance(20_000)
  const player = await createPlayer(world, 10_000n)
  const { data } = await player.launch(originalId)
  const { url } = await startProcess(['scripts/provider-original.ts', casino], connected.key, newJournal())
  const seat = await ask(`${url}/enter`, { token: data.token }, seated)
  let expected = 10_000
  for (let round = 0; round < 12; round += 1) {
    const reported = await ask(`${url}/play`, { ...seat, stake: 100, choice: 'over' }, played)
    expect(reported.payout).toBe(Number(reported.shown.replace(',', '')) > 4_999 ? 198 : 0)
    expected += reported.payout - 100
    expect(reported.balance).toBe(expected)
  }
})

test('the check of a provider runs as its own command, as a new demo player, against a server that listens', async () => {
  const child = spawn(process.execPath, ['scripts/provider-check.ts', casino, 'cara-ou-coroa'], {
    env: { PROVIDER_KEY_ID: key.keyId, PROVIDER_SECRET: key.secret },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const [reported, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(failed).toBe('')
  expect(reported).toMatch(/^\d+ kept, 0 broken$/m)
})

const post: Parameters<typeof createProtocolClient>[0] = async ({ path, headers, body }) => {
  const answer = await world.app.inject({ method: 'POST', url: path, headers, payload: body })
  return { status: answer.statusCode, text: answer.body }
}
