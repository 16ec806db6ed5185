import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { copyIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'

const shownMs = 2_500

type CopyLineProps = {
  label: string
  value: string
  /** What is copied, where it is not what is shown. */
  copied?: string
}

/** One figure of a list, with a button that copies it. Where the browser refuses, the text can be marked by hand. */
export function CopyLine({ label, value, copied = value }: CopyLineProps) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <div className="flex min-h-14 items-center gap-3">
      <div className="min-w-0 flex-1 py-1.5">
        <dt className="text-faint text-small">{label}</dt>
        <dd translate="no" className="figures select-all break-words font-firm">
          {value}
        </dd>
      </div>
      <IconButton
        shape={isCopied ? checkIcon : copyIcon}
        label={isCopied ? t`${label}: copied` : t`Copy: ${label}`}
        onClick={() => void copy()}
      />
    </div>
  )
}
