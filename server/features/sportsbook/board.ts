import type * as z from 'zod/mini'
import type { SportsBoard, SportsMatch, sportsBoard } from '../../../contract/sportsbook/sports.ts'
import type { FootballLeague } from '../../../games/football/football-league.ts'
import { minuteAt, standsAtMinute } from '../../../games/football/play-matchday.ts'
import { matchdayOf } from '../../../games/football/season.ts'
import { standingsOf } from '../../../games/football/standings.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../platform/http/requests/caller.ts'
import { balances } from '../../wallet/members.ts'
import { currencyOf, refuseMode } from '../games/rounds/service.ts'
import { finishedMatches, lastDecided, type MatchRow, matchesOfDay, openFixtures } from './book-store.ts'
import { latestMatchday } from './matchday-store.ts'
import type { KnownMatchday } from './matchdays.ts'
import { termsOf } from './price-slip.ts'
import type { SportsDeps } from './sports-deps.ts'

const shownResults = 12
/** As many as a reader looks through; the next come forward as these are decided. */
const shownFixtures = 200

/** The book as it stands now. */
export async function readBoard(
  deps: SportsDeps,
  caller: MemberCaller,
  { game_id: gameId, mode }: z.output<typeof sportsBoard.body>,
): Promise<{ readonly data: SportsBoard } | Refused> {
  const { matchdays, clock, db } = deps
  const refused = refuseMode(mode, caller)
  if (refused !== undefined) return refused
  const found = await matchdays.find(gameId)
  if (found === undefined) return refuse('game_unknown')
  const { league, book, row, isListed } = found
  const now = clock.now()
  const report = league
    ? await readLeague(deps, { league, gameId, isListed, now })
    : await readFixtures(db, gameId, now)
  const { limits, maximumPayout, mostLegs } = termsOf(book, row)
  const wallets = await balances(db, caller.memberId, now)
  const wallet = wallets.find(one => one.currency === currencyOf(mode))
  return {
    data: {
      now: now.toISOString(),
      ...report,
      balance: {
        money: wallet?.cash ?? 0n,
        bonus: wallet?.bonus ?? 0n,
        wallet_version: Number(wallet?.version ?? 0n),
      },
      terms: {
        min_bet: limits.minBet,
        max_bet: limits.maxBet,
        maximum_payout: maximumPayout,
        most_legs: mostLegs,
        member_match_max: deps.config.exposure.memberMatchMax,
      },
    },
  }
}

type Answer = Pick<SportsBoard, 'matchday' | 'matches' | 'results' | 'table'>

interface LeagueNow {
  readonly league: FootballLeague
  readonly gameId: string
  readonly isListed: boolean
  readonly now: Date
}

/** The matchday of a league that plays automatically. Asking keeps it playing. */
async function readLeague(deps: SportsDeps, { league, gameId, isListed, now }: LeagueNow): Promise<Answer> {
  const { matchdays, db, watch } = deps
  if (isListed) await watch(gameId)
  const latest = await latestMatchday(db, gameId)
  const known = latest && (await matchdays.know(latest, league))
  const isAsleep = latest === undefined || now >= latest.next_at
  if (isAsleep) deps.wake()
  const report = await readAnnounced(deps, league, gameId, latest?.number ?? 1)
  if (known === undefined || isAsleep) return { matchday: null, matches: [], ...report }
  const matches = await matchesOfDay(db, gameId, known.row.number)
  return {
    matchday: toMatchday(known, league, now),
    matches: matches.map(match => toLive(match, known, now)),
    ...report,
  }
}

/** Matches of the real world: those that are to come or run, by their kick-off, and what the last came to. */
async function readFixtures(db: SportsDeps['db'], gameId: string, now: Date): Promise<Answer> {
  const [coming, decided] = await Promise.all([
    openFixtures(db, gameId, shownFixtures),
    lastDecided(db, gameId, shownResults),
  ])
  return {
    matchday: null,
    matches: coming.map(match =>
      toMatch(match, match.postponed_until !== null || match.kicks_off_at > now ? 'open' : 'running'),
    ),
    results: decided.map(match => toMatch(match, match.status)),
    table: [],
  }
}

/** The season's table, and the last results: of this season, or at its beginning of the last. */
async function readAnnounced({ db }: SportsDeps, league: FootballLeague, gameId: string, number: number) {
  const { day } = matchdayOf(league, number)
  const first = number - day + 1
  const report = await finishedMatches(db, gameId, { from: Math.min(first, number - 3), to: number })
  const ofSeason = report.filter(match => (match.matchday ?? 0) >= first)
  const ids = new Map(league.teams.map(team => [team.name, team.id]))
  const names = new Map(league.teams.map(team => [team.id, team.name]))
  const results = ofSeason.map(match => ({
    homeId: ids.get(match.home) ?? '',
    awayId: ids.get(match.away) ?? '',
    home: match.home_goals ?? 0,
    away: match.away_goals ?? 0,
  }))
  const table = standingsOf([...ids.values()], results)
  return {
    results: report.slice(0, shownResults).map(match => toMatch(match, 'finished')),
    table: table.map(({ id, ...figures }) => ({ team: names.get(id) ?? id, ...figures })),
  }
}

function toMatchday({ row, anchor, salt, saltedBy, seed }: KnownMatchday, league: FootballLeague, now: Date) {
  const { season, day, days } = matchdayOf(league, row.number)
  return {
    number: row.number,
    season,
    day,
    days,
    opens_at: row.opens_at.toISOString(),
    kicks_off_at: row.kicks_off_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    next_at: row.next_at.toISOString(),
    anchor,
    seed_hash: row.seed_hash,
    client_seed: salt,
    salted_by: saltedBy ?? null,
    nonce: row.nonce,
    server_seed: now >= row.ends_at ? seed : null,
  }
}

function toMatch(match: MatchRow, state: SportsMatch['state']): SportsMatch {
  const { home_goals: home, away_goals: away } = match
  return {
    id: match.id,
    competition: match.competition,
    home: match.home,
    away: match.away,
    kicks_off_at: match.kicks_off_at.toISOString(),
    state,
    odds: Object.fromEntries(Object.entries(match.odds).map(([market, picks]) => [market, { ...picks }])),
    score: home === null || away === null ? null : { home, away },
    goals: [],
    postponed_until: match.postponed_until?.toISOString() ?? null,
  }
}

/** A match of the matchday that is on: what has happened by its minute, and no more. */
function toLive(match: MatchRow, { row, outcome }: KnownMatchday, now: Date): SportsMatch {
  const played = outcome.matches[match.place ?? -1]
  if (match.status === 'void') return toMatch(match, 'void')
  if (now < row.kicks_off_at || played === undefined) return toMatch(match, 'open')
  const liveMs = row.ends_at.getTime() - row.kicks_off_at.getTime()
  const isOver = now >= row.ends_at
  const minute = isOver ? 90 : minuteAt(now.getTime() - row.kicks_off_at.getTime(), liveMs)
  const { home, away, goals } = standsAtMinute(played, minute)
  return { ...toMatch(match, isOver ? 'finished' : 'running'), score: { home, away }, goals: [...goals] }
}
