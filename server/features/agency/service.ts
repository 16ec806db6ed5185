import type * as z from 'zod/mini'
import {
  type AgencyShare,
  type AgencyStanding,
  type InvitedMember,
  type inviteRecord,
  registerSubordinate,
} from '../../../contract/agency/agency.ts'
import { brazilDay, mondayOf } from '../../../contract/brazil-day.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../platform/http/answers/refuse.ts'
import { runOnce } from '../../platform/http/run-once.ts'
import { readIdentity, readInviteCode } from '../auth/service.ts'
import { countLine, type InvitedRow, joinLine, listInvited, setInviter, standsAbove } from './line-store.ts'
import { listShares, listTiers, listWeeks, type TierKind, totalCommission } from './week-store.ts'
import { nextSettlement } from './weeks.ts'

/** The tiers of one table, as anybody may read them; none where the licence allows no commission. */
export async function readMechanism(deps: Deps, kind: TierKind) {
  const { isOpen } = deps.config.regime.agency
  return { data: isOpen ? [...(await listTiers(deps.db, kind, mondayOf(brazilDay(deps.clock.now()))))] : [] }
}

/** The agent's invitation code, line and settled weeks. Refuses demo_not_allowed. */
export async function readAgent(deps: Deps, memberId: string): Promise<{ data: AgencyStanding } | Refused> {
  const code = await readInviteCode(deps.db, memberId)
  if (code === undefined) return refuse('demo_not_allowed')
  const [line, weeks, total] = await Promise.all([
    countLine(deps.db, memberId),
    listWeeks(deps.db, memberId),
    totalCommission(deps.db, memberId),
  ])
  const at = (depth: number) => line.find(one => one.depth === depth)?.members ?? 0
  return {
    data: {
      invite_code: code,
      direct: at(1),
      second: at(2),
      third: at(3),
      total_commission: total,
      next_settlement: nextSettlement(brazilDay(deps.clock.now())),
      weeks: weeks.map(({ paid_at, ...week }) => ({ ...week, paid_at: paid_at?.toISOString() ?? null })),
    },
  }
}

const usualPage = 50
const cursorForm = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]+Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** An instant as a cursor of ours writes it: none of 31 February, on which the database breaks. */
function isOurs(at: string): boolean {
  const ms = Date.parse(at)
  return !Number.isNaN(ms) && new Date(ms).toISOString() === at
}

/** Everybody below the agent, newest first, by cursor. */
export async function readInvited(
  deps: Deps,
  memberId: string,
  { cursor, limit = usualPage, depth }: z.output<typeof inviteRecord.body>,
): Promise<z.output<typeof inviteRecord.reply> | Refused> {
  const [, at = '', id = ''] = cursorForm.exec(cursor ?? '') ?? []
  if (cursor !== undefined && (id === '' || !isOurs(at))) return refuseFields({ cursor: ['invalid'] })
  const before = id === '' ? undefined : { at, id }
  const rows = await listInvited(deps.db, memberId, { before, depth, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    data: shown.map(toInvited),
    next_cursor: last === undefined ? null : `${last.joined_at.toISOString()}~${last.id}`,
  }
}

/** `maria.silva` → `mar***`: an agent sees that somebody is there, not how they sign in. */
const masked = (name: string) => `${name.slice(0, 3)}***`

function toInvited({ name, joined_at, ...row }: InvitedRow): InvitedMember {
  return { ...row, name: masked(name), joined_at: joined_at.toISOString() }
}

/** What each member of the line brought in a settled week (its Monday, `2026-11-23`), names masked. */
export async function readStatement(
  deps: Deps,
  memberId: string,
  week: string,
): Promise<{ data: AgencyShare[] }> {
  const shares = await listShares(deps.db, memberId, week)
  return { data: shares.map(share => ({ ...share, name: masked(share.name) })) }
}

/** A new member joins the line of who invited them. */
export function joinAgency(tx: Tx, memberId: string, inviterId: string, at: Date): Promise<void> {
  return joinLine(tx, memberId, inviterId, at)
}

interface Registering {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof registerSubordinate.body>
}

/**
 * Puts an existing member whom nobody invited below the caller. All three (phone, code, UID) must belong together; what
 * does not is one refusal, so that nobody can try out phones: subordinate_unknown. invite_code_foreign: not the caller's.
 * closed_by_licence: the regime knows no agency. subordinate_taken: somebody invited them. subordinate_yourself: the caller's own.
 * line_circular: the caller stands below them.
 */
export function joinSubordinate(deps: Deps, { memberId, key, body }: Registering) {
  return runOnce(deps, { endpoint: registerSubordinate, memberId, key, body }, async tx => {
    if (!deps.config.regime.agency.isOpen) return refuse('closed_by_licence')
    const code = await readInviteCode(tx, memberId)
    if (code?.toUpperCase() !== body.invite_code.toUpperCase()) return refuse('invite_code_foreign')
    const friend = await readIdentity(deps, tx, body.uid)
    if (friend === undefined || friend.phone !== body.phone || friend.isDemo || friend.status === 'closed')
      return refuse('subordinate_unknown')
    if (friend.memberId === memberId) return refuse('subordinate_yourself')
    if (await standsAbove(tx, friend.memberId, memberId)) return refuse('line_circular')
    const at = deps.clock.now()
    if (!(await setInviter(tx, friend.memberId, memberId, at))) return refuse('subordinate_taken')
    await joinLine(tx, friend.memberId, memberId, at)
    await deps.wallet.announce(tx, { memberId, topic: 'agency', payload: {} })
    return { data: { name: masked(friend.name), joined_at: at.toISOString() } }
  })
}
