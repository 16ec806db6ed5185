import * as z from 'zod/mini'
import { amount, writeAmount } from '../../../games/amount.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import type { Game } from '../../../games/engine.ts'
import { type EngineId, isEngineId, isSharedEngineId, loadGame } from '../../../games/engines.ts'
import { closeAbandoned } from '../../../server/features/games/rounds/close-abandoned.ts'
import { createPlay } from '../../../server/features/games/rounds/service.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import { importFixtures } from '../../../server/features/sportsbook/fixtures/import-fixtures.ts'
import { betOf, stepsOf } from '../game-bets.ts'
import { createPlayer } from '../people/game-player.ts'
import type { TestApp } from '../test-app.ts'
import { askHall, betIn, createHall } from './shared-hall.ts'
import { createSportsHall, slipIn, take } from './sports-hall.ts'

type Player = Awaited<ReturnType<typeof createPlayer>>
const dayMs = 24 * 3_600_000

/**
 * Rounds of every game that is played alone, by the calls of the site: some of them to their end, some left in the middle and closed a
 * day later. Then the member's seed is revealed, and one round more is played from the new pair.
 */
export async function playEverythingAlone(world: TestApp, rounds = 2): Promise<Player> {
  const player = await createPlayer(world, 100_000_000n)
  await player.rotate('a-seed-of-mine')
  for (const { id, engine } of listCatalogue()) {
    if (!isEngineId(engine)) continue
    for (let number = 1; number <= rounds; number += 1) await playOne(player, engine, id, number)
  }
  // The work of a day later: the sessions of today's tests would be over then.
  const clock = { now: () => new Date(world.clock.now().getTime() + dayMs + 60_000) }
  const deps = { ...world.deps, clock }
  const play = createPlay(deps, createCatalogue(deps))
  while ((await closeAbandoned(play)) > 0);
  const rotated = await player.rotate('another-seed')
  if (rotated.data === undefined) throw new Error(JSON.stringify(rotated))
  await playOne(player, 'dice', 'dados-da-arara', 1)
  return player
}

async function playOne(player: Player, engine: EngineId, id: string, number: number): Promise<void> {
  const game = await loadGame(engine, id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const { bet, stake } = smallBet(game)
  const started = await player.start(id, bet, { stake })
  if (started.data === undefined) throw new Error(`${id}: ${JSON.stringify(started)}`)
  let { round } = started.data
  // The second round of each is left where it stands after its first step.
  const steps = number === 1 ? stepsOf(engine, number) : stepsOf(engine, number).slice(0, 1)
  for (const step of steps) {
    if (round.state !== 'open') return
    const added = addedBy(round.view, step)
    const answer = await player.step(
      round.id,
      round.steps + 1,
      step,
      undefined,
      added ? { stake: added } : {},
    )
    if (answer.data !== undefined) round = answer.data.round
  }
}

const costs = z.object({
  choices: z.optional(z.array(z.object({ action: z.string(), cost: z.string() }))),
  price: z.optional(z.nullable(z.string())),
})

/** What the screen says that a step adds to the stake. */
function addedBy(view: unknown, step: object): string | undefined {
  const { choices = [], price } = costs.parse(view)
  const action = z.object({ action: z.string() }).parse(step).action
  const cost = action === 'ball' ? price : choices.find(choice => choice.action === action)?.cost
  return cost === undefined || cost === null || cost === '0.00' ? undefined : cost
}

/** The first stake of some that this game takes. */
function smallBet(game: Game): { readonly bet: object; readonly stake: string } {
  for (const times of [1n, 2n, 5n, 10n, 20n]) {
    const bet = betOf(game.engine, game.id, writeAmount(game.limits.minBet * times))
    const prepared = game.prepareBet(bet)
    if (prepared.ok) return { bet, stake: writeAmount(prepared.value.stake) }
  }
  throw new Error(`${game.id} takes none of these bets`)
}

/** A bet at each shared table of one of these games, settled; crash also taken out by hand. */
export async function playTable(gameId: string) {
  const entry = listCatalogue().find(({ id }) => id === gameId)
  if (entry === undefined || !isSharedEngineId(entry.engine)) throw new Error(`no table ${gameId}`)
  const { engine, minBet } = entry
  const hall = await createHall(1, gameId)
  const ask = askHall(hall)
  const [member] = hall.members
  if (member === undefined) throw new Error('no member')
  const bet = betOf(engine, gameId, writeAmount(10n * minBet))
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const round = await hall.open()
    betIn(await hall.place(member, round.number, { bet, stake: stakeIn(bet) }))
    await ask.settleAll(round)
    hall.moveTo(round.nextAt)
  }
  return { hall, member }
}

const laid = z.union([
  z.object({ stake: amount }),
  z.object({ cardStake: amount, cards: z.array(z.unknown()) }),
  z.object({ chips: z.array(z.object({ stake: amount })) }),
])

function stakeIn(bet: unknown): bigint {
  const read = laid.parse(bet)
  if ('stake' in read) return read.stake
  if ('chips' in read) return read.chips.reduce((sum, chip) => sum + chip.stake, 0n)
  return read.cardStake * BigInt(read.cards.length)
}

/** Slips on a virtual matchday, settled. */
export async function playMatchday() {
  const hall = await createSportsHall(1)
  const [member] = hall.members
  const { matches } = await hall.open()
  const [first, second, third] = matches
  if (member === undefined || first === undefined || second === undefined || third === undefined)
    throw new Error('no matches')
  slipIn(await hall.place(member, [take(first, '1x2', 'home'), take(second, 'goals', 'over')]))
  slipIn(await hall.place(member, [take(third, 'score', '1-1')]))
  slipIn(
    await hall.place(member, [take(first, 'both', 'yes'), take(third, '1x2', 'away')], { kind: 'singles' }),
  )
  await hall.finish()
  return { hall, member }
}

/** Slips on real matches: won, lost, and given back. */
export async function playRealMatches() {
  const hall = await createSportsHall(1)
  const [member] = hall.members
  if (member === undefined) throw new Error('no member')
  const game = 'futebol-pra-valer'
  const bring = async (matches: readonly object[]) => {
    const text = JSON.stringify({ matches })
    const intent = { bookId: game, text, format: 'json', isDryRun: false, source: 'file' } as const
    await importFixtures(hall.deps, { ...intent, administratorId: undefined })
    hall.advance(2_000)
  }
  const kicks_off_at = new Date(hall.deps.clock.now().getTime() + 5 * 3_600_000).toISOString()
  const odds = { '1x2': { home: '2.00', draw: '3.60', away: '4.00' } }
  const ids = ['a', 'b', 'c']
  await bring(
    ids.map(id => ({ id, competition: 'Copa', home: `Casa ${id}`, away: `Fora ${id}`, kicks_off_at, odds })),
  )
  const pick = (match: string, name: string, hundredths: number) => ({
    ...({ match, market: '1x2', pick: name, odds: hundredths } as const),
  })
  slipIn(await hall.place(member, [pick('a', 'home', 200), pick('b', 'draw', 360)], { game }))
  slipIn(await hall.place(member, [pick('a', 'away', 400)], { game }))
  slipIn(await hall.place(member, [pick('c', 'home', 200)], { game }))
  hall.advance(7 * 3_600_000)
  await bring([
    { id: 'a', score: { home: 2, away: 1 } },
    { id: 'b', score: { home: 0, away: 0 } },
    { id: 'c', status: 'postponed' },
  ])
  await hall.process.runner.turn()
  return { hall, member }
}
