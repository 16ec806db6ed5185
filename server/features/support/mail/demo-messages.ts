import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { demoMessages } from '../../../../contract/auth/confirmation.ts'
import { normalisePhone } from '../../../../contract/phone.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { openTextMessages } from '../../../platform/mail/text-messages.ts'

interface Message {
  readonly to: string
  readonly text: string
  readonly at: Date
}

const newestFiles = 500
const most = 20

/** What a demo sent to these contacts: from the files that stand in for mail, and from the sandbox's provider of text messages. */
export async function readDemoMessages(
  { config }: Pick<Deps, 'config'>,
  contacts: readonly string[],
): Promise<z.output<typeof demoMessages.reply> | Refused> {
  if (config.mode !== 'demo') return refuse('not_found')
  const wanted = contacts.map(contact => normalisePhone(contact) ?? contact.trim().toLowerCase())
  const sms = config.mail.sms
  const texts = sms === undefined ? [] : await Promise.all(wanted.map(openTextMessages(sms).list))
  const found = [...(await readFiles(join(config.dataDir, 'letters'), wanted)), ...texts.flat()]
  const newest = found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most)
  return { data: newest.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })) }
}

async function readFiles(folder: string, wanted: readonly string[]): Promise<readonly Message[]> {
  // Names begin with the time. Nothing was written yet: no folder.
  const names = (await readdir(folder).catch(() => [])).toSorted().slice(-newestFiles)
  const read = await Promise.all(names.map(name => readMessage(join(folder, name))))
  return read.filter(({ to }) => wanted.includes(to))
}

async function readMessage(path: string): Promise<Message> {
  const [text, { mtime: at }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
  const [head = '', ...paragraphs] = text.split('\n\n')
  const [, to = ''] = /^To: (.*)$/m.exec(head) ?? []
  return { to, text: paragraphs.join('\n\n').trim(), at }
}
