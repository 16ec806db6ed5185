import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SportsSlip } from '../../../contract/sportsbook/sports.ts'
import type { MarketId } from '../../../games/football/markets.ts'
import type { SlipKind } from '../../../games/football/slip.ts'
import { createChains } from '../../../server/features/games/shared-rounds/chains.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import { readBoard } from '../../../server/features/sportsbook/board.ts'
import { type MatchRow, matchesOfDay, watchBook } from '../../../server/features/sportsbook/book-store.ts'
import { importFixtures } from '../../../server/features/sportsbook/fixtures/import-fixtures.ts'
import { latestMatchday } from '../../../server/features/sportsbook/matchday-store.ts'
import { createMatchdays, type KnownMatchday } from '../../../server/features/sportsbook/matchdays.ts'
import { placeSlip } from '../../../server/features/sportsbook/place.ts'
import { createRunner, graceMs } from '../../../server/features/sportsbook/runner.ts'
import { readSlips } from '../../../server/features/sportsbook/slips.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { createGameWorld, fund } from '../people/game-player.ts'
import { callerOf, registerMember, type TestMember } from '../people/test-members.ts'

export const league = 'liga-arara'

export interface Pick {
  readonly match: string
  readonly market: MarketId
  readonly pick: string
  readonly odds: number
}

/** The back end of sports without its server: a clock that stands still, and as many processes as a test wants. */
export async function createSportsHall(memberCount = 2, environment: Record<string, string> = {}) {
  const world = await createGameWorld(environment)
  const members: TestMember[] = []
  while (members.length < memberCount) {
    const member = await registerMember(world)
    await fund(world, member.id, 100_000n)
    members.push(member)
  }
  // Its own worker would run the league beside those of the test.
  await world.app.close()
  let now = Date.now()
  const clock = { now: () => new Date(now) }
  const deps = { ...world.deps, clock }
  const createProcess = () => {
    const catalogue = createCatalogue(deps)
    const chains = createChains(deps)
    const matchdays = createMatchdays(catalogue, chains)
    const runner = createRunner({ ...deps, matchdays, chains }, deps.ids())
    return {
      runner,
      matchdays,
      sports: { ...deps, catalogue, matchdays, watch: async () => {}, wake: () => {} },
    }
  }
  const first = createProcess()
  const latest = async (): Promise<KnownMatchday> => {
    const row = await latestMatchday(deps.db, league)
    const found = await first.matchdays.find(league)
    const known = row && found?.league && (await first.matchdays.know(row, found.league))
    if (known === undefined) throw new Error('no matchday')
    return known
  }
  const watch = () => watchBook(deps.db, league, new Date(now + 3_600_000))
  return {
    world,
    deps,
    members,
    process: first,
    createProcess,
    latest,
    moveTo: (instant: Date | number) => {
      now = Number(instant)
    },
    advance: (milliseconds: number) => {
      now += milliseconds
    },
    /** A matchday that takes bets, and its matches. */
    open: async () => {
      await watch()
      await first.runner.turn()
      const day = await latest()
      return { day, matches: await matchesOfDay(deps.db, league, day.row.number) }
    },
    /** To the end of the newest matchday, and through its settlement. */
    finish: async (process = first) => {
      const { row } = await latest()
      now = Math.max(now, row.ends_at.getTime() + graceMs)
      await process.runner.turn()
    },
    /** To where the next one is due. */
    goOn: async () => {
      const row = await latestMatchday(deps.db, league)
      if (row !== undefined) now = Math.max(now, row.next_at.getTime())
      await watch()
      await first.runner.turn()
    },
    place: (
      member: TestMember,
      legs: readonly Pick[],
      {
        kind = (legs.length > 1 ? 'multiple' : 'singles') as SlipKind,
        each = 1_000n,
        total = undefined as bigint | undefined,
        better = false,
        mode = 'real' as 'real' | 'demo',
        key = randomUUID() as string,
        game = league,
        process = first,
      } = {},
    ) =>
      placeSlip(process.sports, {
        caller: callerOf(member),
        key,
        body: {
          game_id: game,
          mode,
          stake: total ?? (kind === 'multiple' ? each : each * BigInt(legs.length)),
          accept_better: better,
          bet: { kind, stake: each, legs: [...legs] },
        },
      }),
    board: async (member: TestMember, game = league) => {
      const board = await readBoard(first.sports, callerOf(member), { game_id: game, mode: 'real' })
      if (board instanceof Refused) throw new Error(board.word)
      return board.data
    },
    slips: async (member: TestMember, game = league): Promise<readonly SportsSlip[]> => {
      const slips = await readSlips(first.sports, callerOf(member), { game_id: game, mode: 'real' })
      if (slips instanceof Refused) throw new Error(slips.word)
      return slips.data
    },
    cashOf: async (member: TestMember, currency: 'BRL' | 'PLAY' = 'BRL') => {
      const { cash } = await deps.db
        .selectFrom('wallet')
        .select('cash')
        .where('member_id', '=', member.id)
        .where('currency', '=', currency)
        .executeTakeFirstOrThrow()
      return cash
    },
    setOdds: (match: string, market: MarketId, pick: string, odds: number) =>
      sql`UPDATE sports_match SET odds = jsonb_set(odds, ${[market, pick]}, to_jsonb(${odds}::integer))
        WHERE game_id = ${league} AND id = ${match}`.execute(deps.db),
    close: () => world.database.close(),
  }
}
export const wordOf = (answer: unknown) => (answer instanceof Refused ? answer.word : answer)

export function slipIn(answer: Awaited<ReturnType<SportsHall['place']>>): SportsSlip {
  if (answer instanceof Refused) throw new Error(answer.word)
  return answer.data.slip
}

/** A selection at the odds that stand. */
export function take(match: MatchRow, market: MarketId, pick: string): Pick {
  const odds = match.odds[market]?.[pick]
  if (odds === undefined) throw new Error(`no ${market} ${pick}`)
  return { match: match.id, market, pick, odds }
}

export type SportsHall = Awaited<ReturnType<typeof createSportsHall>>

export const hour = 3_600_000
export const fair = { home: '2.00', draw: '3.60', away: '4.00' }

/** By the hall's own clock. */
export const fromNow = ({ deps }: SportsHall, hours: number) =>
  new Date(deps.clock.now().getTime() + hours * hour).toISOString()

/** A match of a file, five hours ahead. */
export const matchOfFile = (hall: SportsHall, id: string, more: object = {}) => ({
  ...{ id, competition: 'Copa de Teste', home: `Casa ${id}`, away: `Fora ${id}` },
  kicks_off_at: fromNow(hall, 5),
  odds: { '1x2': fair, goals: { over: 1.9, under: 1.95 } },
  ...more,
})

/** The book of matches of the real world. */
export const fixtureBook = 'futebol-pra-valer'

/** Brings matches in as a file does, until the catalogue is looked at again, a second later. `isSigned`: by two people. */
export async function bringFixtures(
  hall: SportsHall,
  matches: readonly object[],
  { isSigned = false, isDryRun = false } = {},
) {
  const text = JSON.stringify({ matches })
  const report = await importFixtures(hall.deps, {
    ...{ bookId: fixtureBook, text, format: 'json', isDryRun, source: 'file' },
    ...{ mayCorrect: isSigned, administratorId: undefined },
  })
  if (report === undefined) throw new Error('no book')
  hall.advance(2_000)
  return report
}
