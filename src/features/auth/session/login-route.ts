import { redirect } from '@tanstack/react-router'
import { openDialog } from '../../../state/dialogs.ts'
import { readOwnPath } from '../../../state/member/own-path.ts'
import { session } from '../../../state/member/session.ts'

export type LoginSearch = { redirect?: string }

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const path = readOwnPath(search.redirect)
  return path === undefined ? {} : { redirect: path }
}

/** Opens the dialog over the lobby; who is signed in already goes where the link leads. A preload opens nothing. */
export function enterLogin({ preload, search }: { preload: boolean; search: LoginSearch }) {
  if (preload) return
  if (session.now.status === 'member') throw redirect({ href: search.redirect ?? '/', replace: true })
  openDialog('login', search.redirect)
  throw redirect({ to: '/', replace: true })
}
