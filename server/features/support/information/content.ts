import * as z from 'zod/mini'
import type { Language } from '../../../../contract/language.ts'
import {
  type Announcement,
  type ContentView,
  contentTexts,
  type listContent,
  type SitePageText,
  type SocialMediaLink,
  type SupportView,
  saveContent,
} from '../../../../contract/support/content.ts'
import { wordsIn } from '../../../../contract/wordings.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { readTerms } from '../terms/service.ts'
import { type ContentRow, listContentRows, saveContentRow, shownContent } from './content-store.ts'

/** The reader's language where it was written, else Portuguese. */
function wordsOf({ texts }: ContentRow, language: Language): { title: string; text: string } {
  return wordsIn(z.parse(contentTexts, texts), language)
}

/** Pages of the site that operators wrote. */
export async function readPages(deps: Deps, language: Language): Promise<SitePageText[]> {
  const rows = await shownContent(deps.db, ['page'], deps.clock.now())
  return rows.map(row => ({
    id: row.id,
    ...wordsOf(row, language),
    saved_at: row.saved_at?.toISOString() ?? null,
  }))
}

export async function readSocialLinks(deps: Deps, language: Language): Promise<SocialMediaLink[]> {
  const rows = await shownContent(deps.db, ['social'], deps.clock.now())
  return rows.flatMap(row =>
    row.url === null ? [] : [{ id: row.id, name: wordsOf(row, language).title, url: row.url }],
  )
}

/** Ways to reach people, and the questions that are asked most. */
export async function readSupport(deps: Deps, language: Language): Promise<SupportView> {
  const rows = await shownContent(deps.db, ['social', 'contact', 'faq'], deps.clock.now())
  const ofKind = (kind: ContentRow['kind']) => rows.filter(row => row.kind === kind)
  return {
    telegram_link: rows.find(row => row.id === 'telegram' && row.url !== null)?.url ?? null,
    contacts: ofKind('contact').map(row => {
      const { title, text } = wordsOf(row, language)
      return { id: row.id, name: title, text, url: row.url }
    }),
    faq: ofKind('faq').map(row => {
      const { title, text } = wordsOf(row, language)
      return { id: row.id, question: title, answer: text }
    }),
  }
}

export async function readAnnouncements(deps: Deps, language: Language): Promise<Announcement[]> {
  const rows = await shownContent(deps.db, ['announcement'], deps.clock.now())
  const written = rows.map(row => ({
    id: row.id,
    ...wordsOf(row, language),
    published_at: row.published_at.toISOString(),
    effective_at: row.effective_at?.toISOString() ?? null,
  }))
  return [...written, ...(await readTermsNews(deps, language))].sort((one, other) =>
    other.published_at.localeCompare(one.published_at),
  )
}

/** A change of the terms is also an announcement: nobody has to remember to write one. */
async function readTermsNews(deps: Deps, language: Language): Promise<Announcement[]> {
  const terms = await readTerms(deps, language)
  return terms.flatMap(({ version, title, changes, announced_at, effective_at }) =>
    version === 1
      ? []
      : [{ id: `terms-${version}`, title, text: changes, published_at: announced_at, effective_at }],
  )
}

export async function readContent(
  deps: Deps,
  { kind }: z.output<typeof listContent.body>,
): Promise<ContentView[]> {
  return (await listContentRows(deps.db, kind)).map(toView)
}

function toView(row: ContentRow): ContentView {
  return {
    ...row,
    texts: z.parse(contentTexts, row.texts),
    published_at: row.published_at.toISOString(),
    effective_at: row.effective_at?.toISOString() ?? null,
    version: Number(row.version),
    saved_at: row.saved_at?.toISOString() ?? null,
  }
}

const noticeMs = 14 * 86_400_000

interface Asked {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: z.output<typeof saveContent.body>
}

/** A change of terms is published at least 14 days before it takes effect (specification, section 1). Refuses content_changed. */
export async function changeContent(
  deps: Deps,
  { administratorId, key, body }: Asked,
): Promise<z.output<typeof saveContent.reply> | Refused> {
  return runOnce(deps, { endpoint: saveContent, memberId: administratorId, key, body }, async tx => {
    const published = Date.parse(body.published_at)
    const effective = body.effective_at === null ? undefined : Date.parse(body.effective_at)
    if (Number.isNaN(published)) return refuseFields({ published_at: ['invalid'] })
    if (effective !== undefined && !(effective >= published + noticeMs)) {
      return refuseFields({ effective_at: ['invalid'] })
    }
    const saved = await saveContentRow(tx, {
      ...body,
      published_at: new Date(published),
      effective_at: effective === undefined ? null : new Date(effective),
      version: BigInt(body.version),
      saved_at: deps.clock.now(),
    })
    if (saved === undefined) return refuse('content_changed')
    const details = { version: Number(saved.version), shown: saved.shown }
    const subject = `content:${saved.kind}:${saved.id}`
    await audit(deps, tx, { administratorId, action: 'content_saved', subject, details })
    return { data: toView(saved) }
  })
}
