import * as z from 'zod/mini'
import { createSecrets, type Secrets } from '../secrets/secrets.ts'

const shortest = 32

const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean)

export const secretVariables = {
  APP_SECRET: z
    .string('must be set: 32 random bytes or more, for example from `openssl rand -hex 32`')
    .check(z.minLength(shortest, 'must have 32 characters or more')),
  /** Secrets from before, the newest first: they still open what they sealed. */
  APP_SECRET_PREVIOUS: z
    ._default(z.string(), '')
    .check(
      z.refine(
        text => listed(text).every(secret => secret.length >= shortest),
        'must be secrets of 32 characters or more, separated by spaces',
      ),
    ),
  /** The secret of the first start. */
  APP_SECRET_HASHES: z.optional(z.string().check(z.minLength(shortest, 'must have 32 characters or more'))),
}
const environment = z.object(secretVariables)
type SecretEnvironment = z.output<typeof environment>

export interface SecretConfig {
  /** Root of every key this process derives (`createSecrets`). */
  readonly appSecret: string
  readonly previousSecrets: readonly string[]
  /** Root of the keyed hashes that the database keeps. */
  readonly hashSecret: string
}

export function mistakesOfSecretList(env: SecretEnvironment): string[] {
  return env.APP_SECRET_PREVIOUS !== '' && env.APP_SECRET_HASHES === undefined
    ? ['APP_SECRET_HASHES must be set beside APP_SECRET_PREVIOUS: the secret of the first start, for good']
    : []
}

export function toSecrets(env: SecretEnvironment): SecretConfig {
  return {
    appSecret: env.APP_SECRET,
    previousSecrets: listed(env.APP_SECRET_PREVIOUS),
    hashSecret: env.APP_SECRET_HASHES ?? env.APP_SECRET,
  }
}

/** For commands and the look at a database before the start; `undefined` where the secrets are not usable. */
export function readSecrets(
  variables: Readonly<Record<string, string | undefined>>,
): SecretConfig | undefined {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = z.safeParse(environment, present)
  return parsed.success && mistakesOfSecretList(parsed.data).length === 0 ? toSecrets(parsed.data) : undefined
}

export function secretsOf({ appSecret, previousSecrets, hashSecret }: SecretConfig): Secrets {
  return createSecrets(appSecret, { previous: previousSecrets, hashes: hashSecret })
}
