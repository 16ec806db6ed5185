import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Confirmation, confirmContact } from '../../../../contract/auth/confirmation.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { SecurityPage } from '../../../common/security-page.tsx'
import { siteConfig } from '../../../state/site-config.ts'
import { showToast } from '../../../state/toasts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ConfirmCode } from './factors/confirm-code.tsx'
import { ConfirmContact } from './factors/confirm-contact.tsx'

/** `/security-center/confirm`: the second step of a registration, and of any contact that is not proved yet. */
export function ScreenConfirm() {
  const { t } = useLingui()
  return (
    <SecurityPage title={t`Confirm`} path="/security-center/confirm" why={t`Log in to see your security`}>
      {view => <Confirm now={view.confirmation} />}
    </SecurityPage>
  )
}

type Contact = Confirmation['contacts'][number]

function Confirm({ now }: { now: Confirmation | undefined }) {
  const { t } = useLingui()
  const finish = useFinish()
  const { send, isSending, failure } = useSecuredCall(confirmContact)
  const [tries, setTries] = useState(0)
  const waiting = now?.contacts.filter(contact => !contact.is_proved) ?? []
  const sent = waiting.filter(contact => contact.target !== null)
  const confirm = async (code: string) => {
    const outcome = await send({ code })
    if ('done' in outcome) finish(outcome.done.data)
    setTries(count => count + 1)
  }
  if (now === undefined || (now.state === 'settled' && sent.length === 0)) {
    return (
      <EmptyState icon={shieldCheckIcon} title={t`Everything is confirmed`}>
        <Link to="/" className={buttonClass({ tone: 'main' })}>{t`To the games`}</Link>
      </EmptyState>
    )
  }
  return (
    <>
      <Lead state={now.state} />
      {sent.length > 0 ? (
        <ConfirmCode
          key={tries}
          targets={sent.flatMap(({ target }) => target ?? [])}
          busy={isSending}
          failure={failure}
          onCode={code => void confirm(code)}
        />
      ) : null}
      {waiting.filter(isOffered(now)).map(contact => (
        <ConfirmContact key={contact.kind} contact={contact} mayChange={now.state !== 'settled'} />
      ))}
    </>
  )
}

/** Nobody is asked for a contact that they never gave, once one is proved. */
const isOffered = (now: Confirmation) => (contact: Contact) =>
  contact.target !== null || now.state === 'unconfirmed'

function Lead({ state }: { state: Confirmation['state'] }) {
  const { t } = useLingui()
  const texts = {
    unconfirmed: t`We sent you a message to confirm your registration. Games for money and deposits open with its code.`,
    checking: t`We are checking your details. Do you have an account already? Log in to it, or set a new password. Support can help.`,
    settled: t`A confirmed contact signs you in and recovers your account.`,
  }
  return (
    <div className="grid justify-items-start gap-2">
      {state === 'checking' ? <Badge tone="sun">{t`Being checked`}</Badge> : null}
      <p className="text-small text-soft">{texts[state]}</p>
    </div>
  )
}

/** Where a new member goes on: to their limits where the licence wants some, else to the games. */
function useFinish(): (now: Confirmation) => void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { sync } = useApp()
  return now => {
    void sync.pull('breaks', { force: true })
    if (now.state === 'checking') return
    showToast({ tone: 'leaf', text: t`Confirmed. Your wallet is open.` })
    void navigate({ to: siteConfig.now.limits.mandatory.length > 0 ? '/responsible-gaming' : '/' })
  }
}
