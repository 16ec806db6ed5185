import { useLingui } from '@lingui/react/macro'
import type { ContentKind } from '../../contract/content.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Prose } from '../../src/ui/prose.tsx'
import type { Words } from './content-draft.ts'

type ContentPreviewProps = { kind: ContentKind; words: Words; publishedAt: string | undefined }

/** The words as members see them: the same renderer. Links lead nowhere here. */
export function ContentPreview({ kind, words: { title, text }, publishedAt }: ContentPreviewProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const day = publishedAt === undefined ? '' : formatDate(Date.parse(publishedAt), 'day', language)
  return (
    <section aria-label={t`As players see it`} inert className="grid gap-2 rounded-wide bg-ground p-4">
      <article className="grid gap-2 rounded-wide bg-surface p-5 shadow-mid">
        <h2 className="text-lead">{title}</h2>
        {kind === 'announcement' ? <p className="figures text-faint text-small">{day}</p> : null}
        <Prose text={text} />
      </article>
    </section>
  )
}
