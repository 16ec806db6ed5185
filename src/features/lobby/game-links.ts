import { readOwnPath } from '../../state/member/own-path.ts'

/** The page a game is played on. */
export function gameHref(gameId: string, mode?: 'demo'): string {
  const search = new URLSearchParams({ id: gameId, ...(mode && { mode }) })
  return `/gameInfo?${search}`
}

/** Pictures lie on our own site: the catalogue names them with or without the first stroke. */
export function artPath(raw: string): string {
  return readOwnPath(raw.startsWith('/') ? raw : `/${raw}`) ?? '/icons/icon.svg'
}
