import { useEffectEvent, useLayoutEffect } from 'react'
import { whenConnectionReturns } from '../../state/connection.ts'

/** While something is said of a missing line: calls back once there is one again, so that it is not said any longer. */
export function useLineBack(isSaid: boolean, onBack: () => void): void {
  const notify = useEffectEvent(onBack)
  // With the words themselves: a line that came back between them and a later effect would not be heard of.
  useLayoutEffect(() => (isSaid ? whenConnectionReturns(() => notify()) : undefined), [isSaid])
}
