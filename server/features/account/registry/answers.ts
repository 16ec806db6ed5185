import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { circuitOpen } from '../../../platform/http/json-peer.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { RegistryReply } from '../../../platform/registry/port.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { writeToMember } from '../../auth/security/service.ts'
import {
  closePlay,
  listClosings,
  openPlay,
  withdrawDeadline,
} from '../../responsible-gambling/breaks/service.ts'
import { closingOf, standingAfter } from './rules.ts'
import type { Occasion, Standing } from './standing.ts'
import { insertCheck, lockStanding, saveStanding } from './store.ts'

interface Answer {
  readonly memberId: string
  readonly cpfHash: Buffer
  readonly occasion: Occasion
  readonly reply: RegistryReply
}

/** Keeps what the registry said, and closes or opens play by it, under the lock that bets, deposits and claims take. */
export async function keepAnswer(deps: Deps, answer: Answer): Promise<void> {
  await transaction(deps.db, tx => keepIn(deps, tx, answer), { keyed: true })
  deps.pokeOutbox()
}

export async function keepIn(deps: Deps, tx: Tx, answer: Answer): Promise<void> {
  const { memberId, cpfHash, occasion, reply } = answer
  const now = deps.clock.now()
  await lockWallet(tx, memberId, 'BRL')
  const before = await lockStanding(tx, memberId)
  if (before === undefined) return
  if (isAnswerOrEvent(occasion, reply)) {
    await insertCheck(tx, { id: deps.ids(), memberId, cpfHash, occasion, at: now, reply })
  }
  const closings = await listClosings(tx, memberId)
  const { closesBenefit = true } = deps.config.registry ?? {}
  const after = standingAfter(before, reply, { now, closesBenefit })
  await saveStanding(tx, after)
  // A member who was never answered for and registered with the registry silent has been closed since then.
  const wasOpen = !closings.includes('registry_pending') && occasion !== 'registration'
  const wanted = closingOf(after, { now, wasOpen })
  await close(deps, tx, after, wanted)
}

/** "Outage: register the event" (docs/rules/brazil.md); a retry that was not even sent, while the registry is down, is none. */
function isAnswerOrEvent(occasion: Occasion, reply: RegistryReply): boolean {
  return reply.answer !== 'unanswered' || reply.cause !== circuitOpen || occasion === 'registration'
}

async function close(
  deps: Deps,
  tx: Tx,
  { member_id: memberId, reason, impeded_at }: Standing,
  wanted: 'registry_impeded' | 'registry_pending' | undefined,
): Promise<void> {
  const at = deps.clock.now()
  const kinds = ['registry_impeded', 'registry_pending'] as const
  let isOpened = false
  for (const kind of kinds) {
    if (kind !== wanted) isOpened = (await openPlay(deps, tx, { memberId, kind, at })) || isOpened
  }
  const isClosed = wanted !== undefined && (await closePlay(deps, tx, { memberId, kind: wanted, at }))
  if (isClosed && wanted === 'registry_impeded' && reason !== null) {
    const until = withdrawDeadline(impeded_at ?? at).toISOString()
    const details = { reason, until }
    await notify(deps, tx, { memberId, kind: 'registry_impeded', details, link: '/withdraw' })
    await writeToMember(deps, tx, memberId, { kind: `registry_${reason}`, fields: { until } })
  } else if (wanted === undefined && isOpened) {
    await notify(deps, tx, { memberId, kind: 'registry_clear', details: {}, link: '/' })
  }
}
