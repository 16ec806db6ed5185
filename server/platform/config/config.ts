import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { IdentityStage } from '../../../contract/account/identity.ts'
import type { Language } from '../../../contract/language.ts'
import { licences, type Operator } from '../../../contract/regime.ts'
import { mistakesOfOperator, operatorVariables, toOperator } from '../../regimes/operator-config.ts'
import type { Regime } from '../../regimes/regime.ts'
import { regimes } from '../../regimes/regimes.ts'
import {
  type AnchorConfig,
  anchorVariables,
  mistakesOfAnchors,
  toAnchors,
} from '../audit-anchors/anchor-config.ts'
import type { PeerConfig } from '../http/json-peer.ts'
import { mistakesOfProduction } from '../production/mistakes-of-production.ts'
import { type ScanConfig, scanVariables, toScan } from '../uploads/scan-config.ts'
import {
  type BackofficeConfig,
  backofficeVariables,
  mistakesOfBackoffice,
  toBackoffice,
} from './backoffice-config.ts'
import { type BeaconConfig, beaconVariables, mistakesOfBeacon, toBeacon } from './beacon-config.ts'
import { optionalWhole, wholeVariable } from './config-variables.ts'
import { type ExposureConfig, exposureVariables, mistakesOfExposure, toExposure } from './exposure-config.ts'
import { languagesVariable } from './languages-config.ts'
import { type MailConfig, mailVariables, mistakesOfMail, toMail } from './mail-config.ts'
import {
  type MoneyConfig,
  mistakesOfMoney,
  moneyVariables,
  type PixConfig,
  toMoney,
  toPix,
} from './money-config.ts'
import {
  mistakesOfPeers,
  peerVariables,
  type RegistryConfig,
  toIdentity,
  toIdentityStage,
  toRegistry,
} from './peer-config.ts'
import { type ProviderConfig, providerVariables, toProviders } from './provider-config.ts'
import { mistakesOfPush, type PushConfig, pushVariables, toPush } from './push-config.ts'
import { mistakesOfSecretList, type SecretConfig, secretVariables, toSecrets } from './secrets-config.ts'

export interface Config extends SecretConfig {
  readonly mode: 'demo' | 'production'
  /** Test doors (a fixed captcha answer, generous rate limits); production refuses to start with them. */
  readonly isTest: boolean
  readonly host: string
  readonly port: number
  /** URL of the serving role, never of the tables' owner. */
  readonly databaseUrl: string
  readonly databasePool: number
  readonly dataDir: string
  readonly webDir: string
  readonly backofficeDir: string
  /** Everything that the licence decides. */
  readonly regime: Regime
  readonly operator: Operator
  /** What visitors may choose; the first one is offered first. */
  readonly languages: readonly Language[]
  /** Base of all calls, sent to the PWA in `/config.json`; empty: the page's own origin. */
  readonly apiBase: string
  /** Origins of pages that may call this API beside its own. */
  readonly corsOrigins: readonly string[]
  /** Origins whose pages a game may be framed from. */
  readonly frameOrigins: readonly string[]
  /** How many reverse proxies stand in front: whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number
  readonly metricsToken: string | undefined
  /** How long a new, re-enrolled or re-roled administrator approves nothing, ms. */
  readonly probationMs: number
  readonly logLevel: (typeof logLevels)[number]
  /** Where people reach the site: the way back from a payment page. */
  readonly siteUrl: string
  /** Where operators work, and what their passkeys are made for. */
  readonly backoffice: BackofficeConfig
  /** Whom finders of vulnerabilities write to, as `mailto:` or `https:`; `undefined`: nobody is named. */
  readonly securityContact: string | undefined
  /** The payment provider; `undefined`: no deposits and no payouts. */
  readonly pix: PixConfig | undefined
  readonly money: MoneyConfig
  /** How much of a game provider's wins is paid without a person. */
  readonly providers: ProviderConfig
  readonly exposure: ExposureConfig
  readonly mail: MailConfig
  /** Notifications of closed apps; `undefined`: none are sent. */
  readonly push: PushConfig | undefined
  readonly beacon: BeaconConfig
  /** The registry of the impeded; `undefined`: nobody is asked. */
  readonly registry: RegistryConfig | undefined
  /** How many times as fast the virtual league plays: for a show, and for tests. */
  readonly footballPace: number
  /** Who checks documents and faces; `undefined`: nobody's identity can be proved. */
  readonly identity: PeerConfig | undefined
  /** Before what age and identity are proved. */
  readonly identityBefore: IdentityStage
  /** Where signed heads of the audit log are kept. */
  readonly auditAnchors: AnchorConfig
  /** The virus scanner of uploads; `undefined`: none. */
  readonly clamav: ScanConfig | undefined
}

export type ConfigOutcome =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] }

