import { useEffect } from 'react'
import { useApp } from '../app/app-context.ts'

/** The tab is in the middle of something that a reload would lose: no update may take over meanwhile. */
export function useBusyWhile(isUnderWay: boolean) {
  const { busy } = useApp()
  useEffect(() => (isUnderWay ? busy.hold() : undefined), [isUnderWay, busy])
}
