import type { Deps } from '../../../deps.ts'
import { createPasskeyStore } from '../../../platform/passkeys/passkey-store.ts'
import type { RelyingParty } from '../../../platform/passkeys/relying-party.ts'

export type ChallengePurpose = 'add' | 'sign_in' | 'step_up'

export const memberPasskeys = createPasskeyStore<ChallengePurpose>({
  passkeys: 'member_passkey',
  challenges: 'passkey_challenge',
  owner: 'member_id',
})

/** The site as people reach it, and the pages that may call this API from elsewhere. */
export function playersParty({ config }: Pick<Deps, 'config'>): RelyingParty {
  const site = new URL(config.siteUrl)
  return { id: site.hostname, name: 'Arara', origins: [site.origin, ...config.corsOrigins] }
}
