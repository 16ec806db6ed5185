import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type CheckMinutes, checkMinutes } from '../../../../contract/responsible-gambling/play-session.ts'
import { useApp } from '../../../app/app-context.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { setMinutesCall } from './session-calls.ts'
import { SessionFacts } from './session-facts.tsx'
import type { SessionView } from './session-view.ts'

type SessionSheetProps = { memberId: string; session: SessionView; now: number; onClose: () => void }

/** What stands behind the clock: the figures, how often to be asked, and the way to limits, pauses and help. */
export function SessionSheet({ memberId, session, now, onClose }: SessionSheetProps) {
  const { t } = useLingui()
  const { now: clock } = useApp()
  const [call] = useState(() => setMinutesCall(clock))
  const { send, isSending, failure } = useMoneyForm(call, memberId)
  const [asked, setAsked] = useState<CheckMinutes>()
  const ask = async (minutes: CheckMinutes) => {
    setAsked(minutes)
    await send({ minutes })
    setAsked(undefined)
  }
  const options = checkMinutes.map(minutes => ({ value: String(minutes), label: t`${minutes} min` }))
  return (
    <Sheet open title={t`Your session`} onClose={onClose}>
      <div className="grid gap-4">
        <SessionFacts session={session} now={now} />
        <section className="grid gap-2" aria-busy={isSending}>
          <h3 className="text-body">{t`Remind me every`}</h3>
          <FormEnd failure={failure}>
            <Segmented
              label={t`Remind me every`}
              options={options}
              value={String(asked ?? session.minutes)}
              onChange={value => {
                const minutes = checkMinutes.find(known => String(known) === value)
                if (minutes !== undefined && !isSending) void ask(minutes)
              }}
            />
          </FormEnd>
          <p className="text-small text-soft">
            {t`Play waits until you answer the reminder. A shorter time holds at once, a longer one after the next reminder.`}
          </p>
        </section>
        <Link to="/responsible-gaming" className={buttonClass({ wide: true })}>
          {t`Limits, pauses and help`}
        </Link>
      </div>
    </Sheet>
  )
}
