import { createFileRoute } from '@tanstack/react-router'
import { enterLogin, readLoginSearch } from '../features/auth/session/login-route.ts'
import { onlyKnownSearch } from './-only-known-search.ts'

/** The same dialog as everywhere, over the lobby; `?redirect=` leads on to a page of this app and to no other. */
export const Route = createFileRoute('/login')({
  validateSearch: onlyKnownSearch(readLoginSearch),
  beforeLoad: enterLogin,
})
