import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AgeLabel } from '../../src/ui/age-label.tsx'
import { IconButton } from '../../src/ui/icon-button.tsx'
import { refreshIcon } from '../../src/ui/icons/shell-icons.ts'
import { useNow } from '../../src/ui/use-now.ts'
import { useDesk } from '../desk/desk.ts'

type FreshnessProps = { readAt: number | undefined; onRefresh: () => Promise<void> }

/** How old what is shown is, and a way to ask at once. */
export function Freshness({ readAt, onRefresh }: FreshnessProps) {
  const { t } = useLingui()
  const desk = useDesk()
  const now = useNow(10_000, desk.now)
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await onRefresh()
    setAsking(false)
  }
  return (
    <span className="flex items-center gap-1">
      {readAt === undefined ? null : <AgeLabel at={readAt} now={Math.max(now, readAt)} />}
      <IconButton shape={refreshIcon} label={t`Refresh`} aria-busy={asking} disabled={asking} onClick={ask} />
    </span>
  )
}
