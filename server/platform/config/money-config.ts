import * as z from 'zod/mini'
import type { Regime } from '../../regimes/regime.ts'
import { centavosVariable as centavos, optionalWhole, wholeVariable as whole } from './config-variables.ts'
import { type DepositConfig, depositVariables, mistakesOfDeposits, toDeposits } from './deposit-config.ts'
import { mistakesOfTls, readTls, type TlsFiles, tlsVariables } from './tls-config.ts'

export interface PixConfig {
  /** The provider's base: no other address is ever called, but the two that follow. */
  readonly url: string
  /** The base of what API Pix does not have: payouts, key directory and statement. */
  readonly besideUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the access token is asked for; many providers have it beside the base, not below it. */
  readonly tokenUrl: string
  /** Scopes to ask for; `undefined`: whatever the provider gives. */
  readonly scope: string | undefined
  readonly webhookSecret: string
  /** How a notice is known to be the provider's; see `webhook-rules.ts`. */
  readonly webhookProof: 'signature' | 'address'
  /** The operator's own PIX key, which charges and the webhook belong to. */
  readonly key: string
  /** Where the provider reaches us; it appends `/pix` and `/payout`. */
  readonly webhookUrl: string
  /** Pages where a tester plays the payer's bank, followed by `/{txid}`; a real provider has none. */
  readonly payPage: string | undefined
  readonly timeoutMs: number
  /** How often due work is looked for, beside being woken. */
  readonly workMs: number
  /** Life of a charge. */
  readonly chargeSeconds: number
  /** A client certificate of ours and whom we believe, where the provider wants mutual TLS. */
  readonly tls: TlsFiles | undefined
}

export interface MoneyConfig {
  /** Play asked for before a deposit can leave, in percent of it (docs/rules/cashier.md). */
  readonly depositWageringPercent: bigint
  readonly deposit: DepositConfig
  readonly withdrawal: {
    readonly min: bigint
    readonly max: bigint
    /** 150 is 1.50 %. */
    readonly feeBasisPoints: bigint
    readonly feeFixed: bigint
    /** Above it a second administrator must agree. */
    readonly secondReviewAbove: bigint
    /** What a member may expect (docs/rules/brazil.md: 120 minutes). */
    readonly expectedMinutes: number
    /** How long withdrawals wait after a change of the withdrawal password. */
    readonly holdHours: number
  }
}

const webUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const url = z.optional(z.string().check(z.refine(webUrl, 'must be a URL')))
export const moneyVariables = {
  PIX_URL: url,
  PIX_BESIDE_URL: url,
  PIX_CLIENT_ID: z._default(z.string(), 'arara'),
  PIX_CLIENT_SECRET: z.optional(z.string()),
  PIX_TOKEN_URL: url,
  PIX_SCOPE: z.optional(z.string()),
  PIX_WEBHOOK_SECRET: z.optional(z.string()),
  PIX_WEBHOOK_PROOF: z._default(z.enum(['signature', 'address']), 'signature'),
  PIX_KEY: z.optional(z.string().check(z.maxLength(77, 'has 77 characters at most'))),
  PIX_WEBHOOK_URL: url,
  PAYMENT_PAY_PAGE: url,
  /** How other devices reach the sandbox's pages; the sandbox reads it too. */
  PIX_PUBLIC_URL: url,
  PIX_TIMEOUT_MS: whole(8_000, 50, 60_000),
  PIX_WORK_MS: whole(1_000, 10, 60_000),
  PIX_CHARGE_SECONDS: whole(900, 60, 86_400),
  ...tlsVariables,
  ...depositVariables,
  DEPOSIT_WAGERING_PERCENT: z.optional(z.string().check(z.regex(/^\d{1,4}$/, 'must be a whole number'))),
  WITHDRAWAL_MIN: centavos('20.00'),
  WITHDRAWAL_MAX: centavos('50000.00'),
  WITHDRAWAL_FEE_PERCENT: centavos('0'),
  WITHDRAWAL_FEE_FIXED: centavos('0'),
  WITHDRAWAL_SECOND_REVIEW: centavos('10000.00'),
  WITHDRAWAL_EXPECTED_MINUTES: optionalWhole(1, 10_080),
  WITHDRAWAL_HOLD_HOURS: whole(24, 0, 168),
}
const environment = z.object(moneyVariables)
export type MoneyEnvironment = z.output<typeof environment>

interface Place {
  readonly mode: 'demo' | 'production'
  readonly regime: Regime
  readonly host: string
  readonly port: number
}

/** The key of the sandbox that a demo talks to. */
const sandboxKey = '5f1c3c0e-3c2b-4a53-9a0c-6c1a2a6a7b10'

type Rules = Pick<Place, 'regime' | 'mode'>

