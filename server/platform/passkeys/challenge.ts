import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'
import type { PasskeyStore } from './passkey-store.ts'

/** What a challenge is for, and whose it is; `null` where nobody is signed in yet. */
export interface Meant<Purpose extends string> {
  readonly purpose: Purpose
  readonly ownerId: string | null
}

const livesMs = 5 * 60_000

/** Something to sign, for one purpose and, where somebody is signed in, for them; it lives 5 minutes. */
export async function giveChallenge<Purpose extends string>(
  deps: Deps,
  on: Tx | Deps['db'],
  store: PasskeyStore<Purpose>,
  meant: Meant<Purpose>,
): Promise<string> {
  const challenge = deps.random(32).toString('base64url')
  const expiresAt = new Date(deps.clock.now().getTime() + livesMs)
  await store.insertChallenge(on, { ...meant, hash: hashOf(deps, challenge), expiresAt })
  return challenge
}

/** Whether it was given for this; it is used up either way. */
export function takeGiven<Purpose extends string>(
  deps: Deps,
  store: PasskeyStore<Purpose>,
  meant: Meant<Purpose>,
  challenge: string,
): Promise<boolean> {
  return store.takeChallenge(deps.db, { ...meant, hash: hashOf(deps, challenge) }, deps.clock.now())
}

const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, challenge: string) =>
  secrets.sign('passkey-challenge', challenge)
