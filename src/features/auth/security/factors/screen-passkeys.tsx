import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addPasskey, passkeyAddOptions, removePasskey } from '../../../../../contract/auth/passkeys.ts'
import type { SecurityView } from '../../../../../contract/auth/security.ts'
import { canUsePasskeys, makePasskey } from '../../../../api/passkey-browser.ts'
import { useSecuredCall } from '../../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../../common/proof/use-step-up.tsx'
import { SecurityPage } from '../../../../common/security-page.tsx'
import { showToast } from '../../../../state/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { plusIcon } from '../../../../ui/icons/shell-icons.ts'
import { useDeviceName } from '../use-device-name.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

/** `/security-center/passkeys` */
export function ScreenPasskeys() {
  const { t } = useLingui()
  return (
    <SecurityPage title={t`Passkeys`} path="/security-center/passkeys" why={t`Log in to see your security`}>
      {(view, memberId) => <Passkeys view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function Passkeys({ view, memberId }: { view: SecurityView; memberId: string }) {
  const { t } = useLingui()
  const deviceName = useDeviceName()
  const [renaming, setRenaming] = useState<SecurityView['passkeys'][number]>()
  const { prove, dialog } = useStepUp(memberId, 'passkeys', view.passkeys.length > 0)
  const options = useSecuredCall(passkeyAddOptions)
  const adding = useSecuredCall(addPasskey)
  const removal = useSecuredCall(removePasskey)

  // What was wished for and has come about is not asked for again, whatever became of the answer.
  const [before, setBefore] = useState(0)
  const [unwanted, setUnwanted] = useState<string>()
  const isAdded = view.passkeys.length > before
  const isRemoved = view.passkeys.every(({ id }) => id !== unwanted)

  const add = async () => {
    removal.clear()
    setBefore(view.passkeys.length)
    const proof = await prove()
    if (proof === undefined) return
    const offered = await options.send({ proof })
    if ('failed' in offered) return
    const passkey = await makePasskey(offered.done.data)
    if (passkey === undefined) return
    const outcome = await adding.send({ name: deviceName, passkey })
    if ('done' in outcome) showToast({ tone: 'leaf', text: t`Passkey added.` })
  }
  const remove = async (id: string) => {
    adding.clear()
    setUnwanted(id)
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await removal.send({ id, proof })
    if ('done' in outcome) showToast({ tone: 'sky', text: t`Passkey removed.` })
  }
  const failure =
    options.failure ?? (isAdded ? undefined : adding.failure) ?? (isRemoved ? undefined : removal.failure)
  return (
    <>
      <p className="text-small text-soft">
        {t`A passkey signs you in with your finger, your face or the screen lock. It cannot be guessed, copied from us or asked out of you.`}
      </p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      {view.passkeys.length > 0 ? (
        <ul className="grid gap-3">
          {view.passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={removal.isSending}
              onRename={() => setRenaming(passkey)}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? (
        <Button
          tone="main"
          size="large"
          wide
          icon={plusIcon}
          busy={options.isSending || adding.isSending}
          onClick={() => void add()}
        >{t`Add a passkey`}</Button>
      ) : (
        <p className="text-small text-soft">{t`This browser cannot keep passkeys.`}</p>
      )}
      {dialog}
      {renaming ? <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} /> : null}
    </>
  )
}
