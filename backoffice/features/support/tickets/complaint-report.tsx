import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import { exportComplaints } from '../../../../contract/support/tickets.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { downloadIcon } from '../../../../src/ui/icons/account-icons.ts'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { saveText } from '../../../parts/save-text.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** What an authority asks for: the complaints of a period as a file. The month that is over is what is asked for most. */
export function ComplaintReport() {
  const { t } = useLingui()
  const { api, now, toasts } = useBackOffice()
  const endOfLastMonth = addDays(`${brazilDay(now()).slice(0, 7)}-01`, -1)
  const [from, setFrom] = useState(`${endOfLastMonth.slice(0, 7)}-01`)
  const [to, setTo] = useState(endOfLastMonth)
  const { busy, fault, send } = useSend(
    (period: { from: string; to: string }) => api.call(exportComplaints, { body: period, timeoutMs: 60_000 }),
    ({ data }) => {
      saveText(data.file_name, 'text/csv', data.csv)
      if (data.is_cut)
        toasts.show('sky', t`Only the first 10,000 rows: choose a shorter period for the others.`)
    },
  )
  const { form, wasTried, refuse } = useMistakes()
  const isTurned = to < from
  const turned = to === '' ? t`Choose a day` : t`The end comes before the beginning`
  const endFault = wasTried && isTurned ? turned : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (from === '' || isTurned) return refuse()
    if (!busy) void send({ from, to })
  }
  return (
    <form
      data-form="tickets/complaint-report"
      ref={form}
      noValidate
      aria-labelledby="complaint-report"
      onSubmit={submit}
      className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid"
    >
      <div>
        <h2 id="complaint-report" className="text-lead">{t`Report of complaints`}</h2>
        <p className="text-small text-soft">
          {t`By the day on which they came: when each was answered, contested and answered by somebody else. No names, no words.`}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-3 *:min-w-0">
        <TextField
          label={t`From the day`}
          type="date"
          value={from}
          onChange={setFrom}
          error={wasTried && from === '' ? t`Choose a day` : undefined}
        />
        <TextField
          label={t`Up to the day`}
          type="date"
          min={from}
          value={to}
          onChange={setTo}
          error={endFault}
        />
      </div>
      <div className="grid wide:justify-start">
        <Button type="submit" size="large" icon={downloadIcon} busy={busy}>
          CSV
        </Button>
      </div>
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} />
      </ComeIntoView>
    </form>
  )
}
