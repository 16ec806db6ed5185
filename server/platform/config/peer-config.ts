import * as z from 'zod/mini'
import { type IdentityStage, identityStages } from '../../../contract/account/identity.ts'
import type { Regime } from '../../regimes/regime.ts'
import type { PeerConfig } from '../http/json-peer.ts'
import { wholeVariable as whole } from './config-variables.ts'

export interface RegistryConfig extends PeerConfig {
  /** Whether a member who registered before the registry named them for a social benefit is closed (docs/rules/brazil.md, STF). */
  readonly closesBenefit: boolean
}

const url = z.optional(
  z
    .string()
    .check(z.refine(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be a URL')),
)
const key = z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more')))

export const peerVariables = {
  REGISTRY_URL: url,
  REGISTRY_KEY: key,
  REGISTRY_TIMEOUT_MS: whole(3_000, 50, 30_000),
  /** The courts have not decided; `keep` only on the authority's word. */
  IDENTITY_URL: url,
  IDENTITY_KEY: key,
  IDENTITY_TIMEOUT_MS: whole(20_000, 50, 120_000),
  IDENTITY_BEFORE: z.optional(z.enum(identityStages, 'must be play, withdrawal or none')),
  REGISTRY_BENEFIT: z._default(z.enum(['close', 'keep'], 'must be close or keep'), 'close'),
}
const environment = z.object(peerVariables)
type PeerEnvironment = z.output<typeof environment>

interface Place {
  readonly regime: Regime
  readonly mode: 'demo' | 'production'
}

/** Peers that the licence wants in production; one that is named wants its key, and the sandbox is refused there. */
export function mistakesOfPeers(env: PeerEnvironment, { regime, mode }: Place): string[] {
  const mistakes: string[] = []
  const isProduction = mode === 'production'
  if (env.REGISTRY_URL !== undefined) mistakes.push(...mistakesOf('REGISTRY', env))
  else if (isProduction && regime.registration.asksRegistry) {
    mistakes.push(
      `REGISTRY_URL and REGISTRY_KEY must be set under LICENCE=${regime.licence}: the registry of the impeded is asked`,
    )
  }
  if (env.IDENTITY_URL !== undefined) mistakes.push(...mistakesOf('IDENTITY', env))
  else if (isProduction && regime.identity.latest === 'play') {
    mistakes.push(
      `IDENTITY_URL and IDENTITY_KEY must be set under LICENCE=${regime.licence}: nobody plays before age and identity are proved`,
    )
  }
  const { IDENTITY_BEFORE: stage } = env
  if (stage !== undefined && identityStages.indexOf(stage) > identityStages.indexOf(regime.identity.latest)) {
    mistakes.push(`IDENTITY_BEFORE must be ${regime.identity.latest} under LICENCE=${regime.licence}`)
  }
  return mistakes
}

function mistakesOf(name: 'REGISTRY' | 'IDENTITY', env: PeerEnvironment): string[] {
  return env[`${name}_KEY`] === undefined ? [`${name}_KEY must be set beside ${name}_URL`] : []
}

export function toRegistry(env: PeerEnvironment): RegistryConfig | undefined {
  const { REGISTRY_URL, REGISTRY_KEY, REGISTRY_TIMEOUT_MS: timeoutMs } = env
  if (REGISTRY_URL === undefined || REGISTRY_KEY === undefined) return undefined
  const closesBenefit = env.REGISTRY_BENEFIT === 'close'
  return { url: REGISTRY_URL.replace(/\/$/, ''), key: REGISTRY_KEY, timeoutMs, closesBenefit }
}

export function toIdentity(env: PeerEnvironment): PeerConfig | undefined {
  const { IDENTITY_URL, IDENTITY_KEY, IDENTITY_TIMEOUT_MS: timeoutMs } = env
  if (IDENTITY_URL === undefined || IDENTITY_KEY === undefined) return undefined
  return { url: IDENTITY_URL.replace(/\/$/, ''), key: IDENTITY_KEY, timeoutMs }
}

/**
 * Before what age and identity are proved. A demo asks no sooner than the licence must, so that testers of what the
 * specification states go straight on; without a provider nobody could prove anything, and nothing waits for it.
 */
export function toIdentityStage(env: PeerEnvironment, { regime, mode }: Place): IdentityStage {
  if (env.IDENTITY_URL === undefined) return 'none'
  return env.IDENTITY_BEFORE ?? (mode === 'demo' ? regime.identity.latest : regime.identity.before)
}
