import { useLingui } from '@lingui/react/macro'
import { type Language, toPageTag } from '../../../../contract/language.ts'
import type { ContentKind } from '../../../../contract/support/content.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { Prose } from '../../../../src/ui/text/prose.tsx'
import type { Words } from './content-draft.ts'

type ContentPreviewProps = {
  kind: ContentKind
  words: Words
  /** Of the words; the desk may speak another one. */
  language: Language
  publishedAt: string | undefined
}

/** The words as members see them: the same renderer. Links lead nowhere here. */
export function ContentPreview({ kind, words: { title, text }, language, publishedAt }: ContentPreviewProps) {
  const { t } = useLingui()
  const day = publishedAt === undefined ? '' : formatDate(Date.parse(publishedAt), 'day', language)
  return (
    <section aria-label={t`As players see it`} inert className="grid gap-2 rounded-wide bg-ground p-4">
      <article lang={toPageTag(language)} className="grid gap-2 rounded-wide bg-surface p-5 shadow-mid">
        <h2 className="text-lead">{title}</h2>
        {kind === 'announcement' ? <p className="figures text-faint text-small">{day}</p> : null}
        <Prose text={text} />
      </article>
    </section>
  )
}
