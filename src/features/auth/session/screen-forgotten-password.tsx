import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWayBack } from '../../../common/use-way-back.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AskForCode } from './ask-for-code.tsx'
import { SetNewPassword } from './set-new-password.tsx'

/** `/forgot-password`: a code by the bound e-mail or phone, then a new password. Says nowhere whether an account exists. */
export function ScreenForgottenPassword() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [account, setAccount] = useState('')
  const [step, setStep] = useState<'ask' | 'letter' | 'support'>('ask')
  const finish = async () => {
    showToast({ tone: 'leaf', text: t`New password set. Log in with it.` })
    await navigate({ to: '/' })
    openDialog('login')
  }
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Forgotten password`} {...useWayBack('/')} />
      {step === 'ask' ? (
        <AskForCode
          account={account}
          onAccount={setAccount}
          onAsked={() => setStep('letter')}
          onFromSupport={() => setStep('support')}
        />
      ) : (
        <SetNewPassword
          account={account}
          from={step}
          onDone={() => void finish()}
          onBack={() => setStep('ask')}
        />
      )}
    </div>
  )
}
