import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { afterFirstPictures } from '../../common/after-first-pictures.ts'
import { connection } from '../../state/connection.ts'
import { useLatePart } from '../../ui/states/use-late-part.ts'
import { useApp } from '../app-context.ts'

/** A chunk that did not arrive leaves the page without its footer until the line is back. */
export function LateFooter() {
  const { page } = useApp()
  const { quality } = useSnapshot(connection)
  const load = useCallback(async () => {
    await afterFirstPictures()
    // Its words come with those over every page; where these do not arrive the page stays without its footer.
    await page('/')
    return (await import('./footer.tsx')).Footer
  }, [page])
  const Footer = useLatePart(true, load, quality === 'offline' ? 'gone' : 'there')
  return <div className="min-h-96">{Footer ? <Footer /> : null}</div>
}
