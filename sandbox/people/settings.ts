import * as z from 'zod/mini'

export type PeopleSettings = {
  host: string
  port: number
  /** Who asks the registry, and who asks for identities: keys of their own, as two houses would have given them. */
  registryKey: string
  identityKey: string
  controlToken: string | undefined
  /** Of the account that sends text messages; `undefined`: nobody does. */
  smsToken: string | undefined
  /** How long a check of an identity is under way. */
  settleMs: number
}

const secret = z.string().check(z.minLength(16, 'at least 16 characters'), z.regex(/^\S+$/, 'no spaces'))
const whole = (fallback: number, most: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)).check(z.lte(most)), fallback)

const environment = z.object({
  PEOPLE_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PEOPLE_PORT: whole(8091, 65_535),
  REGISTRY_KEY: secret,
  IDENTITY_KEY: secret,
  SMS_TOKEN: z.optional(secret),
  PEOPLE_CONTROL_TOKEN: z.optional(secret),
  PEOPLE_SETTLE_MS: whole(1_500, 86_400_000),
})

type SettingsOutcome = { ok: true; settings: PeopleSettings } | { ok: false; mistakes: string[] }

/** The environment, parsed once. An empty variable counts as unset; all mistakes are named together. */
export function readPeopleSettings(variables: Record<string, string | undefined>): SettingsOutcome {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
    }
  }
  const env = parsed.data
  return {
    ok: true,
    settings: {
      host: env.PEOPLE_HOST,
      port: env.PEOPLE_PORT,
      registryKey: env.REGISTRY_KEY,
      identityKey: env.IDENTITY_KEY,
      smsToken: env.SMS_TOKEN,
      controlToken: env.PEOPLE_CONTROL_TOKEN,
      settleMs: env.PEOPLE_SETTLE_MS,
    },
  }
}
