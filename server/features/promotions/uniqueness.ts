import { sql } from 'kysely'
import type { PromotionId } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { readIdentity } from '../auth/service.ts'

/** Who claims, beside the member: what cannot be had twice by opening another account. */
export interface Claimant {
  readonly memberId: string
  /** The device's own id (`device.ts`); its hash is what is kept. */
  readonly device?: string
  readonly payerHash?: Buffer | null
}

/**
 * Takes a subject of a promotion for this CPF, payer and device on the whole site. `false`: another account has it.
 * Unique rows decide, so that two accounts at the same moment cannot both pass.
 */
export async function takeSubject(
  deps: Deps,
  tx: Tx,
  claimant: Claimant,
  promotion: PromotionId,
  subject: string,
): Promise<boolean> {
  for (const [kind, hash] of await marksOf(deps, tx, claimant)) {
    await sql`INSERT INTO reward_claimant (promotion, subject, kind, hash, member_id)
      VALUES (${promotion}, ${subject}, ${kind}, ${hash}, ${claimant.memberId}) ON CONFLICT DO NOTHING`.execute(
      tx,
    )
    const { rows } = await sql<{ member_id: string }>`SELECT member_id FROM reward_claimant
      WHERE promotion = ${promotion} AND subject = ${subject} AND kind = ${kind} AND hash = ${hash}`.execute(
      tx,
    )
    if (rows[0]?.member_id !== claimant.memberId) return false
  }
  return true
}

/** In one order for everybody: two claims that share marks wait for each other and never in a circle. */
async function marksOf(
  deps: Deps,
  tx: Tx,
  { memberId, device, payerHash }: Claimant,
): Promise<readonly (readonly [string, Buffer])[]> {
  const person = await readIdentity(deps, tx, memberId)
  const marks: (readonly [string, Buffer])[] = []
  if (person?.cpf != null) marks.push(['cpf', deps.secrets.blindIndex('cpf', person.cpf)])
  if (device !== undefined) marks.push(['device', deps.secrets.blindIndex('device', device)])
  if (payerHash != null) marks.push(['payer', payerHash])
  return marks
}
