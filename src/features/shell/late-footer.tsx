import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** A chunk that did not arrive (offline, never loaded here) leaves the page without its footer; the next start brings it. */
async function loadFooter(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./footer.tsx')).Footer }
  } catch {
    return { default: () => null }
  }
}
const Footer = lazy(loadFooter)

/** The first paint and what it asks for come before what lies below the first screen. */
const afterFirstPaintMs = 300

export function LateFooter() {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true), afterFirstPaintMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="min-h-96">
      <Suspense fallback={null}>{isPainted ? <Footer /> : null}</Suspense>
    </div>
  )
}
