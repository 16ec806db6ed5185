import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

type Db = Deps['db']

interface Open {
  readonly bets: number
  readonly stake: bigint
  readonly most: bigint
}

export interface GameRow extends Open {
  readonly id: string
  readonly name: string | null
  readonly max_win: bigint | null
}

/** Games with open bets of real money. A round from before its most was kept counts with its stake. */
export async function openByGame(db: Db): Promise<readonly GameRow[]> {
  const { rows } = await sql<GameRow>`
    WITH bet AS (
      SELECT game_id, stake, coalesce(most_payout, stake) AS most FROM game_round WHERE status = 'open' AND currency = 'BRL'
      UNION ALL
      SELECT game_id, stake, coalesce(most_payout, stake) FROM shared_bet WHERE currency = 'BRL'
      UNION ALL
      SELECT s.game_id, s.stake, coalesce(CASE s.bet ->> 'kind' WHEN 'multiple' THEN max(l.most) ELSE sum(l.most) END, s.stake)
        FROM sports_slip s LEFT JOIN sports_liability l ON l.member_id = s.member_id AND l.slip_id = s.id
        WHERE s.currency = 'BRL' GROUP BY s.member_id, s.id
      UNION ALL
      SELECT g.id, r.stake_cash + r.stake_bonus, (r.stake_cash + r.stake_bonus) * coalesce(g.top_multiple, 100) / 100
        FROM round r JOIN game g ON g.id = split_part(r.game, ':', 2)
        WHERE r.status = 'open' AND r.currency = 'BRL' AND g.launch = 'frame'
    )
    SELECT b.game_id AS id, g.names ->> 'pt' AS name, g.max_win, count(*)::int AS bets, sum(b.stake)::bigint AS stake,
      sum(b.most)::bigint AS most
    FROM bet b LEFT JOIN game g ON g.id = b.game_id GROUP BY b.game_id, g.names, g.max_win ORDER BY 6 DESC, 1`.execute(
    db,
  )
  return rows
}

export interface MatchRow extends Open {
  readonly game_id: string
  readonly id: string
  readonly home: string
  readonly away: string
  readonly kicks_off_at: Date
  readonly market: string
  readonly pick: string
  readonly fullest: bigint
}

/** Matches with open slips: of each market the fullest pick is what it could win, for one of its picks comes. */
export async function openByMatch(db: Db, limit: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    WITH pick AS (
      SELECT game_id, match_id, market, pick, sum(most)::bigint AS most FROM sports_liability
      WHERE currency = 'BRL' GROUP BY 1, 2, 3, 4
    ), market AS (
      SELECT DISTINCT ON (game_id, match_id, market) * FROM pick ORDER BY game_id, match_id, market, most DESC, pick
    ), match AS (
      SELECT game_id, match_id, sum(most)::bigint AS most, (array_agg(market ORDER BY most DESC, market))[1] AS market,
        (array_agg(pick ORDER BY most DESC, market))[1] AS pick, max(most) AS fullest
      FROM market GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${limit}
    )
    SELECT m.game_id, m.id, m.home, m.away, m.kicks_off_at, o.most, o.market, o.pick, o.fullest, slips.bets, slips.stake
    FROM match o JOIN sports_match m ON m.game_id = o.game_id AND m.id = o.match_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS bets, coalesce(sum(s.stake), 0)::bigint AS stake
        FROM sports_leg l JOIN sports_slip s ON s.member_id = l.member_id AND s.id = l.slip_id
        WHERE l.game_id = m.game_id AND l.match_id = m.id AND s.currency = 'BRL') slips
    ORDER BY o.most DESC, m.id`.execute(db)
  return rows
}
