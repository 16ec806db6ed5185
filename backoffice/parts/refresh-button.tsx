import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../src/ui/icon-button.tsx'
import { refreshIcon } from '../../src/ui/icons/shell-icons.ts'

/** Asks at once, for those who do not want to wait for the next time. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await onRefresh()
    setAsking(false)
  }
  return (
    <IconButton
      shape={refreshIcon}
      label={t`Refresh`}
      aria-busy={asking}
      aria-disabled={asking}
      onClick={() => {
        if (!asking) void ask()
      }}
    />
  )
}
