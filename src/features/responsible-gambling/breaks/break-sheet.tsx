import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import {
  type BreakTerm,
  exclusionTerms,
  pauseTerms,
} from '../../../../contract/responsible-gambling/breaks.ts'
import { useBreakWords } from '../../../common/use-break-words.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { dayAfter, momentOfDay } from './break-days.ts'
import { BreakMeaning } from './break-meaning.tsx'
import { useTakeBreak } from './use-take-break.ts'

type BreakSheetProps = { kind: 'pause' | 'exclusion'; onClose: () => void }

const termsOf = { pause: pauseTerms, exclusion: exclusionTerms }

/** How long, what it means, and the member's word that it cannot be undone. */
export function BreakSheet({ kind, onClose }: BreakSheetProps) {
  const { t } = useLingui()
  const now = useServerNow(30_000)
  const id = useId()
  const words = useBreakWords()
  const { take, isSending, failure } = useTakeBreak(onClose)
  const [term, setTerm] = useState<BreakTerm>(termsOf[kind][0])
  const [day, setDay] = useState('')
  const [isSure, setIsSure] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  useBusyWhile(isSure || term !== termsOf[kind][0])
  const lacksDay = term === 'date' && (day < dayAfter(now, 1) || day > dayAfter(now, 42))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (!isSure || lacksDay) return toFirstMistake()
    void take(term === 'date' ? { term, until: momentOfDay(day, now) } : { term })
  }
  return (
    <Sheet
      open
      title={kind === 'pause' ? t`Take a pause` : t`Exclude myself`}
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <Button type="submit" form={id} tone="main" wide busy={isSending}>
          {kind === 'pause' ? t`Begin the pause now` : t`Exclude myself now`}
        </Button>
      }
    >
      <form data-form="break-sheet" ref={form} id={id} onSubmit={submit} noValidate className="grid gap-4">
        <SelectField
          label={t`How long`}
          name="term"
          value={term}
          onChange={value => setTerm(termsOf[kind].find(one => one === value) ?? term)}
          options={termsOf[kind].map(value => ({ value, label: words.terms[value] }))}
        />
        {term === 'date' ? (
          <TextField
            label={t`Last day of the pause`}
            name="until"
            type="date"
            min={dayAfter(now, 1)}
            max={dayAfter(now, 42)}
            value={day}
            onChange={setDay}
            hint={t`Six weeks at most. It ends on that day at this time.`}
            error={wasTried && lacksDay ? t`Choose a day from tomorrow on, within six weeks` : undefined}
          />
        ) : null}
        <BreakMeaning kind={kind} />
        <FormEnd failure={failure}>
          <Checkbox
            checked={isSure}
            onChange={setIsSure}
            error={wasTried && !isSure ? t`Please confirm` : undefined}
          >
            {t`I understand: nobody can shorten it or take it back, not even support.`}
          </Checkbox>
        </FormEnd>
      </form>
    </Sheet>
  )
}
