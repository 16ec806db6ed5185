import type * as z from 'zod/mini'
import type { passkeyAnswer, passkeySignInOptions } from '../../../../contract/auth/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { giveChallenge, type Meant } from '../../../platform/passkeys/challenge.ts'
import type { PasskeyRow } from '../../../platform/passkeys/passkey-store.ts'
import { askOptions } from '../../../platform/passkeys/relying-party.ts'
import { verifyAnswer } from '../../../platform/passkeys/verify.ts'
import { recordSecurity } from '../security/history.ts'
import { writeToMember } from '../security/member-message.ts'
import { type ChallengePurpose, memberPasskeys, playersParty } from './member-passkeys.ts'

type Answer = z.output<typeof passkeyAnswer>
type Options = z.output<typeof passkeySignInOptions.reply>

/** The same question for everybody: it tells nothing of who has a passkey. */
export async function askForSignIn(deps: Deps): Promise<Options> {
  const meant = { purpose: 'sign_in' as const, ownerId: null }
  const challenge = await giveChallenge(deps, deps.db, memberPasskeys, meant)
  return { data: askOptions(playersParty(deps), challenge, []) }
}

export async function passkeySignIn(
  deps: Deps,
  answer: Answer,
): Promise<{ readonly memberId: string } | Refused> {
  const row = await verify(deps, answer, { purpose: 'sign_in', ownerId: null })
  return row instanceof Refused ? row : { memberId: row.owner_id }
}

/** `undefined`: it is them, by a passkey of their own. */
export async function passkeyStepUp(
  deps: Deps,
  memberId: string,
  answer: Answer,
): Promise<Refused | undefined> {
  const row = await verify(deps, answer, { purpose: 'step_up', ownerId: memberId })
  if (row instanceof Refused) return row
  return row.owner_id === memberId ? undefined : refuse('passkey_refused')
}

/** Every failure is one answer. */
async function verify(
  deps: Deps,
  answer: Answer,
  meant: Meant<ChallengePurpose>,
): Promise<PasskeyRow | Refused> {
  const verdict = await verifyAnswer(
    deps,
    { store: memberPasskeys, party: playersParty(deps) },
    answer,
    meant,
  )
  if (verdict.kind === 'good') return verdict.row
  if (verdict.kind === 'copied') await suspend(deps, verdict.row)
  return refuse('passkey_refused')
}

/** A counter that went back is a copy: neither of the two signs in any more, and the member hears of it. */
async function suspend(deps: Deps, { owner_id: memberId, credential_id, name }: PasskeyRow): Promise<void> {
  await transaction(deps.db, async tx => {
    if (!(await memberPasskeys.suspend(tx, credential_id, deps.clock.now()))) return
    await recordSecurity(deps, tx, { memberId, kind: 'passkey_suspended', details: { name } })
    await notify(deps, tx, {
      memberId,
      kind: 'passkey_suspended',
      details: { name },
      link: '/security-center/passkeys',
    })
    await writeToMember(deps, tx, memberId, { kind: 'passkey_suspended', fields: { name } })
  })
  deps.pokeOutbox()
}
