import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'

/** The invitation as a link: shared by the device where it can, else copied; to be marked by hand where neither works. */
export function InvitationLink({ code }: { code: string }) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const url = `${location.origin}/?code=${encodeURIComponent(code)}`
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // The sheet was closed, or the browser refuses: the link stands there to be marked.
      setIsCopied(false)
    }
  }
  return (
    <div className="grid gap-2">
      <p className="select-all break-all rounded-corner bg-ground-deep px-4 py-3 font-code text-small">
        {url}
      </p>
      <Button
        wide
        tone={isCopied ? 'confirm' : 'plain'}
        icon={isCopied ? checkIcon : copyIcon}
        onClick={() => void share()}
      >
        {isCopied ? t`Link copied` : t`Share your link`}
      </Button>
    </div>
  )
}
