import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { refreshIcon } from '../../ui/icons/shell-icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CaptchaState } from './use-captcha.ts'

type CaptchaFieldProps = {
  captcha: CaptchaState
  value: string
  onChange: (value: string) => void
  onRenew: () => void
  error: string | undefined
}

/** The code of the picture, or the answer to a question for those who cannot see it. Both are the same one-time captcha. */
export function CaptchaField({ captcha, value, onChange, onRenew, error }: CaptchaFieldProps) {
  const { t } = useLingui()
  const [asksInWords, setAsksInWords] = useState(false)
  if (captcha.status === 'off') return null
  const question = captcha.status === 'ready' ? captcha.question : ''
  // The question is the field's own label: it need not stand above it as well.
  const isAsked = asksInWords && captcha.status !== 'failed'
  const another = <IconButton shape={refreshIcon} label={t`Another code`} onClick={onRenew} />
  return (
    <div className="grid gap-2">
      {isAsked ? null : (
        <div className="flex min-h-16 items-center gap-2">
          <div className="min-w-0">
            <CaptchaPicture captcha={captcha} />
          </div>
          {another}
        </div>
      )}
      <TextField
        label={(isAsked && question) || t`Verification code`}
        name="captcha"
        value={value}
        onChange={onChange}
        error={error}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
      />
      {/* Its words stand in line with the field's, not its padding. */}
      {captcha.status === 'failed' ? null : (
        <div className="-ms-4 flex items-center justify-between">
          <Button tone="quiet" size="small" onClick={() => setAsksInWords(!asksInWords)}>
            {asksInWords ? t`Show the picture` : t`I cannot see the picture`}
          </Button>
          {isAsked ? another : null}
        </div>
      )}
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
