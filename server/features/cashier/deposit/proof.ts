import type * as z from 'zod/mini'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { largestProofBytes, rechargeProof } from '../../../../contract/cashier/order-calls.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { receiveDocument } from '../../../platform/uploads/receive-upload.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { recordEvent } from './events.ts'
import { showRecharges } from './order-view.ts'
import { findOwnProof, findProof, saveProof } from './proof-store.ts'
import { changeRecharge, findRecharge, type RechargeRow } from './store.ts'

/** Banks show a transfer late, and people their receipts later. */
const lateDays = 7
const day = 86_400_000

interface Sent {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof rechargeProof.body>
}

const faults = {
  too_large: 'proof_too_large',
  unreadable: 'proof_unreadable',
  infected: 'file_infected',
} as const

/** Keeps a member's proof of a transfer, scanned, re-encoded and sealed, and puts the order before a reviewer. */
export async function keepProof(deps: MoneyDeps, sent: Sent): Promise<{ data: Recharge } | Refused> {
  const { memberId, body } = sent
  const received = await receiveDocument(deps, Buffer.from(body.file, 'base64'), {
    largest: largestProofBytes,
    by: { actor: 'member', subject: memberId },
    resource: rechargeProof.path,
  })
  // Said to this try alone: the next one may find the scanner again.
  if (received === 'unchecked') return refuse('try_again_later')
  return runOnce(deps, { ...sent, endpoint: rechargeProof }, async tx => {
    if (typeof received === 'string') return refuse(faults[received])
    const row = await findRecharge(tx, memberId, { id: body.order_id })
    if (row === undefined || row.method_type !== 'transfer') return refuse('not_found')
    const now = deps.clock.now()
    if (!takesProof(row, now)) return refuse('order_not_open')
    await saveProof(tx, {
      member_id: memberId,
      recharge_id: row.id,
      type: received.type,
      bytes: received.bytes.length,
      sealed: deps.secrets.encrypt(received.bytes.toString('base64'), contextOf(row)),
      created_at: now,
    })
    const change = { state: 'pending', reason: null, proof_at: now, ask_at: null } as const
    const changed = await changeRecharge(tx, row, change)
    const details = { type: received.type, bytes: received.bytes.length }
    await recordEvent(deps, tx, { order: row, kind: 'proof_received', details })
    await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: row.id } })
    const [data] = await showRecharges(deps, tx, memberId, [changed])
    return data === undefined ? refuse('not_found') : { data }
  })
}

/** Until a reviewer has begun; an order that nobody proved in time for a week more. */
function takesProof({ state, reviewer, expires_at }: RechargeRow, now: Date): boolean {
  if (state === 'pending') return reviewer === null
  return state === 'expired' && now.getTime() < expires_at.getTime() + lateDays * day
}

/** The file itself, for an administrator's eyes. */
export async function openProof(deps: MoneyDeps, tx: MoneyDeps['db'], row: RechargeRow) {
  const proof = await findProof(tx, row)
  if (proof === undefined) return undefined
  const { type, bytes } = proof
  return { type, bytes, file: deps.secrets.decrypt(proof.sealed, contextOf(row)) }
}

/** The member's own proofs, one by one, for the member alone; base64. */
export async function readOwnProof(deps: Pick<MoneyDeps, 'db' | 'secrets'>, memberId: string, at: number) {
  const proof = await findOwnProof(deps.db, memberId, at)
  if (proof === undefined) return undefined
  const { recharge_id, type, created_at } = proof
  const file = deps.secrets.decrypt(proof.sealed, contextOf({ member_id: memberId, id: recharge_id }))
  return { recharge_id, type, created_at: created_at.toISOString(), file }
}

const contextOf = ({ member_id, id }: Pick<RechargeRow, 'member_id' | 'id'>) =>
  `recharge-proof:${member_id}:${id}`
