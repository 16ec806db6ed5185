import { startTransition, useEffect, useState } from 'react'

/** The first pictures travel and are painted meanwhile. */
const untilPaintedMs = 400
/** They were painted since the app was opened: who comes back to the page does not wait for them again. */
const first = { arePainted: false }

/** False until a moment after `isShown`: what lies below the first screen is rendered after the first pictures are painted. */
export function useDeferredRender(isShown: boolean): boolean {
  const [isLater, setIsLater] = useState(first.arePainted)
  useEffect(() => {
    if (!isShown || first.arePainted) return
    const timer = setTimeout(() => {
      first.arePainted = true
      startTransition(() => setIsLater(true))
    }, untilPaintedMs)
    return () => clearTimeout(timer)
  }, [isShown])
  return isLater
}
