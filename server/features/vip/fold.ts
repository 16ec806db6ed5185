import { brazilDay, mondayOf } from '../../../contract/brazil-day.ts'
import type { VipTrack } from '../../../contract/vip/vip.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { lockWallet } from '../../wallet/post.ts'
import { refuseOffers } from '../responsible-gambling/breaks/service.ts'
import { corrected, less, takeCorrections } from './corrections.ts'
import { notifyVip } from './notify-vip.ts'
import { allowanceOf, firstOfMonth, foldDays, risen, type Standing } from './rules.ts'
import {
  insertReward,
  isRewarded,
  type Ladder,
  type LevelRow,
  lockVipMember,
  type PlayedDay,
  playedSince,
  type RewardRow,
  readLadderAt,
  readStandings,
  saveStanding,
  saveVipMember,
  type VipMember,
} from './store.ts'

export type VipDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'wallet' | 'config'>

export interface VipState {
  readonly member: VipMember
  readonly standings: ReadonlyMap<VipTrack, Standing>
  readonly ladder: Ladder
  readonly today: string
}

const tracks: readonly VipTrack[] = ['general', 'slot', 'live']

/** Days end ten minutes after midnight here, so that rounds settled on its edge are in. */
const graceMs = 10 * 60_000

/**
 * Brings a member up to date, in the caller's transaction: finished days are joined to the sums, once; levels rise with
 * today's play counted in, fall when a period ends; due bonuses are paid, once for their cause, within the allowance.
 * `undefined`: there is no such member, or it is a demo account.
 */
export async function bringUpToDate(deps: VipDeps, tx: Tx, memberId: string): Promise<VipState | undefined> {
  const today = brazilDay(new Date(deps.clock.now().getTime() - graceMs))
  if ((await lockWallet(tx, memberId, 'BRL')) === undefined) return undefined
  const ladder = await readLadderAt(tx, deps.clock.now(), deps.config.regime)
  const { levels, keepDays } = ladder
  const beginning = { today, monday: mondayOf(today), first: firstOfMonth(today), keepDays }
  const known = await lockVipMember(tx, memberId, beginning)
  if (known === undefined) return undefined
  const corrections = await takeCorrections(tx, memberId, known.foldedThrough)
  const played = await playedSince(tx, memberId, known.foldedThrough)
  const before = await readStandings(tx, memberId)
  const finished = played.filter(({ day }) => day < today)
  const earned = sum(finished.map(({ earning }) => earning))
  const standings = new Map<VipTrack, Standing>()
  const rewards: Due[] = []
  for (const track of tracks) {
    const standing = before.get(track)
    if (standing === undefined) throw new Error('A track without a standing')
    const steps = levels.filter(level => level.track === track)
    const days = finished.map(one => ({ day: one.day, betting: one[track] }))
    const sums = corrected(standing, track, corrections)
    const folded = foldDays(steps, sums, days, { through: today, keepDays })
    const now = withToday(folded, played, track, today)
    const stands = { ...folded, ...pick(risen(steps, now, known.totalRecharge)) }
    standings.set(track, { ...now, ...pick(stands) })
    await saveStanding(tx, memberId, track, stands)
    rewards.push(...changes(steps, track, standing.level, folded.level, stands.level, today))
  }
  const general = standings.get('general')?.level ?? 0
  rewards.push(...periodic(levels, general, known, beginning, finished))
  const earning = less(known.earning, sum(corrections.map(one => one.earning))) + earned
  const member = { ...known, earning, foldedThrough: today }
  const running = sum(played.filter(({ day }) => day >= today).map(({ earning }) => earning))
  const paid = await payDue(deps, tx, { memberId, member, running, rewards, version: ladder.version })
  const saved = { ...member, paid, weekDecided: beginning.monday, monthDecided: beginning.first }
  await saveVipMember(tx, memberId, saved)
  return { member: { ...saved, earning: saved.earning + running }, standings, ladder, today }
}

const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)

