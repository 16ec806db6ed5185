import type * as z from 'zod/mini'
import type { passkeyAnswer, passkeyQuestion } from '../../../../contract/auth/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { giveChallenge, type Meant } from '../../../platform/passkeys/challenge.ts'
import { createPasskeyStore, type PasskeyRow } from '../../../platform/passkeys/passkey-store.ts'
import { askOptions, type RelyingParty } from '../../../platform/passkeys/relying-party.ts'
import { verifyAnswer } from '../../../platform/passkeys/verify.ts'
import { writeToAdministrator } from './administrator-message.ts'
import { type AdministratorRow, readAdministrator } from './store.ts'

type Purpose = 'add' | 'sign_in' | 'prove'
type Answer = z.output<typeof passkeyAnswer>
type Question = z.output<typeof passkeyQuestion>

export const administratorPasskeys = createPasskeyStore<Purpose>({
  passkeys: 'administrator_passkey',
  challenges: 'administrator_challenge',
  owner: 'administrator_id',
})

/** The back office as its operators reach it. */
export function backofficeParty({ config }: Pick<Deps, 'config'>): RelyingParty {
  const { rpId, url } = config.backoffice
  return { id: rpId, name: 'Arara', origins: [url] }
}

/** The same question for everybody: it tells nothing of who has a passkey. */
export async function askForSignIn(deps: Deps): Promise<{ data: Question }> {
  await administratorPasskeys.sweepChallenges(deps.db, deps.clock.now())
  const meant = { purpose: 'sign_in' as const, ownerId: null }
  const challenge = await giveChallenge(deps, deps.db, administratorPasskeys, meant)
  return { data: askOptions(backofficeParty(deps), challenge, []) }
}

/** A challenge for somebody who is signed in: only their own passkeys are offered. */
export async function askForProof(deps: Deps, administratorId: string): Promise<{ data: Question }> {
  const own = await administratorPasskeys.list(deps.db, administratorId)
  const meant = { purpose: 'prove' as const, ownerId: administratorId }
  const challenge = await giveChallenge(deps, deps.db, administratorPasskeys, meant)
  const usable = own.filter(row => row.suspended_at === null)
  return { data: askOptions(backofficeParty(deps), challenge, usable) }
}

/** Whose passkey answered; every failure is one refusal. */
export async function holderOf(
  deps: Deps,
  answer: Answer,
  meant: Meant<Purpose>,
): Promise<AdministratorRow | Refused> {
  const parts = { store: administratorPasskeys, party: backofficeParty(deps) }
  const verdict = await verifyAnswer(deps, parts, answer, meant)
  if (verdict.kind === 'copied') await suspend(deps, verdict.row)
  if (verdict.kind !== 'good') return refuse('passkey_refused')
  const { owner_id: id } = verdict.row
  if (meant.ownerId !== null && meant.ownerId !== id) return refuse('passkey_refused')
  return (await readAdministrator(deps.db, id)) ?? refuse('passkey_refused')
}

/** A counter that went back is a copy: neither of the two signs in any more, and the administrator hears of it. */
async function suspend(deps: Deps, { owner_id: administratorId, id, credential_id, name }: PasskeyRow) {
  await transaction(deps.db, async tx => {
    if (!(await administratorPasskeys.suspend(tx, credential_id, deps.clock.now()))) return
    await writeToAdministrator(deps, tx, administratorId, {
      kind: 'desk_passkey_suspended',
      fields: { name },
    })
    const subject = `administrator:${administratorId}`
    await audit(deps, tx, { administratorId, action: 'passkey_suspend', subject, details: { passkey: id } })
  })
}

/** How many passkeys of theirs sign in. */
export async function countUsable(on: Deps['db'], administratorId: string): Promise<number> {
  const own = await administratorPasskeys.list(on, administratorId)
  return own.filter(row => row.suspended_at === null).length
}
