import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../contract/language.ts'
import { MessageField } from '../../../../src/ui/fields/message-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { Prose } from '../../../../src/ui/text/prose.tsx'
import { InLanguage } from './in-language.tsx'

export type TermsWords = { title: string; changes: string; text: string }
export const noTerms: TermsWords = { title: '', changes: '', text: '' }

type TermsFieldsProps = {
  words: TermsWords
  onChange: (words: TermsWords) => void
  /** Required parts that are still empty; none before the first try to save. */
  missing: readonly (keyof TermsWords)[]
}

export function TermsFields({ words, onChange, missing }: TermsFieldsProps) {
  const { t } = useLingui()
  const error = (field: keyof TermsWords) =>
    missing.includes(field) ? t`Nothing is written here yet.` : undefined
  return (
    <>
      <TextField
        label={t`Title`}
        maxLength={120}
        value={words.title}
        onChange={title => onChange({ ...words, title })}
        error={error('title')}
      />
      <MessageField
        label={t`What changes`}
        hint={t`In plain words: it is the announcement, and the first thing members read.`}
        rows={4}
        maxLength={4000}
        value={words.changes}
        onChange={changes => onChange({ ...words, changes })}
        error={error('changes')}
      />
      <MessageField
        label={t`The whole text`}
        hint={t`## heading · - list · **strong** · [words](https://…). Anything else is shown as it stands.`}
        rows={16}
        maxLength={30_000}
        value={words.text}
        onChange={text => onChange({ ...words, text })}
        error={error('text')}
      />
    </>
  )
}

type TermsDatesProps = {
  announced: string
  onAnnounced: (field: string) => void
  day: string
  onDay: (day: string) => void
  wasTried: boolean
}

export function TermsDates({ announced, onAnnounced, day, onDay, wasTried }: TermsDatesProps) {
  const { t } = useLingui()
  const error = (value: string) => (wasTried && value === '' ? t`Choose a day` : undefined)
  return (
    <>
      <TextField
        type="datetime-local"
        label={t`Announced at (Brasília)`}
        hint={t`Until then you can change it. Afterwards it can only be taken back.`}
        value={announced}
        onChange={onAnnounced}
        error={error(announced)}
      />
      <TextField
        type="date"
        label={t`In force from (Brasília)`}
        hint={t`Two weeks after the announcement at least. From the first minute of that day members are asked to accept it.`}
        value={day}
        onChange={onDay}
        error={error(day)}
      />
    </>
  )
}

type TermsPreviewProps = {
  words: TermsWords
  /** Of the words; the desk may speak another one. */
  language: Language
}

/** As members see it, whose heading is in their language too. */
export function TermsPreview({ words, language }: TermsPreviewProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`As players see it`} inert className="rounded-wide bg-surface p-4 shadow-mid">
      <InLanguage language={language}>
        <TermsArticle words={words} />
      </InLanguage>
    </section>
  )
}

function TermsArticle({ words: { changes, text } }: { words: TermsWords }) {
  const { t } = useLingui()
  return (
    <article className="grid gap-4">
      {changes === '' ? null : (
        <div className="grid gap-2 rounded-corner bg-sun-wash p-4">
          <h2 className="text-lead">{t`What changes`}</h2>
          <Prose text={changes} />
        </div>
      )}
      <Prose text={text} />
    </article>
  )
}
