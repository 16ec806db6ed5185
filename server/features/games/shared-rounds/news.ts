import { sql } from 'kysely'
import type { TableNews } from '../../../../contract/games/shared-rounds.ts'
import type { Deps } from '../../../deps.ts'
import { type KnownRound, type Tables, toPublic } from './tables.ts'

/** What carries news to the members' streams of this process. */
export interface TableHub {
  /** The member's streams hear of that table until then. */
  readonly watchTable: (memberId: string, gameId: string, until: number) => void
  readonly hasMember: (memberId: string) => boolean
  readonly notifyTable: (gameId: string, news: TableNews, now: number) => void
}

export interface News {
  /** The member looks at that table until then, on whatever process their stream is. */
  readonly watch: (memberId: string, gameId: string, until: number) => Promise<void>
  /** This process opened a round: tells here and everywhere. */
  readonly opened: (gameId: string) => Promise<void>
  readonly stop: () => void
}

/** Said among processes: a round was opened (game), a member watches (game, member, until). */
export const tableChannel = 'shared_table'

export interface TableWire {
  readonly hub: TableHub
  readonly onReceived: (listener: (payload: string) => void) => void
}

/** Tells watching streams when a round opens and, at the very instant, when its outcome is public; each process by its own clock. */
export function createNews(deps: Pick<Deps, 'db' | 'clock' | 'log'>, tables: Tables, wire: TableWire): News {
  const { db, clock, log } = deps
  const { hub } = wire
  const alarms = new Map<string, NodeJS.Timeout>()
  const notify = (round: KnownRound) => {
    const now = clock.now().getTime()
    const news = { game_id: round.gameId, now: new Date(now).toISOString(), round: toPublic(round, now) }
    hub.notifyTable(round.gameId, news, now)
  }
  const follow = async (gameId: string) => {
    tables.forget(gameId)
    const round = await tables.latest(gameId)
    if (round === undefined) return
    notify(round)
    clearTimeout(alarms.get(gameId))
    alarms.set(
      gameId,
      setTimeout(() => notify(round), Math.max(0, round.endsAt - clock.now().getTime())),
    )
  }
  const say = (words: readonly unknown[]) =>
    sql`SELECT pg_notify(${tableChannel}, ${words.join(' ')})`.execute(db)
  wire.onReceived(payload => {
    const [gameId = '', memberId, until] = payload.split(' ')
    if (memberId !== undefined) return hub.watchTable(memberId, gameId, Number(until))
    follow(gameId).catch(error =>
      log.warn({ message: String(error) }, 'news of a shared table were not told'),
    )
  })
  return {
    watch: async (memberId, gameId, until) => {
      hub.watchTable(memberId, gameId, until)
      if (!hub.hasMember(memberId)) await say([gameId, memberId, until])
    },
    opened: async gameId => {
      tables.forget(gameId)
      await say([gameId])
    },
    stop: () => {
      for (const alarm of alarms.values()) clearTimeout(alarm)
    },
  }
}
