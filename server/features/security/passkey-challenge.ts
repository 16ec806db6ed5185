import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type ChallengePurpose, insertChallenge, takeChallenge } from './passkey-store.ts'

const livesMs = 5 * 60_000

/** Something to sign, for one purpose and, where somebody is signed in, for them. */
export async function giveChallenge(
  deps: Deps,
  on: Tx | Deps['db'],
  purpose: ChallengePurpose,
  memberId: string | null,
): Promise<string> {
  const challenge = deps.random(32).toString('base64url')
  const expiresAt = new Date(deps.clock.now().getTime() + livesMs)
  await insertChallenge(on, { hash: hashOf(deps, challenge), memberId, purpose, expiresAt })
  return challenge
}

export function takeGiven(
  deps: Deps,
  challenge: string,
  purpose: ChallengePurpose,
  memberId: string | null,
): Promise<boolean> {
  return takeChallenge(deps.db, { hash: hashOf(deps, challenge), memberId, purpose }, deps.clock.now())
}

const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, challenge: string) =>
  secrets.sign('passkey-challenge', challenge)

/** Who passkeys are made for: the site as people reach it, and the pages that may call this API from elsewhere. */
export function relyingParty({ config }: Pick<Deps, 'config'>) {
  const site = new URL(config.siteUrl)
  return { id: site.hostname, origins: [site.origin, ...config.corsOrigins] }
}

export const waitMs = 120_000
