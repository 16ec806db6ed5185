import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { playIcon, refreshIcon } from '../../../ui/icons/shell-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { CaptchaState } from './use-captcha.ts'
import { useSpokenCode } from './use-spoken-code.ts'

type CaptchaFieldProps = {
  captcha: CaptchaState
  value: string
  onChange: (value: string) => void
  onRenew: () => void
  error: string | undefined
}

/** The code of the picture, or spoken digits for those who cannot see it. Both are the same one-time captcha. */
export function CaptchaField({ captcha, value, onChange, onRenew, error }: CaptchaFieldProps) {
  const { t } = useLingui()
  const [isReceived, setIsReceived] = useState(false)
  if (captcha.status === 'off') return null
  const codeKey = captcha.status === 'ready' ? captcha.key : undefined
  const isSpoken = isReceived && captcha.status !== 'failed'
  return (
    <div className="grid gap-2">
      <div className="flex min-h-16 items-center gap-2">
        <div className="min-w-0">
          {isSpoken ? <SpokenCode key={codeKey} captcha={captcha} /> : <CaptchaPicture captcha={captcha} />}
        </div>
        <IconButton shape={refreshIcon} label={t`Another code`} onClick={onRenew} />
      </div>
      <TextField
        label={t`Verification code`}
        hint={isSpoken ? t`Type the six digits that you hear.` : undefined}
        name="captcha"
        value={value}
        onChange={onChange}
        error={error}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode={isSpoken ? 'numeric' : 'text'}
        maxSigns={12}
      />
      {/* Its words stand in line with the field's, not its padding. */}
      {captcha.status === 'failed' ? null : (
        <div className="-ms-4">
          <Button tone="quiet" size="small" onClick={() => setIsReceived(!isReceived)}>
            {isReceived ? t`Show the picture` : t`I cannot see the picture`}
          </Button>
        </div>
      )}
    </div>
  )
}

function SpokenCode({ captcha }: { captcha: CaptchaState }) {
  const { t } = useLingui()
  const { status, speak } = useSpokenCode(captcha.status === 'ready' ? captcha.key : undefined)
  if (captcha.status !== 'ready') return <Skeleton className="h-16 w-44" />
  return (
    <div className="grid gap-1">
      <Button icon={playIcon} busy={status === 'loading'} onClick={speak}>{t`Listen to the code`}</Button>
      {status === 'failed' ? (
        <p role="alert" className="text-small text-soft">{t`The sound did not load. Try again.`}</p>
      ) : null}
    </div>
  )
}

function CaptchaPicture({ captcha }: { captcha: CaptchaState }) {
  const { t } = useLingui()
  if (captcha.status === 'failed') {
    return (
      <p className="text-small text-soft">{t`The code did not load. Ask for another when the connection is back.`}</p>
    )
  }
  if (captcha.status !== 'ready') return <Skeleton className="h-16 w-44" />
  return <img src={captcha.img} alt={t`Verification code, drawn`} className="h-16 rounded-corner bg-raised" />
}
