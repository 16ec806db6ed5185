import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { formatCentavos } from '../../../contract/centavos.ts'
import { crashOutcome } from '../../../games/crash/crash-schemas.ts'
import { createCashOuts } from '../../../server/features/games/shared-rounds/cash-outs.ts'
import { createChains } from '../../../server/features/games/shared-rounds/chains.ts'
import { cancelBet, placeBet } from '../../../server/features/games/shared-rounds/place.ts'
import { watchTable } from '../../../server/features/games/shared-rounds/round-store.ts'
import { createRunner } from '../../../server/features/games/shared-rounds/runner.ts'
import { graceMs } from '../../../server/features/games/shared-rounds/settle.ts'
import type { SharedDeps } from '../../../server/features/games/shared-rounds/shared-deps.ts'
import { createTables, type KnownRound } from '../../../server/features/games/shared-rounds/tables.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import type { BeaconPort } from '../../../server/platform/beacon/beacon.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { createGameWorld, fund } from '../people/game-player.ts'
import { callerOf, demoMember, registerMember, type TestMember } from '../people/test-members.ts'

export const crashGame = 'foguete-arara'

/** The back end of the shared tables without its server: a clock that stands still, and as many processes as a test wants. */
export async function createHall(
  memberCount = 3,
  gameId = crashGame,
  beacon?: BeaconPort,
  environment: Record<string, string> = {},
) {
  const world = await createGameWorld(environment)
  const members: TestMember[] = []
  while (members.length < memberCount) {
    const member = await registerMember(world)
    await fund(world, member.id, 100_000n)
    members.push(member)
  }
  const demo = await demoMember(world)
  // Its own workers would run the tables beside those of the test.
  await world.app.close()
  let now = Date.now()
  const clock = { now: () => new Date(now) }
  const deps = { ...world.deps, clock, ...(beacon && { beacon }) }
  const reported: string[] = []
  const createProcess = () => {
    const catalogue = createCatalogue(deps)
    const chains = createChains(deps)
    const tables = createTables(deps, catalogue, chains)
    const news = {
      watch: async () => {},
      opened: async (opened: string) => {
        reported.push(opened)
        tables.forget(opened)
      },
    }
    const runner = createRunner({ ...deps, tables, chains, news }, deps.ids())
    const shared: SharedDeps = {
      ...deps,
      catalogue,
      tables,
      news,
      cashOuts: createCashOuts(deps, tables),
      watch: async () => {},
      wake: () => {},
      results: new Map(),
    }
    return { runner, tables, shared }
  }
  type Process = ReturnType<typeof createProcess>
  const first = createProcess()
  const latest = async (process: Process = first): Promise<KnownRound> => {
    process.tables.forget(gameId)
    const round = await process.tables.latest(gameId)
    if (round === undefined) throw new Error('no round')
    return round
  }
  return {
    gameId,
    world,
    deps,
    members,
    demo,
    reported,
    process: first,
    createProcess,
    latest,
    moveTo: (instant: number) => {
      now = instant
    },
    advance: (milliseconds: number) => {
      now += milliseconds
    },
    watch: () => watchTable(deps.db, gameId, new Date(now + 3_600_000)),
    /** A round that takes bets, after the one before it was settled. */
    open: async (process: Process = first): Promise<KnownRound> => {
      await watchTable(deps.db, gameId, new Date(now + 3_600_000))
      await process.runner.turn()
      return latest(process)
    },
    /** A bet of crash; of another game, `bet` as that game reads it. */
    place: (
      member: TestMember,
      number: number,
      {
        stake = 100n,
        auto = null as number | null,
        bet = { stake: formatCentavos(stake), autoCashOut: auto } as object,
        slot = 0,
        mode = 'real' as 'real' | 'demo',
        key = randomUUID() as string,
        process = first,
      } = {},
    ) =>
      placeBet(process.shared, {
        caller: { ...callerOf(member), isDemo: member.id === demo.id },
        key,
        body: { game_id: gameId, mode, number, slot, stake, bet },
      }),
    cancel: (member: TestMember, bet_id: string, key: string = randomUUID()) =>
      cancelBet(first.shared, { memberId: member.id, key, body: { bet_id } }),
    cashOf: async (member: TestMember, currency: 'BRL' | 'PLAY' = 'BRL') => {
      const { cash } = await deps.db
        .selectFrom('wallet')
        .select('cash')
        .where('member_id', '=', member.id)
        .where('currency', '=', currency)
        .executeTakeFirstOrThrow()
      return cash
    },
    close: async () => {
      await world.database.close()
    },
  }
}
export type Hall = Awaited<ReturnType<typeof createHall>>

export const crashOf = (round: KnownRound) => crashOutcome.parse(round.outcome).crash
export const wordOf = (answer: unknown) => (answer instanceof Refused ? answer.word : answer)

export function betIn(answer: Awaited<ReturnType<Hall['place']>>) {
  if (answer instanceof Refused) throw new Error(answer.word)
  return answer.data.bet
}

/** What tests of rounds ask of a hall. */
export function askHall(hall: Hall) {
  const { runner } = hall.process
  return {
    /** A round that takes bets, and crashes at that point or above: the rounds before it go by without a bet. */
    roundThatReaches: async (least: number, most = Number.POSITIVE_INFINITY): Promise<KnownRound> => {
      for (let tries = 0; tries < 200; tries += 1) {
        const round = await hall.open()
        if (crashOf(round) >= least && crashOf(round) <= most) return round
        hall.moveTo(round.nextAt)
        await runner.settle()
      }
      throw new Error('no such round in two hundred')
    },
    settleAll: async (round: KnownRound) => {
      hall.moveTo(round.endsAt + graceMs)
      await runner.turn()
      await runner.settle()
    },
    historyOf: async (betId: string) => {
      const { rows } = await sql<{ status: string; payout: bigint; stake: bigint }>`
        SELECT status, payout, stake FROM game_round WHERE id = ${betId}`.execute(hall.deps.db)
      return rows[0]
    },
    statusOf: async (number: number) => {
      const { rows } = await sql<{ status: string }>`SELECT status FROM shared_round
        WHERE game_id = ${hall.gameId} AND number = ${number}`.execute(hall.deps.db)
      return rows[0]?.status
    },
    /** After every test: the round is over, and the next one open. */
    goOn: async () => {
      const latest = await hall.open()
      hall.moveTo(Math.max(latest.nextAt, hall.deps.clock.now().getTime()))
      await runner.turn()
      await runner.settle()
    },
  }
}
