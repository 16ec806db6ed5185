import { useCallback, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { connection, whenAnsweredAgain } from '../state/connection.ts'
import { isFirstReload } from '../state/device/first-reload.ts'

type Lost = {
  /** While it is, the page is opened anew automatically when the connection returns, unless the tab is busy. */
  isLost: boolean
  /** At once as well, the first time that this part is lost in this tab. */
  part?: string
}

type Reopen = {
  reopen: () => void
  isAsking: boolean
  /** Nobody has to press: it is being asked for, or the connection that it waits for is away. */
  comesByItself: boolean
}

/**
 * A module that failed to load fails for ever in this document: only a new one asks again, once the server has answered, for a
 * browser without our worker would show its own error page instead. Shared by features.
 */
export function useChunkReload({ isLost, part }: Lost): Reopen {
  const { busy, reach } = useApp()
  const { quality } = useSnapshot(connection)
  const [isAsking, setIsAsking] = useState(false)
  const [isFirst, setIsFirst] = useState(false)
  const reopen = useCallback(() => {
    setIsAsking(true)
    reach().then(
      () => location.reload(),
      // It stays as it is, with its button.
      () => setIsAsking(false),
    )
  }, [reach])
  // Before the frame is painted: a button that is asking automatically must not be there to press for a moment.
  useLayoutEffect(() => {
    if (!isLost) return
    const reopenIdle = () => {
      if (!busy.isHeld()) reopen()
    }
    if (part !== undefined && isFirstReload(part)) {
      setIsFirst(true)
      reopenIdle()
    }
    return whenAnsweredAgain(reopenIdle)
  }, [busy, reopen, isLost, part])
  return { reopen, isAsking, comesByItself: isFirst || quality === 'offline' }
}
