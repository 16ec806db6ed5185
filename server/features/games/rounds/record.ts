import type * as z from 'zod/mini'
import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import type { gameRecord } from '../../../../contract/lobby/games.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { PlayDeps } from './play-deps.ts'
import { type RoundFilter, readRoundSums } from './round-filter-store.ts'
import { toRound } from './round-view.ts'
import { listRounds, type RecordVersion, recordVersion, reopenedSlips } from './store.ts'

type Ask = z.output<typeof gameRecord.body>
type Listed = z.output<typeof gameRecord.reply>

const usualPage = 50

/**
 * The member's rounds, newest first. With `since` those that moved money after it, and those whose server seed was
 * revealed after it. Every page answers the version of the first: the next delta has the changes made meanwhile.
 */
export async function readRecord(
  { db, secrets, catalogue, clock }: PlayDeps,
  memberId: string,
  ask: Ask,
): Promise<Listed | Refused> {
  const { cursor: rawCursor, since: rawSince, limit = usualPage } = ask
  const days = readDays(ask, clock.now())
  if (days === undefined) return refuseFields({ to: ['invalid'] })
  const filter = filterOf(ask)
  // Read before the rows: a round in between is then returned twice, never missed.
  const now = await recordVersion(db, memberId)
  const cursor = rawCursor === undefined ? undefined : readCursor(rawCursor)
  if (rawCursor !== undefined && cursor === undefined) return refuseFields({ cursor: ['invalid'] })
  const since = rawSince === undefined ? undefined : readSince(rawSince, now)
  const version = cursor?.version ?? writeVersion(now)
  const totals = ask.totals === true ? { totals: await readTotals(db, memberId, filter, days.from) } : {}
  const deleted = since === undefined ? [] : [...(await reopenedSlips(db, memberId, since))]
  const state = { version, deleted, reset: rawSince !== undefined && since === undefined, ...totals }
  if (since !== undefined && cursor === undefined && rawSince === version) {
    return { data: [], ...state, next_cursor: null, unchanged: true }
  }
  const rows = await listRounds(db, memberId, { before: cursor?.id, since, limit: limit + 1, filter })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    data: await Promise.all(shown.map(row => toRound(secrets, catalogue, row))),
    ...state,
    next_cursor: last === undefined ? null : `${version}~${last.id}`,
    unchanged: false,
  }
}

const usualDays = 30
const mostDays = 366
const dayMs = 86_400_000

/** Where totals begin; `undefined` when the days end before they begin, or totals of too many are asked for. */
function readDays({ from, to, totals }: Ask, now: Date): { readonly from: string } | undefined {
  const last = to ?? brazilDay(now)
  const first = from ?? addDays(last, 1 - usualDays)
  if (to !== undefined && first > to) return undefined
  const isLong = (Date.parse(last) - Date.parse(first)) / dayMs >= mostDays
  return totals === true && isLong ? undefined : { from: first }
}

function filterOf({ from, to, game_id: gameId, mode, state }: Ask): RoundFilter {
  const currency = mode === undefined ? undefined : mode === 'demo' ? 'PLAY' : 'BRL'
  return { from, to, gameId, currency, state }
}

async function readTotals(db: PlayDeps['db'], memberId: string, filter: RoundFilter, from: string) {
  return { from, ...(await readRoundSums(db, memberId, { ...filter, from })) }
}

function writeVersion({ real, play, revealed }: RecordVersion): string {
  return `${real}.${play}.${revealed}`
}

/** `undefined`: none of ours, or from a future that a restored database does not know. */
function readSince(text: string, now: RecordVersion): RecordVersion | undefined {
  const [, real, play, revealed] = /^(\d{1,18})\.(\d{1,18})\.(\d{1,9})$/.exec(text) ?? []
  if (real === undefined || play === undefined || revealed === undefined) return undefined
  const since = { real: BigInt(real), play: BigInt(play), revealed: Number(revealed) }
  const isKnown = since.real <= now.real && since.play <= now.play && since.revealed <= now.revealed
  return isKnown ? since : undefined
}

function readCursor(text: string): { readonly version: string; readonly id: string } | undefined {
  const [, version, id] = /^([\d.]{5,60})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return version === undefined || id === undefined ? undefined : { version, id }
}
