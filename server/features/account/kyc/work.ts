import type { Pose } from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { readIdentity } from '../../auth/service.ts'
import type { CheckRow } from './check-row.ts'
import type { IdentityProvider, IdentityReply, Order } from './port.ts'
import { askAgainMs, longestCheckMs, poseOf } from './rules.ts'
import { openPicture } from './sealed-picture.ts'
import { settleCheck } from './settle.ts'
import { changeCheck, findPicture, listPictures, lockCheck, takeDue, withoutOwn } from './store.ts'

const checksATurn = 20
/** How long one process keeps a turn of checks to itself. */
const leaseMs = 5 * 60_000

/** Asks the provider about every check that is due: one that fails keeps none of the others waiting. */
export async function workChecks(deps: Deps, provider: IdentityProvider): Promise<void> {
  const what = 'a check of an identity could not be gone on with; it is tried again'
  for (;;) {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + leaseMs)
    const due = await takeDue(deps.db, { now, until, limit: checksATurn })
    await processEach(due, row => goOn(deps, provider, row), { log: deps.log, what, nameOf: row => row.id })
    if (due.length < checksATurn) return
  }
}

async function goOn(deps: Deps, provider: IdentityProvider, row: CheckRow): Promise<void> {
  const reply = await askAbout(deps, provider, row)
  await transaction(deps.db, async tx => {
    await lockWallet(tx, row.member_id, 'BRL')
    const current = await lockCheck(tx, row.id)
    if (current?.state !== 'pending') return
    const now = deps.clock.now()
    switch (reply.answer) {
      case 'approved': {
        const same_face = await withoutOwn(tx, current.member_id, reply.sameFace)
        // Twins are two people: only a person can tell them from one with two accounts.
        if (same_face.length > 0) {
          return toPerson(deps, tx, current, { same_face, reason: 'face_of_another' })
        }
        return settleCheck(deps, tx, current, { state: 'approved' })
      }
      case 'rejected': {
        // An appeal shows it to the person who looks.
        const same_face = await withoutOwn(tx, current.member_id, reply.sameFace)
        const noted = await changeCheck(tx, current, { same_face })
        return settleCheck(deps, tx, noted, { state: 'rejected', reason: reply.reason })
      }
      case 'refused':
        return toPerson(deps, tx, current)
      case 'pending':
      case 'unknown':
      case 'unanswered': {
        const isOver = current.sent_at !== null && now.getTime() - current.sent_at.getTime() > longestCheckMs
        if (isOver) return toPerson(deps, tx, current)
        const ask_at = new Date(now.getTime() + askAgainMs(current.asks))
        await changeCheck(tx, current, { ask_at, asks: current.asks + 1 })
      }
    }
  })
  deps.pokeOutbox()
}

async function toPerson(
  deps: Deps,
  tx: Parameters<typeof lockCheck>[0],
  row: CheckRow,
  found: Partial<Pick<CheckRow, 'same_face' | 'reason'>> = {},
): Promise<void> {
  await changeCheck(tx, row, { ...found, state: 'in_review', review_since: deps.clock.now(), ask_at: null })
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'identity', payload: {} })
}

/** What was ordered before is asked about; what the provider does not know is ordered, under the check's own id. */
async function askAbout(deps: Deps, provider: IdentityProvider, row: CheckRow): Promise<IdentityReply> {
  if (row.asks > 0) {
    const found = await provider.find(row.id)
    if (found.answer !== 'unknown') return found
  }
  const person = await readIdentity(deps, deps.db, row.member_id)
  if (person === undefined || person.cpf === null || person.birthDate === null) return { answer: 'refused' }
  const heads = await listPictures(deps.db, row.member_id, row.id)
  const pictures: Order['pictures'][number][] = []
  const liveness: Pose[] = []
  for (const { kind } of heads) {
    const picture = await findPicture(deps.db, row, kind)
    if (picture === undefined) continue
    const sealed = { type: picture.type, content: openPicture(deps.secrets, picture) }
    const pose = poseOf(kind, row.poses)
    if (kind === 'document_front' || kind === 'document_back') pictures.push({ kind, ...sealed })
    else if (pose !== null) {
      liveness.push(pose)
      pictures.push({ kind: 'liveness', pose, ...sealed })
    }
  }
  const { cpf, realname: name, birthDate } = person
  return provider.submit({ id: row.id, person: { cpf, name: name ?? '', birthDate }, liveness, pictures })
}
