import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useApp } from '../../../../app/app-context.ts'
import { saveFile } from '../../../../common/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { downloadIcon } from '../../../../ui/icons/account-icons.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shown once, to be written down: the way in when the phone is gone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  const { busy } = useApp()
  // An update must not reload them away.
  useEffect(() => busy.hold(), [busy])
  const text = codes.join('\n')
  return (
    <section aria-label={t`Recovery codes`} className="grid gap-4">
      <p className="text-small">
        {t`Keep these codes where your phone is not. Each one signs you in once without the authenticator. They are not shown again.`}
      </p>
      <ul
        translate="no"
        className="figures grid grid-cols-2 gap-2 rounded-wide bg-surface p-4 font-code shadow-mid"
      >
        {codes.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <Button
        wide
        icon={downloadIcon}
        onClick={() => saveFile('arara-recovery-codes.txt', 'text/plain', `${text}\n`)}
      >{t`Save as a file`}</Button>
      <Button tone="main" size="large" wide onClick={onDone}>{t`I have kept them`}</Button>
    </section>
  )
}
