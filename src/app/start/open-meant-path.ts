import { canonicalPath } from '../../../contract/canonical-path.ts'

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  history: Pick<History, 'state' | 'replaceState'>
}

/**
 * Puts the address that is meant in the place of the one that was opened, as the server does by a redirect: without a
 * network the worker answers every address with the app.
 */
export function openMeantPath({ location: { pathname, search, hash }, history }: Page): void {
  const meant = canonicalPath(pathname)
  if (meant !== pathname) history.replaceState(history.state, '', `${meant}${search}${hash}`)
}
