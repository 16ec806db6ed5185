import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../src/ui/button.tsx'
import { CodeField } from '../../../../src/ui/fields/code-field.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { PasswordField } from '../../../../src/ui/fields/password-field.tsx'
import { usePasswordFaults } from '../../../../src/ui/fields/use-password-faults.ts'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useStore } from '../../../parts/forms/create-store.ts'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { OrLine } from './or-line.tsx'
import { useProve } from './use-prove.ts'

/** Stands over whatever asked for it, while the operator is asked to prove anew who they are. */
export function ProofDialog() {
  const { proof } = useBackOffice()
  return useStore(proof) === 'asking' ? <AskForProof /> : null
}

function AskForProof() {
  const { t } = useLingui()
  const { proof } = useBackOffice()
  const { hasPasskey, byPasskey, byCode, busy, fault } = useProve(() => proof.settle(true))
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [wasTried, setWasTried] = useState(false)

  const noPassword = usePasswordFaults().ofGiven(password)
  const noCode = totp.length < 6 ? t`Enter all six digits` : undefined
  const submit = async () => {
    if (busy) return
    setWasTried(true)
    if (noPassword || noCode) return
    await byCode({ password, totp })
    // Whatever was wrong, the code has been shown to somebody: the next one is needed.
    setTotp('')
    setWasTried(false)
  }
  return (
    <FormDialog
      form="session/proof-dialog"
      title={t`Confirm that it is you`}
      action={t`Confirm`}
      tone={hasPasskey ? 'confirm' : 'main'}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={() => proof.settle(false)}
    >
      <p className="text-small text-soft">
        {t`Your last confirmation is over 10 minutes old. Your action then continues.`}
      </p>
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </ComeIntoView>
      {hasPasskey ? (
        <>
          <Button tone="main" size="large" wide busy={busy} data-first-focus onClick={byPasskey}>
            {t`Confirm with a passkey`}
          </Button>
          <OrLine>{t`or with password and code`}</OrLine>
        </>
      ) : null}
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={wasTried ? noPassword : undefined}
      />
      <CodeField
        label={t`Authenticator code`}
        hint={t`Six digits; each code works once.`}
        value={totp}
        onChange={setTotp}
        error={wasTried ? noCode : undefined}
      />
    </FormDialog>
  )
}
