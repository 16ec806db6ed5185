import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCatalogue } from '../../../../games/catalogue.ts'
import type { Game } from '../../../../games/engine.ts'
import { isEngineId, loadGame } from '../../../../games/engines.ts'
import type { Database } from '../../../../src/db/database.ts'
import {
  createOfflinePurse,
  type OfflinePurse,
  offlineFilling,
  offlinePoor,
} from '../../../../src/db/offline-purse.ts'
import {
  createOfflinePlay,
  type OfflineAnswer,
  type OfflinePlay,
} from '../../../../src/features/games/offline/offline-play.ts'
import { betOf, stepsOf } from '../../../support/game-bets.ts'
import { createMemoryPurse } from '../../../support/ledger/memory-purse.ts'
import { createWorld } from '../../../sync/support/world.ts'

/** One game of each engine: all of an engine's games share its rules. */
const firsts = [...Map.groupBy(listCatalogue(), ({ engine }) => engine)].flatMap(([engine, [first]]) =>
  first && isEngineId(engine) ? [{ engine, id: first.id, minBet: first.minBet }] : [],
)

/** Chance that is the same in each run: the n-th seed is a hash of the one before. */
function createChance(seed: string) {
  let last = createHash('sha256').update(seed).digest()
  return () => {
    last = createHash('sha256').update(last).digest()
    return new Uint8Array(last)
  }
}

const reais = (centavos: bigint) => `${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`

async function openPlay(first: (typeof firsts)[number], open: (now: () => number) => Promise<OfflinePurse>) {
  const game = await loadGame(first.engine, first.id)
  if (game === undefined) throw new Error('no such game')
  const now = () => Date.parse('2026-11-23T12:00:00Z')
  const purse = await open(now)
  const ids: string[] = []
  const newId = () => `round-${ids.push('')}`
  const parts = { purse, game, limits: game.limits, random: createChance(first.id), newId, now }
  return { purse, game, play: createOfflinePlay(parts) }
}

/** One step after the other, as long as the round goes on. */
async function playOn(
  play: OfflinePlay,
  begun: OfflineAnswer,
  game: Game,
  purse: OfflinePurse,
  nonce: number,
) {
  let answer = begun
  for (const step of stepsOf(game.engine, nonce)) {
    if (answer.kind !== 'done' || answer.round.state !== 'open') break
    const { id, steps, stake } = answer.round
    const next = game.step((await purse.openRound(game.id))?.hidden, step)
    if (next.ok) answer = await play.step(id, steps, step, next.value.stake - stake)
  }
  return answer
}

async function playRounds(
  count: number,
  first: (typeof firsts)[number],
  opened: Awaited<ReturnType<typeof openPlay>>,
) {
  const { purse, game, play } = opened
  const bet = betOf(first.engine, first.id, reais(first.minBet))
  const prepared = game.prepareBet(bet)
  if (!prepared.ok) throw new Error(prepared.refusal)
  let expected = offlineFilling
  for (let nonce = 0; nonce < count; nonce += 1) {
    const answer = await playOn(play, await play.start(bet, prepared.value.stake), game, purse, nonce)
    if (answer.kind !== 'done') throw new Error(answer.kind)
    expected -= answer.round.stake
    const open = await purse.openRound(game.id)
    if (open === undefined) expected += answer.round.payout
    else {
      // Nobody goes on with it: what closing gives, so that the next one can begin.
      const closed = game.close(open.hidden)
      if (!closed.ok) throw new Error(closed.refusal)
      const { payout } = closed.value
      await purse.book({ ...open, state: 'settled', payout, steps: open.steps + 1, hidden: null })
      expected += payout
    }
    const { money } = await purse.open()
    expect([money, money >= 0n]).toEqual([expected, true])
    if (money < offlinePoor) expected = (await play.refill()).money
  }
}

test.each(firsts)(
  '$engine: after each of 200 rounds by its own rules the purse is what they took and gave',
  async first => {
    const opened = await openPlay(first, async () => createMemoryPurse())
    await playRounds(200, first, opened)
  },
)

/** On the real database of the device. */
async function openHere(first: (typeof firsts)[number]) {
  const world = await createWorld()
  const { db } = await world.openTab()
  return { db, ...(await openPlay(first, async now => createOfflinePurse(db, 'ana', now))) }
}

const elsewhere = (db: Database) => db.tables.filter(({ name }) => !name.startsWith('offline'))
const few = firsts.filter(({ engine }) => ['dice', 'mines', 'blackjack'].includes(engine))

test.each(few)(
  '$engine: nothing is written anywhere but in the purse: no balance, no round of the account, no queue',
  async first => {
    const opened = await openHere(first)
    await playRounds(8, first, opened)
    expect(await opened.db.offlineRounds.count()).toBe(8)
    for (const table of elsewhere(opened.db))
      expect([table.name, await table.count()]).toEqual([table.name, 0])
  },
)

const dice = firsts.filter(({ engine }) => engine === 'dice')
const mines = firsts.filter(({ engine }) => engine === 'mines')

test.each(dice)(
  'a bet that was not agreed to, or is more than the purse holds, does nothing',
  async first => {
    const { db, purse, play } = await openHere(first)
    const bet = { stake: '2.00', direction: 'under', target: 5000 }
    expect(await play.start(bet, 199n)).toEqual({ kind: 'invalid' })
    await purse.open()
    await db.offlinePurses.update('ana', { money: 199n })
    expect(await play.start(bet, 200n)).toEqual({ kind: 'short' })
    expect(await db.offlineRounds.count()).toBe(0)
    expect((await purse.open()).money).toBe(199n)
  },
)

test.each(mines)('a round that was left waits with its hidden part, which no table receives', async first => {
  const { db, play, purse } = await openHere(first)
  const begun = await play.start(betOf('mines', first.id, '1.00'), 100n)
  expect(begun.kind).toBe('done')
  const { round } = await play.sit()
  expect(round).toMatchObject({ state: 'open', steps: 0 })
  expect(
    JSON.stringify(round, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toMatch(/"mines":\[\d/)
  const kept = await db.offlineRounds.toArray()
  expect(kept[0]?.hidden).toMatchObject({ mines: expect.any(Array) })
  const gone: OfflineAnswer = await play.step('another', 0, { action: 'reveal', cell: 0 }, 0n)
  expect(gone).toEqual({ kind: 'moved' })
  expect((await purse.open()).money).toBe(offlineFilling - 100n)
})
