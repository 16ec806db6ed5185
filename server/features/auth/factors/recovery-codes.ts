import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { toBase32 } from '../../../platform/secrets/totp.ts'
import { replaceRecoveryCodes } from './factor-store.ts'
import { hashRecoveryCode } from './second-factor.ts'

const count = 10
/** Fifty bits each, in letters that are not taken for others. */
const length = 10

const stored = z.object({ set_id: z.string() })

/** A set that does not exist yet, and what a call keeps of it as its answer. */
export function recoverySet({ ids }: Pick<Deps, 'ids'>) {
  return { id: ids(), stored }
}

/** The codes of a set, as people write them down: `ABCDE-FGHIJ`. */
export function codesOf({ secrets }: Pick<Deps, 'secrets'>, memberId: string, setId: string): string[] {
  return Array.from({ length: count }, (_, at) => {
    const text = toBase32(secrets.sign('recovery-code-text', `${memberId}\0${setId}\0${at}`)).slice(0, length)
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })
}

export async function saveRecoverySet(deps: Deps, tx: Tx, memberId: string, setId: string): Promise<void> {
  const hashes = codesOf(deps, memberId, setId).map(code =>
    hashRecoveryCode(deps, memberId, code.replace('-', '')),
  )
  await replaceRecoveryCodes(tx, memberId, setId, hashes)
}
