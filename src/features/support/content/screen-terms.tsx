import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TermsVersion } from '../../../../contract/support/terms.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { ContentPage } from './content-page.tsx'
import { type DueTerms, dueTerms } from './due-terms.ts'
import { useContent } from './use-content.ts'

type Choice = keyof DueTerms

/** `/terms`: what is in force; while a change is announced, or new, both versions side by side. */
export function ScreenTerms() {
  const { t } = useLingui()
  const now = useServerNow(60_000)
  const content = useContent('house-terms')
  const [choice, setChoice] = useState<Choice>('current')
  const due = dueTerms(content.answer ?? [], now)
  const shown = due[choice] ?? due.current
  const names: Record<Choice, string> = { before: t`Before`, current: t`In force`, next: t`Announced` }
  const order: readonly Choice[] = ['before', 'current', 'next']
  const options = order.flatMap(value => (due[value] === undefined ? [] : [{ value, label: names[value] }]))
  return (
    <ContentPage title={t`Terms of use`} content={content} back="/">
      {options.length > 1 ? (
        <Segmented label={t`Version`} value={choice} onChange={setChoice} options={options} />
      ) : null}
      {shown === undefined ? null : <Version version={shown} isNext={shown === due.next} />}
    </ContentPage>
  )
}

function Version({ version, isNext }: { version: TermsVersion; isNext: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { version: number, changes, text, effective_at } = version
  const day = formatDate(Date.parse(effective_at), 'day', language)
  return (
    <article className="grid gap-4 wide:rounded-wide wide:bg-surface wide:p-6 wide:shadow-mid">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={isNext ? 'sun' : 'leaf'}>
          {isNext ? t`In force from ${day}` : t`In force since ${day}`}
        </Badge>
        <span className="figures text-faint text-small">{t`Version ${number}`}</span>
      </p>
      {changes === '' ? null : (
        <section className="grid gap-2 rounded-corner bg-sun-wash p-4">
          <h2 className="text-lead">{t`What changes`}</h2>
          <Prose text={changes} />
        </section>
      )}
      <Prose text={text} />
    </article>
  )
}
