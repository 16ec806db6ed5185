import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { canUsePasskeys } from '../../../../src/api/passkey-browser.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { plusIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { useStore } from '../../../parts/forms/create-store.ts'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { ChangePasswordForm } from '../session/change-password-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { useAddPasskey } from './use-add-passkey.ts'
import { usePasskeys } from './use-passkeys.ts'

/** How the operator signs in. */
export function ScreenSecurity() {
  const { t } = useLingui()
  const session = useStore(useBackOffice().session)
  const email = session.status === 'signed-in' ? session.administrator.email : ''
  const [isChanging, setIsChanging] = useState(false)
  useEffect(() => {
    document.title = `${t`My security`} · Arara`
  }, [t])
  return (
    <div className="mx-auto grid max-w-160 gap-6 pt-3">
      <h1 className="min-h-11 content-center text-title">{t`My security`}</h1>
      <section aria-labelledby="passkeys-title" className="grid gap-3">
        <h2 id="passkeys-title" className="text-lead">{t`Passkeys`}</h2>
        <p className="text-small text-soft">
          {t`A passkey signs you in with your finger, your face or the screen lock. Nobody can guess or phish it.`}
        </p>
        <Passkeys />
      </section>
      <section aria-labelledby="second-way-title" className="grid gap-3">
        <h2 id="second-way-title" className="text-lead">{t`Password and authenticator`}</h2>
        <p className="text-small text-soft">
          {t`They stay your second way in. The audit log notes when you use them despite a passkey.`}
        </p>
        {isChanging ? (
          <ChangePasswordForm email={email} onDone={() => setIsChanging(false)} />
        ) : (
          <Button onClick={() => setIsChanging(true)}>{t`Change the password`}</Button>
        )}
      </section>
    </div>
  )
}

function Passkeys() {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const { list, refresh } = usePasskeys()
  const { add, busy, fault } = useAddPasskey(refresh)
  if (list.status === 'loading') return <Skeleton className="h-24 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void refresh()} />
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      {list.rows.length > 0 ? (
        <ul
          aria-label={t`Passkeys`}
          className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
        >
          {list.rows.map(row => (
            <PasskeyRow key={row.id} row={row} onChanged={refresh} />
          ))}
        </ul>
      ) : (
        <p className="rounded-wide bg-well px-4 py-3 text-small">{t`You have no passkey yet.`}</p>
      )}
      <FormErrors message={fault?.message} hint={fault?.hint} />
      {canUsePasskeys() ? (
        <Button tone="main" icon={plusIcon} busy={busy} onClick={add}>{t`Add a passkey`}</Button>
      ) : (
        <p className="text-small text-soft">{t`This browser cannot keep passkeys.`}</p>
      )}
    </div>
  )
}
