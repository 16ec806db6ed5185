import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** A screen ahead: a thumb finds it there. */
const ahead = '100% 0%'

/**
 * Whether the place was ever near the window. What lies further down is not made before, so that whatever styles or paints the
 * whole page does it without.
 */
export function useNear<Place extends Element>(isFar: boolean): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(!isFar)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      seen => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true))
      },
      { rootMargin: ahead },
    )
    // WebKit takes what lies in a skipped part of the page (`.far`, base.css) as being nowhere; the part itself has its place.
    observer.observe(place.current.closest('.far') ?? place.current)
    return () => observer.disconnect()
  }, [isNear])
  return [place, isNear]
}
