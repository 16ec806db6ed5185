import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Composed } from './compose.ts'
import { openTextMessages } from './text-messages.ts'

/** Ways out. Each throws when what it was given did not go out for sure. */
export interface Transport {
  readonly mail: (id: string, to: string, message: Composed) => Promise<void>
  readonly message: (id: string, to: string, text: string) => Promise<void>
  readonly close: () => void
}

const waitMs = 10_000

/** By the configuration: SMTP and a provider of text messages, each with files under `data/letters` in its place. */
export function openTransport(config: Config): Transport {
  const toFile = fileDoor(join(config.dataDir, 'letters'))
  const { smtpUrl, smtpCa, from, sms } = config.mail
  const smtp = smtpUrl === undefined ? undefined : openSmtp(smtpUrl, smtpCa)
  const texts = sms === undefined ? undefined : openTextMessages(sms)
  return {
    mail: async (id, to, { subject, text, html }) => {
      if (smtp === undefined) return toFile(id, `To: ${to}\nSubject: ${subject}\n\n${text}`)
      // The id makes a letter that went out twice recognisable as one.
      await smtp.sendMail({ from, to, subject, text, html, messageId: `<${id}@arara>` })
    },
    message: (id, to, text) =>
      texts === undefined ? toFile(id, `To: ${to}\n\n${text}\n`) : texts.send(to, text),
    close: () => smtp?.close(),
  }
}

/**
 * Over a network letters with codes go encrypted or not at all: a server that does not offer STARTTLS, or somebody between
 * who takes the offer away, gets none. `?requireTLS=false` in the URL is the operator's own word to the contrary.
 */
function openSmtp(url: string, ca: string | undefined) {
  return createTransport({
    url,
    pool: true,
    requireTLS: !isLoopback(new URL(url).hostname),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  })
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)

/** For the operator's eyes only: the files hold addresses and codes. */
function fileDoor(folder: string) {
  return async (id: string, text: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${id}.txt`), text, { mode: 0o600 })
  }
}
