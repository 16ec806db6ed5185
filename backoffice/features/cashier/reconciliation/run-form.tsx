import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { reconcile } from '../../../../contract/cashier/reconciliation.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type RunFormProps = { today: string; onDone: () => Promise<void> }

/** Compares a day now. Each press is an act of its own: the statement may have grown since the last one. */
export function RunForm({ today, onDone }: RunFormProps) {
  const { t } = useLingui()
  const [day, setDay] = useState(today)
  const { run, isRunning, failure } = useRun(onDone)
  const { form, wasTried, refuse } = useMistakes()
  const noDay = wasTried && day === '' ? t`Choose a day` : undefined
  return (
    <form
      data-form="reconciliation/run-form"
      ref={form}
      noValidate
      className="@container grid grid-cols-1 gap-3 rounded-wide bg-surface p-4 shadow-mid"
      onSubmit={event => {
        event.preventDefault()
        if (day === '') return refuse()
        void run(day)
      }}
    >
      {/* The button stays beside the input, whatever is shown below it. */}
      <div className="grid gap-x-3 gap-y-1.5 *:min-w-0 @min-[16rem]:grid-cols-[1fr_auto] @min-[16rem]:*:first:col-start-1 @min-[16rem]:*:first:row-span-3 @min-[16rem]:*:first:grid-rows-subgrid">
        <TextField label={t`Day`} type="date" max={today} value={day} onChange={setDay} error={noDay} />
        <div className="grid @min-[16rem]:col-start-2 @min-[16rem]:row-start-2">
          <Button type="submit" tone="main" size="large" busy={isRunning}>{t`Compare`}</Button>
        </div>
      </div>
      <CallFailure failure={failure} />
    </form>
  )
}

/** Asks for one comparison and leads to its report. */
export function useRun(onDone: () => Promise<void>) {
  const { api, newKey, place } = useBackOffice()
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<Parameters<typeof CallFailure>[0]['failure']>()
  const run = async (day: string) => {
    if (isRunning) return
    setIsRunning(true)
    setFailure(undefined)
    const result = await api.call(reconcile, { body: { day }, key: newKey() })
    setIsRunning(false)
    if (result.kind === 'unchanged') return
    if (result.kind !== 'answer') return setFailure(result)
    await onDone()
    place.go({ screen: 'reconciliation', day })
  }
  return { run, isRunning, failure }
}
