import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app-context.ts'
import { attempt } from '../../state/attempt.ts'
import { whenConnectionReturns } from '../../state/connection.ts'
import { reopenPage } from '../../state/reopen-page.ts'
import { ErrorState } from '../../ui/error-state.tsx'

/** So that a part that is gone for good reloads this tab once, and not for ever. */
const placeOf = (part: string) => `arara.reloaded-for:${part}`

function isFirstTime(part: string): boolean {
  const wasReloaded = attempt(() => sessionStorage.getItem(placeOf(part)) !== null) ?? true
  attempt(() => sessionStorage.setItem(placeOf(part), 'yes'))
  return !wasReloaded
}

/**
 * A module that failed to load fails for ever in this document: only a new one asks again. It is asked for by itself, unless the
 * tab is busy.
 */
export function MissingPart({ part }: { part: string }) {
  const { t } = useLingui()
  const { busy, reach } = useApp()
  const [isAsking, setIsAsking] = useState(false)
  const reopen = useCallback(async () => {
    setIsAsking(true)
    try {
      await reopenPage(reach)
    } catch {
      setIsAsking(false)
    }
  }, [reach])
  useEffect(() => {
    const reopenIdle = () => {
      if (!busy.isHeld()) void reopen()
    }
    if (isFirstTime(part)) reopenIdle()
    return whenConnectionReturns(reopenIdle)
  }, [busy, reopen, part])
  return (
    <ErrorState
      title={t`This part of the app is not on this device yet`}
      text={t`It needs the connection once. What you saved and your balance are not affected.`}
      retrying={isAsking}
      onRetry={() => void reopen()}
    />
  )
}
