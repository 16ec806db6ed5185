import { createFileRoute, redirect } from '@tanstack/react-router'
import { openDialog } from '../state/dialogs.ts'
import { readOwnPath } from '../state/own-path.ts'
import { session } from '../state/session.ts'

/** The same dialog as everywhere, over the lobby; `?redirect=` leads on to a page of this app and to no other. */
export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => {
    const path = readOwnPath(search.redirect)
    return path === undefined ? {} : { redirect: path }
  },
  beforeLoad: ({ preload, search }) => {
    if (preload) return
    if (session.now.status === 'member') throw redirect({ href: search.redirect ?? '/', replace: true })
    openDialog('login', search.redirect)
    throw redirect({ to: '/', replace: true })
  },
})