/** Today counts for rising, and stays out of the sums until it is over. */
function withToday(folded: Standing, played: readonly PlayedDay[], track: VipTrack, today: string): Standing {
  const running = sum(played.filter(({ day }) => day >= today).map(day => day[track]))
  return { ...folded, betting: folded.betting + running, periodBetting: folded.periodBetting + running }
}

const pick = ({ level, ceiling }: Standing) => ({ level, ceiling })

interface Due {
  readonly track: VipTrack
  readonly kind: RewardRow['kind']
  readonly level: number
  readonly amount: bigint
  readonly cause: string
}

function changes(
  ladder: readonly LevelRow[],
  track: VipTrack,
  was: number,
  fell: number,
  stands: number,
  today: string,
): Due[] {
  const down: Due[] =
    fell < was
      ? [{ track, kind: 'level_down', level: fell, amount: 0n, cause: `${track}:down:${fell}:${today}` }]
      : []
  const gained = ladder.filter(({ level }) => level > fell && level <= stands)
  const up = gained.flatMap(({ level, upgradeBonus }): Due[] => [
    { track, kind: 'level_up', level, amount: 0n, cause: `${track}:up:${level}:${today}` },
    { track, kind: 'upgrade', level, amount: upgradeBonus, cause: `${track}:upgrade:${level}` },
  ])
  return [...down, ...up]
}

/** The bonus of a week or month is for one in which something was staked, by the level that the general track stands at. */
function periodic(
  levels: readonly LevelRow[],
  level: number,
  { weekDecided, monthDecided }: VipMember,
  { monday, first }: { monday: string; first: string },
  finished: readonly PlayedDay[],
): Due[] {
  const row = levels.find(one => one.track === 'general' && one.level === level)
  if (row === undefined) return []
  const playedWithin = (from: string, before: string) =>
    finished.some(({ day, general }) => day >= from && day < before && general > 0n)
  const due: Due[] = []
  if (weekDecided < monday && playedWithin(weekDecided, monday))
    due.push({ track: 'general', kind: 'weekly', level, amount: row.weeklyBonus, cause: `weekly:${monday}` })
  if (monthDecided < first && playedWithin(monthDecided, first))
    due.push({
      track: 'general',
      kind: 'monthly',
      level,
      amount: row.monthlyBonus,
      cause: `monthly:${first}`,
    })
  return due
}

interface Paying {
  readonly memberId: string
  readonly member: VipMember
  readonly running: bigint
  readonly rewards: readonly Due[]
  /** Of the ladder. */
  readonly version: number
}

/**
 * Pays rewards that are due, once for each cause, within the allowance: a larger reward is paid in part. A reward that falls due while
 * offers are closed to the member lapses without a notification: nobody is called back to play. Returns all that was paid so far.
 */
async function payDue(
  deps: VipDeps,
  tx: Tx,
  { memberId, member, running, rewards, version }: Paying,
): Promise<bigint> {
  let paid = member.paid
  const isClosed = rewards.length > 0 && (await refuseOffers(deps, tx, memberId)) !== undefined
  for (const due of rewards) {
    if (due.kind === 'level_up' || due.kind === 'level_down') {
      await insertReward(tx, memberId, { ...due, version, id: deps.ids(), created_at: deps.clock.now() })
      if (!isClosed) await notifyVip(deps, tx, memberId, due)
      continue
    }
    if (isClosed) continue
    const allowance = allowanceOf(member.earning + running, paid)
    const amount = due.amount < allowance ? due.amount : allowance
    if (amount <= 0n || (await isRewarded(tx, memberId, due.cause))) continue
    const row = { ...due, amount, version, id: deps.ids(), created_at: deps.clock.now() }
    const posted = await deps.wallet.payReward(tx, {
      memberId,
      currency: 'BRL',
      key: `vip:${memberId}:${due.cause}`,
      kind: 'vip_bonus',
      cost: 'vip_cost',
      to: 'cash',
      amount,
      reference: row.id,
    })
    if (posted.status === 'refused') throw new Error(`A VIP bonus could not be paid: ${posted.word}`)
    await insertReward(tx, memberId, row)
    await notifyVip(deps, tx, memberId, row)
    paid += amount
  }
  return paid
}
