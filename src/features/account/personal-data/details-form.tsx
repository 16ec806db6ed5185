import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { saveMemberDetails } from '../../../../contract/account/member-details.ts'
import type { ExtraRegistrationField } from '../../../../contract/regime.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { DetailFields } from '../../../forms/detail-fields.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { loadFieldSentences } from '../../../i18n/load-sentences.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { checkDetails, type DetailDraft, detailsBody } from './check-details.ts'

const lines = { postal_code: '', street: '', number: '', complement: '', district: '', city: '', state: '' }
const empty: DetailDraft = { gender: '', ...lines }

type DetailsFormProps = {
  asked: readonly ExtraRegistrationField[]
  /** What is missing still. */
  onSaved: (missing: readonly ExtraRegistrationField[]) => void
}

/** The registration's own fields, those that are missing. */
export function DetailsForm({ asked, onSaved }: DetailsFormProps) {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const { form, toFirstMistake } = useFirstMistake()
  const [draft, setDraft] = useState(empty)
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const { send, isSending, failure } = useSecuredCall(saveMemberDetails)
  const isStarted = draft !== empty
  useBusyWhile(isStarted)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const found = checkDetails(draft, asked)
    const sentenceOf = await loadFieldSentences(language, t`Please fix the error in the form`)
    setMistakes(Object.fromEntries(Object.entries(found).map(([name, word]) => [name, sentenceOf(word)])))
    if (Object.keys(found).length > 0) return toFirstMistake()
    const outcome = await send(detailsBody(draft, asked))
    // Another device may have given them meanwhile.
    await sync.pull('member-details', { force: true })
    if ('done' in outcome) onSaved(outcome.done.data.missing)
    else setMistakes(withoutParents(outcome.failed.fields))
    toFirstMistake()
  }
  return (
    <form
      data-form="details-form"
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-4"
    >
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <DetailFields
        draft={draft}
        mistakes={mistakes}
        asked={asked}
        onChange={(name, value) => setDraft(known => ({ ...known, [name]: value }))}
      />
      <p className="text-small text-soft">
        {t`Check them before you save: later only our support can change them.`}
      </p>
      <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Save my details`}</Button>
    </form>
  )
}

/** `address.city` is the form's `city`. */
function withoutParents(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [name.split('.').at(-1) ?? name, sentence]),
  )
}
