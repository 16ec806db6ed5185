import * as z from 'zod/mini'
import { normalisePixKey, pixKeyTypes, type saveAccountBody } from '../../../../contract/cashier/banks.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** What an account really is, in clear: only inside the server, sealed when stored. */
const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pix'), type: z.enum(pixKeyTypes), key: z.string() }),
  z.object({
    kind: z.literal('bank'),
    ispb: z.string(),
    accountType: z.string(),
    branch: z.string(),
    account: z.string(),
  }),
])
export type Destination = z.output<typeof destination>

export function toDestination(body: z.output<typeof saveAccountBody>): Destination {
  if (body.kind === 'pix') {
    const key = normalisePixKey(body.pix_type, body.pix_key)
    if (key === undefined) throw new Error('The contract let a PIX key pass that is none')
    return { kind: 'pix', type: body.pix_type, key }
  }
  const { bank, account_type, branch, account } = body
  return { kind: 'bank', ispb: bank, accountType: account_type, branch, account: account.toUpperCase() }
}

/** Bound to whose it is and where it stands: copied to another row it does not open. */
export function sealDestination(secrets: Secrets, of: Destination, context: string): Buffer {
  return secrets.encrypt(JSON.stringify(of), context)
}

export function openDestination(secrets: Secrets, sealed: Buffer, context: string): Destination {
  return z.parse(destination, JSON.parse(secrets.decrypt(sealed, context)))
}
