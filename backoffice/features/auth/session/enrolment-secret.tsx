import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../src/ui/button.tsx'
import { copyIcon } from '../../../../src/ui/icons/money-icons.ts'
import { checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { QrCode } from '../../../../src/ui/qr-code.tsx'
import { useBackOffice } from '../../../state/back-office.ts'

type EnrolmentSecretProps = { secret: string; uri: string }

/** The same secret three ways: for the camera, for typing, and for an authenticator on this very phone. */
export function EnrolmentSecret({ secret, uri }: EnrolmentSecretProps) {
  const { t } = useLingui()
  const { toasts } = useBackOffice()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      toasts.show('scarlet', t`Copying is not allowed here: type the key.`)
    }
  }
  return (
    <div className="grid justify-items-center gap-4 wide:grid-cols-[11rem_1fr] wide:justify-items-start">
      <div className="w-44">
        <QrCode text={uri} label={t`QR code for the authenticator`} />
      </div>
      <div className="grid w-full min-w-0 gap-2 self-center">
        <p className="text-small text-soft">
          <Trans>Scan it with an authenticator app, or type this key there:</Trans>
        </p>
        <p
          className="rounded-corner bg-well px-3 py-2.5 font-code text-small leading-[1.5rem]"
          data-testid="totp-secret"
        >
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={copied ? checkIcon : copyIcon} onClick={copy}>
            {copied ? t`Copied` : t`Copy key`}
          </Button>
          <a href={uri} className="target inline-flex items-center px-2 font-firm text-sky-text text-small">
            {t`Open authenticator`}
          </a>
        </div>
      </div>
    </div>
  )
}
