import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface MailConfig {
  /** `smtp://…` or `smtps://…`; `undefined`: letters are written to files under `DATA_DIR/letters`. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** PEM text of the mail server's own authority; `undefined`: the public ones. */
  readonly smtpCa: string | undefined
  /** A gateway that takes `{to, text}` as JSON with a bearer token; `undefined`: files, as above. */
  readonly smsUrl: string | undefined
  readonly smsToken: string | undefined
}

const isSmtp = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)
const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const mailVariables = {
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtp, 'must start with smtp:// or smtps://'))),
  SMTP_CA: z.optional(z.string().check(z.refine(path => existsSync(path), 'must be a file that exists'))),
  MAIL_FROM: z._default(z.string(), 'Arara <nao-responda@localhost>'),
  SMS_URL: z.optional(z.string().check(z.refine(isWeb, 'must be a URL'))),
  SMS_TOKEN: z.optional(z.string()),
}
const environment = z.object(mailVariables)
type MailEnvironment = z.output<typeof environment>

export function toMail(env: MailEnvironment): MailConfig {
  return {
    smtpUrl: env.SMTP_URL,
    smtpCa: env.SMTP_CA === undefined ? undefined : readFileSync(env.SMTP_CA, 'utf8'),
    from: env.MAIL_FROM,
    smsUrl: env.SMS_URL,
    smsToken: env.SMS_TOKEN,
  }
}
