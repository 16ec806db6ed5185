import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TermsVersion } from '../../../../contract/support/terms.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { useAcceptTerms } from './use-accept-terms.ts'

type TermsSheetProps = {
  version: TermsVersion
  before: TermsVersion | undefined
  /** Else it is announced, and may be accepted ahead. */
  isInForce: boolean
  onClose: () => void
}

type Part = 'changes' | 'new' | 'before'

/** What changed, the new text and the old one; accepted here. All of it is on the device. */
export function TermsSheet({ version, before, isInForce, onClose }: TermsSheetProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [part, setPart] = useState<Part>('changes')
  const { accept, isSending, failure } = useAcceptTerms(version.version)
  const { form: content, toFirstMistake } = useFirstMistake<HTMLDivElement>()
  const day = formatDate(Date.parse(version.effective_at), 'day', language)
  const parts: { value: Part; label: string }[] = [
    { value: 'changes', label: t`What changes` },
    { value: 'new', label: t`New text` },
  ]
  if (before !== undefined) parts.push({ value: 'before', label: t`Before` })
  const agree = async () => {
    // What it says stands below the text, which is long.
    if (!(await accept())) return toFirstMistake()
    showToast({ tone: 'leaf', text: t`Thank you. The new terms are accepted.` })
    onClose()
  }
  const texts = { changes: version.changes, new: version.text, before: before?.text ?? '' }
  return (
    <Sheet
      open
      onClose={onClose}
      title={isInForce ? t`The terms of use have changed` : t`The terms of use will change`}
      footer={
        <>
          <Button wide onClick={onClose}>
            {isInForce ? t`Later` : t`I have read it`}
          </Button>
          <Button wide tone="main" busy={isSending} onClick={() => void agree()}>{t`Accept`}</Button>
        </>
      }
    >
      <div ref={content} className="grid gap-4">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="sun">{isInForce ? t`In force since ${day}` : t`In force from ${day}`}</Badge>
        </p>
        <p className="text-soft">
          {isInForce
            ? t`To deposit, play with money or claim rewards, accept them first. You can withdraw at any time, whatever you decide.`
            : t`Until then everything stays as it is. You may accept them now, or when that day has come.`}
        </p>
        <Segmented label={t`What to read`} value={part} onChange={setPart} options={parts} />
        <div className="rounded-corner bg-surface p-4 shadow-mid">
          <Prose text={texts[part]} />
        </div>
        <FormErrors message={failure} hint={undefined} />
      </div>
    </Sheet>
  )
}