export function mistakesOfMoney(env: MoneyEnvironment, { regime, mode }: Rules): string[] {
  const mistakes = mistakesOfRegime(env, regime)
  const least = env.WITHDRAWAL_FEE_FIXED + (env.WITHDRAWAL_MIN * env.WITHDRAWAL_FEE_PERCENT) / 10_000n
  if (env.WITHDRAWAL_MAX < env.WITHDRAWAL_MIN)
    mistakes.push('WITHDRAWAL_MAX must not be below WITHDRAWAL_MIN')
  if (env.WITHDRAWAL_FEE_PERCENT > 10_000n || least >= env.WITHDRAWAL_MIN) {
    mistakes.push('WITHDRAWAL_FEE_PERCENT and WITHDRAWAL_FEE_FIXED leave nothing of WITHDRAWAL_MIN')
  }
  mistakes.push(...mistakesOfDeposits(env), ...mistakesOfTls(env))
  if (env.PIX_URL === undefined) return mistakes
  const names = ['PIX_CLIENT_SECRET', 'PIX_WEBHOOK_SECRET'] as const
  const own = mode === 'production' ? (['PIX_KEY', 'PIX_WEBHOOK_URL'] as const) : []
  for (const name of [...names, ...own]) {
    if (env[name] === undefined) mistakes.push(`${name} must be set beside PIX_URL`)
  }
  return mistakes
}

/** What an operator may not configure under this licence. */
function mistakesOfRegime(env: MoneyEnvironment, { licence, deposits, withdrawals }: Regime): string[] {
  const mistakes: string[] = []
  const { DEPOSIT_WAGERING_PERCENT: percent, WITHDRAWAL_EXPECTED_MINUTES: minutes } = env
  if (percent !== undefined && BigInt(percent) > deposits.mostWageringPercent) {
    mistakes.push(
      `DEPOSIT_WAGERING_PERCENT may be ${deposits.mostWageringPercent} at most under LICENCE=${licence}`,
    )
  }
  if (minutes !== undefined && minutes > withdrawals.latestMinutes) {
    mistakes.push(
      `WITHDRAWAL_EXPECTED_MINUTES may be ${withdrawals.latestMinutes} at most under LICENCE=${licence}`,
    )
  }
  return mistakes
}

export function toMoney(env: MoneyEnvironment, { regime, mode }: Rules): MoneyConfig {
  const { DEPOSIT_WAGERING_PERCENT: percent } = env
  return {
    depositWageringPercent: percent === undefined ? regime.deposits.usualWageringPercent : BigInt(percent),
    deposit: toDeposits(env, mode),
    withdrawal: {
      min: env.WITHDRAWAL_MIN,
      max: env.WITHDRAWAL_MAX,
      feeBasisPoints: env.WITHDRAWAL_FEE_PERCENT,
      feeFixed: env.WITHDRAWAL_FEE_FIXED,
      secondReviewAbove: env.WITHDRAWAL_SECOND_REVIEW,
      expectedMinutes: env.WITHDRAWAL_EXPECTED_MINUTES ?? regime.withdrawals.usualMinutes,
      holdHours: env.WITHDRAWAL_HOLD_HOURS,
    },
  }
}

export function toPix(env: MoneyEnvironment, place: Place): PixConfig | undefined {
  const { PIX_URL, PIX_CLIENT_SECRET, PIX_WEBHOOK_SECRET } = env
  if (!PIX_URL || !PIX_CLIENT_SECRET || !PIX_WEBHOOK_SECRET) return undefined
  const base = PIX_URL.replace(/\/$/, '')
  const host = place.host === '0.0.0.0' || place.host === '::' ? '127.0.0.1' : place.host
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${place.port}`
  const payPage =
    env.PAYMENT_PAY_PAGE ??
    (place.mode === 'demo' ? `${(env.PIX_PUBLIC_URL ?? base).replace(/\/$/, '')}/bank` : undefined)
  return {
    url: base,
    besideUrl: (env.PIX_BESIDE_URL ?? base).replace(/\/$/, ''),
    clientId: env.PIX_CLIENT_ID,
    clientSecret: PIX_CLIENT_SECRET,
    tokenUrl: env.PIX_TOKEN_URL ?? `${base}/oauth/token`,
    scope: env.PIX_SCOPE,
    webhookSecret: PIX_WEBHOOK_SECRET,
    webhookProof: env.PIX_WEBHOOK_PROOF,
    key: env.PIX_KEY ?? sandboxKey,
    webhookUrl: (env.PIX_WEBHOOK_URL ?? `${own}/provider/pix/webhook`).replace(/\/$/, ''),
    payPage: payPage?.replace(/\/$/, ''),
    timeoutMs: env.PIX_TIMEOUT_MS,
    workMs: env.PIX_WORK_MS,
    chargeSeconds: env.PIX_CHARGE_SECONDS,
    tls: readTls(env),
  }
}
