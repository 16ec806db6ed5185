import type * as z from 'zod/mini'
import {
  type Announcement,
  acceptTerms,
  type SocialMediaLink,
  type Support,
} from '../../../contract/information.ts'
import type { Language } from '../../../contract/language.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { type ContentRow, insertAcceptance, listAccepted, listContent } from './content-store.ts'
import { readWording } from './wording.ts'

/** Contacts and answered questions; the Telegram link stands by itself too, as the specification names it. */
export async function readSupport({ db, clock }: Deps, language: Language): Promise<Support> {
  const rows = await listContent(db, ['contact', 'faq'], clock.now())
  const of = (kind: ContentRow['kind']) =>
    rows.filter(row => row.kind === kind).map(row => toWords(row, language))
  const telegram = rows.find(row => row.kind === 'contact' && row.link?.startsWith('https://t.me/'))
  return { contacts: of('contact'), telegram_link: telegram?.link ?? null, faq: of('faq') }
}

export async function readSocialLinks({ db, clock }: Deps, language: Language): Promise<SocialMediaLink[]> {
  const rows = await listContent(db, ['social'], clock.now())
  return rows.flatMap(row =>
    row.link === null ? [] : [{ id: row.id, name: readWording(row.texts, language).title, url: row.link }],
  )
}

export async function readAnnouncements({ db, clock }: Deps, language: Language): Promise<Announcement[]> {
  const rows = await listContent(db, ['announcement', 'terms'], clock.now())
  return rows.map(row => ({
    ...toWords(row, language),
    published_at: row.published_at.toISOString(),
    holds_from: row.holds_from?.toISOString() ?? null,
  }))
}

function toWords({ id, texts, link }: ContentRow, language: Language) {
  return { id, link, ...readWording(texts, language) }
}

export async function readAccepted({ db }: Deps, memberId: string): Promise<string[]> {
  return [...(await listAccepted(db, memberId))]
}

interface Accepting {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof acceptTerms.body>
}

/** Agreeing to new terms. not_found: there are none of that name. */
export function agreeToTerms(
  deps: Deps,
  { memberId, key, body }: Accepting,
): Promise<z.output<typeof acceptTerms.reply> | Refused> {
  return runOnce(deps, { endpoint: acceptTerms, memberId, key, body }, async tx => {
    if (!(await insertAcceptance(tx, memberId, body.id, deps.clock.now()))) return refuse('not_found')
    return { data: [...(await listAccepted(tx, memberId))] }
  })
}
