import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { answerCheckCall } from './session-calls.ts'
import { SessionFacts } from './session-facts.tsx'
import type { SessionView } from './session-view.ts'

type RealityCheckProps = { memberId: string; session: SessionView; checkAt: string; now: number }

/**
 * docs/rules/responsible-gambling.md: "blocks play until answered and shows time, staked, won, net". Nothing but an answer closes it, and neither
 * answer looks better than the other.
 */
export function RealityCheck({ memberId, session, checkAt, now }: RealityCheckProps) {
  const { t } = useLingui()
  const { now: clock } = useApp()
  const navigate = useNavigate()
  const [call] = useState(() => answerCheckCall(clock))
  const { send, isSending, failure } = useMoneyForm(call, memberId)
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title={t`How is it going?`}
      footer={
        <div className="grid w-full grid-cols-2 gap-3">
          <Button wide onClick={() => void navigate({ to: '/' })}>{t`Stop playing`}</Button>
          <Button wide busy={isSending} onClick={() => void send({ check_at: checkAt })}>
            {t`Keep playing`}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-soft">
          {t`You have been playing for a while. This is your session so far; no new round begins until you decide.`}
        </p>
        <SessionFacts session={session} now={now} />
        <PageOfflineNotice text={t`Playing on needs the network; stopping does not.`} />
        <FormEnd failure={failure}>
          <Link
            to="/responsible-gaming"
            className="target inline-flex items-center font-bold text-small underline"
          >
            {t`Limits, pauses and help`}
          </Link>
        </FormEnd>
      </div>
    </Dialog>
  )
}
