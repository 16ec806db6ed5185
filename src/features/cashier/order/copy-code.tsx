import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'

/** Long enough to be seen on the way to another app. */
const shownMs = 4000

/** Pix copy and paste. The code itself can be marked by hand where a browser refuses the clipboard. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  const isCopied = state === 'copied'
  return (
    <div className="grid gap-2">
      <Button
        tone={isCopied ? 'confirm' : 'main'}
        size="large"
        wide
        icon={isCopied ? checkIcon : copyIcon}
        onClick={() => void copy()}
      >
        {isCopied ? t`Code copied` : t`Copy the Pix code`}
      </Button>
      <p role="status" className="text-balance text-center text-small text-soft">
        {isCopied ? <span>{t`Now open your bank's app and choose Pix, copy and paste.`}</span> : null}
        {state === 'refused' ? (
          <span>{t`Your browser refused. Mark the code below and copy it.`}</span>
        ) : null}
        {state === 'idle' ? (
          <span>{t`Then paste it in your bank's app under Pix, copy and paste.`}</span>
        ) : null}
      </p>
      <p translate="no" className="rounded-corner bg-ground-deep p-3 font-code text-soft text-tiny">
        {/* Apart from the room around it, in which a cut line would show. */}
        <span className={`select-all break-all ${state === 'refused' ? '' : 'line-clamp-2'}`}>{code}</span>
      </p>
    </div>
  )
}