const whole = (fallback: string, largest: number) =>
  z
    .pipe(
      z._default(z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number')), fallback),
      z.transform(Number),
    )
    .check(z.maximum(largest, `must be ${largest} or less`))

const url = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const origins = z.pipe(
  z._default(z.string(), '').check(
    z.refine(
      text =>
        text
          .split(/[\s,]+/)
          .filter(Boolean)
          .every(part => url(part) && new URL(part).origin === part && !part.includes('*')),
      'must be origins such as https://www.example.com, separated by spaces',
    ),
  ),
  z.transform(text => text.split(/[\s,]+/).filter(Boolean)),
)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Every variable that the server reads; `scripts/configuration` describes each. */
export const environment = z.object({
  MODE: z._default(z.enum(['demo', 'production'], 'must be demo or production'), 'demo'),
  ARARA_TEST: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: whole('8080', 65_535),
  DATABASE_URL: z
    .string('must be set: the serving role of a PostgreSQL, postgresql://…')
    .check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  DATABASE_POOL: wholeVariable(16, 1, 200),
  DATA_DIR: z._default(z.string(), 'data'),
  WEB_DIR: z._default(z.string(), 'dist/web'),
  BACKOFFICE_DIR: z._default(z.string(), 'dist/backoffice'),
  ...secretVariables,
  LICENCE: z.optional(z.enum(licences, 'must be curacao or br-spa')),
  LANGUAGES: languagesVariable,
  ...operatorVariables,
  API_BASE: z
    ._default(z.string(), '')
    .check(
      z.refine(
        text => text === '' || (url(text) && new URL(text).href === `${new URL(text).origin}/`),
        'must be an origin such as https://api.example.com, without a path',
      ),
    ),
  CORS_ORIGINS: origins,
  FRAME_ORIGINS: origins,
  TRUSTED_PROXIES: whole('0', 10),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  ADMIN_PROBATION_HOURS: optionalWhole(0, 720),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  /** Peers that may be spoken to without TLS: hosts and networks of the operator's own. */
  PRIVATE_PEERS: z.optional(z.string()),
  SITE_URL: z.optional(z.string().check(z.refine(url, 'must be a URL'))),
  ...backofficeVariables,
  SECURITY_CONTACT: z.optional(
    z.string().check(z.regex(/^(mailto:|https:\/\/)\S+$/, 'must start with mailto: or https://')),
  ),
  ...moneyVariables,
  ...providerVariables,
  ...exposureVariables,
  ...mailVariables,
  ...peerVariables,
  ...pushVariables,
  ...beaconVariables,
  ...anchorVariables,
  ...scanVariables,
  FOOTBALL_PACE: wholeVariable(1, 1, 60),
})
type Environment = z.output<typeof environment>

/** Reads the whole environment once. An empty variable counts as unset; all mistakes are named together, in words. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  // The machine's environment has variables of others, too.
  const present = Object.fromEntries(
    Object.keys(environment.shape).flatMap(name => (variables[name] ? [[name, variables[name]]] : [])),
  )
  const parsed = z.safeParse(environment, present)
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: [
        ...parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`),
        ...mistakesOfProduction(present),
      ],
    }
  }
  const env = parsed.data
  const regime = regimeOf(env)
  const mistakes = [
    ...mistakesOfProduction(present),
    ...mistakesOfOperator(env, regime, env.MODE),
    ...mistakesOfMoney(env, { regime, mode: env.MODE }),
    ...mistakesOfPeers(env, { regime, mode: env.MODE }),
    ...mistakesOfExposure(env),
    ...mistakesOfMail(env),
    ...mistakesOfPush(env, env.MODE),
    ...mistakesOfBeacon(env, env.MODE),
    ...mistakesOfAnchors(env),
    ...mistakesOfBackoffice(env, besideOf(env)),
    ...mistakesOfSecretList(env),
  ]
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, config: toConfig(env, regime) }
}

/** A demo need not say its licence. Where e-mail alone recovers accounts, everybody gives one. */
function regimeOf(env: Environment): Regime {
  const regime = regimes[env.LICENCE ?? 'curacao']
  const { registration } = regime
  if (env.RECOVERY_BY !== 'email' || registration.required.includes('email')) return regime
  // Nothing else of such a member could be proved.
  return { ...regime, registration: { ...registration, required: ['email', ...registration.required] } }
}

function siteUrlOf(env: Environment): string {
  return (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
}

function besideOf(env: Environment) {
  const { MODE: mode, HOST: host, PORT: port, TRUSTED_PROXIES: trustedProxies } = env
  return { mode, host, port, trustedProxies, siteUrl: siteUrlOf(env) }
}

function toConfig(env: Environment, regime: Regime): Config {
  const place = { mode: env.MODE, regime, host: env.HOST, port: env.PORT }
  return {
    mode: env.MODE,
    isTest: env.ARARA_TEST === '1',
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: resolve(env.DATA_DIR),
    webDir: resolve(env.WEB_DIR),
    backofficeDir: resolve(env.BACKOFFICE_DIR),
    ...toSecrets(env),
    regime,
    operator: toOperator(env, regime, env.MODE),
    languages: env.LANGUAGES,
    apiBase: env.API_BASE && new URL(env.API_BASE).origin,
    corsOrigins: env.CORS_ORIGINS,
    frameOrigins: env.FRAME_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    probationMs: (env.ADMIN_PROBATION_HOURS ?? (env.MODE === 'demo' ? 0 : 72)) * 3_600_000,
    logLevel: env.LOG_LEVEL,
    siteUrl: siteUrlOf(env),
    backoffice: toBackoffice(env, besideOf(env)),
    securityContact: env.SECURITY_CONTACT ?? mailtoOf(env.OPERATOR_CONTACT),
    pix: toPix(env, place),
    money: toMoney(env, place),
    providers: toProviders(env),
    exposure: toExposure(env),
    mail: toMail(env),
    push: toPush(env),
    beacon: toBeacon(env),
    registry: toRegistry(env),
    footballPace: env.FOOTBALL_PACE,
    identity: toIdentity(env),
    identityBefore: toIdentityStage(env, place),
    auditAnchors: toAnchors(env),
    clamav: toScan(env),
  }
}

const mailtoOf = (contact: string | undefined) =>
  contact !== undefined && /^\S+@\S+$/.test(contact) ? `mailto:${contact}` : undefined
