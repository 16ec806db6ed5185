import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { wireAmount } from './money.ts'

type Tls = { cert: string; key: string; ca: string | undefined }

export type Settings = {
  host: string
  port: number
  dataFolder: string
  publicUrl: string
  clientId: string
  clientSecret: string
  webhookSecret: string
  controlToken: string | undefined
  receiverKey: string
  receiverName: string
  receiverCity: string
  returnOrigins: string[]
  openingBalance: bigint
  /** What the provider keeps of each payment that comes in; shown in the statement. */
  fee: bigint
  settleMs: number
  tokenSeconds: number
  tls: Tls | undefined
}

/** A location has 77 characters at most (BR Code 26-25), 39 of which are `/qr/v2/` and its token. */
const LONGEST_PUBLIC_HOST = 77 - 39

const filled = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback)
const whole = (fallback: number, most: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)).check(z.lte(most)), fallback)
const secret = z.string().check(z.minLength(16, 'at least 16 characters'))

const environment = z.object({
  PIX_HOST: filled('127.0.0.1'),
  PIX_PORT: whole(8090, 65_535),
  PIX_DATA: filled('data/pix'),
  PIX_CLIENT_ID: z.string().check(z.minLength(1)),
  PIX_CLIENT_SECRET: secret,
  PIX_WEBHOOK_SECRET: secret,
  PIX_CONTROL_TOKEN: z.optional(secret.check(z.regex(/^\S+$/, 'no spaces'))),
  PIX_PUBLIC_URL: z.optional(z.url()),
  PIX_KEY: z._default(
    z.string().check(z.minLength(1), z.maxLength(77)),
    '5f1c3c0e-3c2b-4a53-9a0c-6c1a2a6a7b10',
  ),
  PIX_RECEIVER_NAME: filled('ARARA JOGOS'),
  PIX_RECEIVER_CITY: filled('SAO PAULO'),
  PIX_RETURN_ORIGINS: z._default(z.string(), ''),
  PIX_OPENING_BALANCE: z._default(wireAmount, 100_000_000n),
  PIX_FEE: whole(0, 10_000),
  PIX_SETTLE_MS: whole(1_500, 86_400_000),
  PIX_TOKEN_SECONDS: whole(3_600, 86_400),
  PIX_TLS_CERT: z.optional(z.string()),
  PIX_TLS_KEY: z.optional(z.string()),
  PIX_TLS_CA: z.optional(z.string()),
})

type Environment = z.output<typeof environment>

function readTls(env: Environment): Tls | undefined {
  if (env.PIX_TLS_CERT === undefined || env.PIX_TLS_KEY === undefined) return undefined
  return {
    cert: readFileSync(env.PIX_TLS_CERT, 'utf8'),
    key: readFileSync(env.PIX_TLS_KEY, 'utf8'),
    ca: env.PIX_TLS_CA === undefined ? undefined : readFileSync(env.PIX_TLS_CA, 'utf8'),
  }
}

type SettingsOutcome = { ok: true; settings: Settings } | { ok: false; mistakes: string[] }

/** Mistakes that only two variables together make. */
function jointMistakes(env: Environment, publicUrl: string): string[] {
  const mistakes: string[] = []
  if ((env.PIX_TLS_CERT === undefined) !== (env.PIX_TLS_KEY === undefined)) {
    mistakes.push('PIX_TLS_CERT and PIX_TLS_KEY: give both or neither')
  }
  if (publicUrl.replace(/^https?:\/\//, '').length > LONGEST_PUBLIC_HOST) {
    mistakes.push(`PIX_PUBLIC_URL: at most ${LONGEST_PUBLIC_HOST} characters after https://`)
  }
  return mistakes
}

function toSettings(env: Environment, publicUrl: string): Settings {
  return {
    host: env.PIX_HOST,
    port: env.PIX_PORT,
    dataFolder: env.PIX_DATA,
    publicUrl,
    clientId: env.PIX_CLIENT_ID,
    clientSecret: env.PIX_CLIENT_SECRET,
    webhookSecret: env.PIX_WEBHOOK_SECRET,
    controlToken: env.PIX_CONTROL_TOKEN,
    receiverKey: env.PIX_KEY,
    receiverName: env.PIX_RECEIVER_NAME,
    receiverCity: env.PIX_RECEIVER_CITY,
    returnOrigins: env.PIX_RETURN_ORIGINS.split(/[\s,]+/).filter(origin => origin !== ''),
    openingBalance: env.PIX_OPENING_BALANCE,
    fee: BigInt(env.PIX_FEE),
    settleMs: env.PIX_SETTLE_MS,
    tokenSeconds: env.PIX_TOKEN_SECONDS,
    tls: readTls(env),
  }
}

/** The environment, parsed once. An empty variable counts as unset; all mistakes are named together. */
export function readSettings(variables: Record<string, string | undefined>): SettingsOutcome {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
    }
  }
  const env = parsed.data
  const scheme = env.PIX_TLS_CERT === undefined ? 'http' : 'https'
  const publicUrl = (env.PIX_PUBLIC_URL ?? `${scheme}://${env.PIX_HOST}:${env.PIX_PORT}`).replace(/\/$/, '')
  const mistakes = jointMistakes(env, publicUrl)
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, settings: toSettings(env, publicUrl) }
}
