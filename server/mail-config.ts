import * as z from 'zod/mini'

export interface MailConfig {
  /** `smtp://…` or `smtps://…`; `undefined`: letters are written to files under `DATA_DIR/letters`. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** A gateway that takes `{to, text}` as JSON with a bearer token; `undefined`: files, as above. */
  readonly smsUrl: string | undefined
  readonly smsToken: string | undefined
}

const isSmtp = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)
const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const mailVariables = {
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtp, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string(), 'Arara <nao-responda@localhost>'),
  SMS_URL: z.optional(z.string().check(z.refine(isWeb, 'must be a URL'))),
  SMS_TOKEN: z.optional(z.string()),
}
const environment = z.object(mailVariables)
type MailEnvironment = z.output<typeof environment>

export function toMail(env: MailEnvironment): MailConfig {
  return { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, smsUrl: env.SMS_URL, smsToken: env.SMS_TOKEN }
}
