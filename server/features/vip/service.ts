import type * as z from 'zod/mini'
import { addDays, brazilDay, mondayOf } from '../../../contract/brazil-day.ts'
import { isUuid } from '../../../contract/is-uuid.ts'
import type { vipHistory, vipInfo } from '../../../contract/vip/vip.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../platform/http/answers/refuse.ts'
import { processEach } from '../../platform/workers/process-each.ts'
import { startWorker, type Worker } from '../../platform/workers/worker.ts'
import { bringUpToDate, type VipDeps, type VipState } from './fold.ts'
import { type LevelTerms, readLevels, readLevelTerms, toLevel } from './level-store.ts'
import { allowanceOf, firstOfMonth } from './rules.ts'
import { addRecharge, listRewards, membersToFold, type RewardRow, readLadderAt } from './store.ts'

type Info = z.output<typeof vipInfo.reply>
type History = z.output<typeof vipHistory.reply>

/** Every level, in the reader's language. */
export async function readLadder(deps: Deps, language: string): Promise<Info['data']> {
  const ladder = await readLadderAt(deps.db, deps.clock.now(), deps.config.regime)
  return ladder.levels.map(level => toLevel(level, ladder, language))
}

/** Levels, progress and the ladder. Looking brings the member up to date: a level reached since is there at once. */
export async function readVip(deps: Deps, memberId: string, language: string): Promise<Info | Refused> {
  const state = await transaction(deps.db, tx => bringUpToDate(deps, tx, memberId), { keyed: true })
  deps.pokeOutbox()
  return state === undefined ? refuse('demo_not_allowed') : toInfo(state, language)
}

function toInfo({ member, standings, ladder, today }: VipState, language: string): Info {
  const general = standings.get('general')
  const data = ladder.levels.map(level => toLevel(level, ladder, language))
  const userviplvl = general?.level ?? 0
  const named = data.find(one => one.track === 'general' && one.level === userviplvl)
  return {
    uservip: {
      userviplvl,
      level_name: named?.name ?? '',
      totalrecharge: member.totalRecharge,
      totalbetting: general?.betting ?? 0n,
      paid: member.paid,
      allowance: allowanceOf(member.earning, member.paid),
      next_weekly: addDays(mondayOf(today), 7),
      next_monthly: firstOfMonth(addDays(firstOfMonth(today), 31)),
      standings: [...standings].map(
        ([track, { level, betting, ceiling, periodStart, periodDays, periodBetting }]) => ({
          track,
          level,
          betting,
          ceiling,
          period_betting: periodBetting,
          period_ends: addDays(periodStart, periodDays),
        }),
      ),
    },
    data,
  }
}

/** What the user info says of the levels: as of the last look, for this is read on every start. */
export function levelsOf(deps: Deps, memberId: string, language: string) {
  return readLevels(deps.db, memberId, language, deps.clock.now())
}

/** What the member's level allows and gives: withdrawal limits and the rate of the betting rebate. */
export function levelTermsOf(
  deps: Pick<Deps, 'clock'>,
  on: Tx | Deps['db'],
  memberId: string,
): Promise<LevelTerms> {
  return readLevelTerms(on, memberId, deps.clock.now())
}

const usualPage = 50

/** Bonuses and changes of level, newest first; rows are only ever added, so the newest id is the version. */
export async function readVipHistory(
  deps: Deps,
  memberId: string,
  { cursor, limit = usualPage, since }: z.output<typeof vipHistory.body>,
): Promise<History | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const after = since !== undefined && isUuid(since) ? since : undefined
  const rows = await listRewards(deps.db, memberId, { before: cursor, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(toReward),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    version: shown[0]?.id ?? since ?? 'none',
    deleted: [],
    reset: since !== undefined && since !== 'none' && after === undefined,
    unchanged: since !== undefined && after !== undefined && rows.length === 0,
  }
}

function toReward({ id, track, kind, level, amount, created_at }: RewardRow): History['data'][number] {
  return { id, track, kind, level, amount, created_at: created_at.toISOString() }
}

/** A recharge that was credited counts towards the levels; one that was taken back (negative) no longer does. */
export async function recordRecharge(deps: VipDeps, tx: Tx, memberId: string, amount: bigint): Promise<void> {
  if ((await bringUpToDate(deps, tx, memberId)) === undefined) return
  await addRecharge(tx, memberId, amount)
}

const foldEveryMs = 10 * 60_000
const membersATurn = 200

/** Every night each member's finished days are joined to the sums: no call ever looks at more than the days since. */
export function startVip(deps: Deps): Worker {
  return startWorker({ name: 'vip', everyMs: foldEveryMs, log: deps.log, run: () => foldDue(deps) })
}

/** Brings everybody up to date who has a finished day that was not counted yet. */
export async function foldDue(deps: VipDeps & Pick<Deps, 'log'>): Promise<void> {
  const today = brazilDay(new Date(deps.clock.now().getTime() - 10 * 60_000))
  const failed = new Set<string>()
  const fold = (memberId: string) =>
    transaction(deps.db, tx => bringUpToDate(deps, tx, memberId), { keyed: true })
  const what = 'the levels of a member could not be brought up to date; it is tried again'
  for (;;) {
    // Those that failed stand first again: as many more are asked for.
    const rows = await membersToFold(deps.db, today, membersATurn + failed.size)
    const due = rows.filter(memberId => !failed.has(memberId))
    for (const one of await processEach(due, fold, { log: deps.log, what, nameOf: memberId => memberId }))
      failed.add(one)
    if (due.length < membersATurn) return
  }
}
