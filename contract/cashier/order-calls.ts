import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sealedMember, uuid } from '../fields.ts'
import { exactField } from '../text-fields.ts'
import { recharge } from './money.ts'

/**
 * Gives an open order up, while nothing has come for it: it ends as `expired` with the reason `cancelled`, and its charge is
 * taken back at the provider. Money that was on its way is still credited. Refusals: not_found, order_not_open.
 */
export const cancelRecharge = defineEndpoint('POST /api/recharge/cancel', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, member_id: sealedMember }),
  reply: z.object({ data: recharge }),
})

/** Four megabytes: a photo from a phone as it is. */
export const largestProofBytes = 4 * 1024 * 1024
/** 4 MB, in base64. */
const largestProof = 5_600_000

/**
 * The proof of a manual transfer: an image or a PDF, judged by its bytes. Scanned, re-encoded (a PDF: stripped of everything active),
 * kept sealed, shown to administrators only, never stored on the device. Refuses proof_unreadable, proof_too_large, file_infected;
 * try_again_later while the scanner gives no verdict. A later one takes the place of the one before until somebody has reviewed it.
 */
export const rechargeProof = defineEndpoint('POST /api/recharge/proof', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    order_id: uuid,
    /** Base64. */
    file: exactField().check(
      z.minLength(1, 'required'),
      z.maxLength(largestProof, 'too_long'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'invalid'),
    ),
    member_id: sealedMember,
  }),
  reply: z.object({ data: recharge }),
})
