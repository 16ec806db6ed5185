import type * as z from 'zod/mini'
import type { passkeyAnswer, passkeySignInOptions } from '../../../contract/passkeys.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { notify } from '../information/service.ts'
import { noteSecurity } from './history.ts'
import { writeToMember } from './member-letter.ts'
import { giveChallenge, relyingParty, takeGiven, waitMs } from './passkey-challenge.ts'
import {
  type ChallengePurpose,
  countUse,
  findPasskey,
  type PasskeyRow,
  suspendPasskey,
} from './passkey-store.ts'

type Answer = z.output<typeof passkeyAnswer>
type Options = z.output<typeof passkeySignInOptions.reply>

/** The same question for everybody: it tells nothing of who has a passkey. */
export async function askForSignIn(deps: Deps): Promise<Options> {
  const challenge = await giveChallenge(deps, deps.db, 'sign_in', null)
  return { data: askOptions(deps, challenge, []) }
}

export function askOptions(
  deps: Pick<Deps, 'config'>,
  challenge: string,
  own: readonly PasskeyRow[],
): Options['data'] {
  return {
    challenge,
    rpId: relyingParty(deps).id,
    timeout: waitMs,
    userVerification: 'required',
    allowCredentials: own.map(row => ({ id: row.credential_id, type: 'public-key' })),
  }
}

export async function passkeySignIn(
  deps: Deps,
  answer: Answer,
): Promise<{ readonly memberId: string } | Refused> {
  const row = await verify(deps, answer, 'sign_in', null)
  return row instanceof Refused ? row : { memberId: row.member_id }
}

/** `undefined`: it is them, by a passkey of their own. */
export async function passkeyStepUp(
  deps: Deps,
  memberId: string,
  answer: Answer,
): Promise<Refused | undefined> {
  const row = await verify(deps, answer, 'step_up', memberId)
  if (row instanceof Refused) return row
  return row.member_id === memberId ? undefined : refuse('passkey_refused')
}

/** Every failure is one answer. What the signature covers is checked by the library; the counter by us. */
async function verify(
  deps: Deps,
  answer: Answer,
  purpose: ChallengePurpose,
  memberId: string | null,
): Promise<PasskeyRow | Refused> {
  const row = await findPasskey(deps.db, answer.id)
  const isMeant = (challenge: string) => takeGiven(deps, challenge, purpose, memberId)
  const counter = row === undefined ? undefined : await readCounter(deps, answer, row, isMeant)
  if (row === undefined || counter === undefined) return refuse('passkey_refused')
  if (await countUse(deps.db, row.credential_id, counter, deps.clock.now())) return row
  await suspend(deps, row)
  return refuse('passkey_refused')
}

/** The counter that was signed; `undefined`: not signed by this passkey, here, now and for this. */
async function readCounter(
  deps: Deps,
  answer: Answer,
  row: PasskeyRow,
  isMeant: (challenge: string) => Promise<boolean>,
): Promise<bigint | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = relyingParty(deps)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: toResponse(answer),
      expectedChallenge: isMeant,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      // Zero: the library would throw for a counter that went back, and could not tell us that it was that.
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: 0 },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : undefined
  } catch {
    return undefined
  }
}

function toResponse({ response, authenticatorAttachment, ...answer }: Answer) {
  const { userHandle, ...signed } = response
  return {
    ...answer,
    ...(authenticatorAttachment !== undefined && { authenticatorAttachment }),
    clientExtensionResults: {},
    response: { ...signed, ...(typeof userHandle === 'string' && { userHandle }) },
  }
}

/** A counter that went back is a copy: neither of the two signs in any more, and the member hears of it. */
async function suspend(deps: Deps, { member_id: memberId, credential_id, name }: PasskeyRow): Promise<void> {
  await transaction(deps.db, async tx => {
    if (!(await suspendPasskey(tx, credential_id, deps.clock.now()))) return
    await noteSecurity(deps, tx, { memberId, kind: 'passkey_suspended', details: { name } })
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
