import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type ContactKind, contactKinds } from '../../../contract/auth/confirmation.ts'

/** A provider that speaks Twilio's Messages resource. */
export interface SmsConfig {
  /** `https://api.twilio.com`, without a slash at its end. */
  readonly url: string
  /** The account's SID, and its token. */
  readonly account: string
  readonly token: string
  /** Whom messages come from: a number, a name, or a messaging service (`MG…`). */
  readonly from: string
}

export interface MailConfig {
  /** `smtp://…` or `smtps://…`; `undefined`: letters are written to files under `DATA_DIR/letters`. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** PEM text of the mail server's own authority; `undefined`: the public ones. */
  readonly smtpCa: string | undefined
  /** Text messages; `undefined`: files, as above. */
  readonly sms: SmsConfig | undefined
  /** What members prove, and recover their accounts by. */
  readonly recovery: readonly ContactKind[]
}

const isSmtp = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)
const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const mailVariables = {
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtp, 'must start with smtp:// or smtps://'))),
  SMTP_CA: z.optional(z.string().check(z.refine(path => existsSync(path), 'must be a file that exists'))),
  MAIL_FROM: z._default(z.string(), 'Arara <nao-responda@localhost>'),
  SMS_URL: z.optional(z.string().check(z.refine(isWeb, 'must be a URL'))),
  SMS_ACCOUNT: z.optional(z.string()),
  SMS_TOKEN: z.optional(z.string()),
  SMS_FROM: z.optional(z.string()),
  RECOVERY_BY: z._default(z.enum(['email', 'email,phone'], 'must be email or email,phone'), 'email,phone'),
}
const environment = z.object(mailVariables)
type MailEnvironment = z.output<typeof environment>

/** A provider that is named wants its account. */
export function mistakesOfMail(env: MailEnvironment): string[] {
  if (env.SMS_URL === undefined) return []
  const names = ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const
  return names.filter(name => env[name] === undefined).map(name => `${name} must be set beside SMS_URL`)
}

export function toMail(env: MailEnvironment): MailConfig {
  return {
    smtpUrl: env.SMTP_URL,
    smtpCa: env.SMTP_CA === undefined ? undefined : readFileSync(env.SMTP_CA, 'utf8'),
    from: env.MAIL_FROM,
    sms: toSms(env),
    recovery: contactKinds.filter(kind => env.RECOVERY_BY.includes(kind)),
  }
}

function toSms(env: MailEnvironment): SmsConfig | undefined {
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env
  if (url === undefined || account === undefined || token === undefined || from === undefined)
    return undefined
  return { url: url.replace(/\/$/, ''), account, token, from }
}
