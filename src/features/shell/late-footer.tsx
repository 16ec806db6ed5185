import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { afterFirstPictures } from '../../after-first-pictures.ts'
import { useApp } from '../../app-context.ts'

/** A chunk that did not arrive (offline, never loaded here) leaves the page without its footer; the next start brings it. */
async function loadFooter(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./footer.tsx')).Footer }
  } catch {
    return { default: () => null }
  }
}
const Footer = lazy(loadFooter)

export function LateFooter() {
  const { page } = useApp()
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // Its words come with those over every page; where these do not arrive the page stays without its footer.
    const show = async () => {
      await afterFirstPictures()
      await page('/')
      setIsPainted(true)
    }
    show().catch(() => undefined)
  }, [page])
  return (
    <div className="min-h-96">
      <Suspense fallback={null}>{isPainted ? <Footer /> : null}</Suspense>
    </div>
  )
}
