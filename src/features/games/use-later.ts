import { startTransition, useEffect, useState } from 'react'

/** The first pictures travel and are painted meanwhile. */
const firstPicturesMs = 400

/** False until a moment after `isShown`: what lies below the first screen is rendered after the first pictures are painted. */
export function useLater(isShown: boolean): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => startTransition(() => setIsLater(true)), firstPicturesMs)
    return () => clearTimeout(timer)
  }, [isShown])
  return isLater
}
