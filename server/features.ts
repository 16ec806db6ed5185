import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Deps } from './deps.ts'
import { authRoutes } from './features/auth/routes.ts'
import { createSessions } from './features/auth/sessions.ts'
import { callsRoutes } from './features/calls/routes.ts'
import type { Authenticator } from './http/caller.ts'
import type { Route } from './http/route.ts'

interface Features {
  readonly routes: readonly Route[]
  readonly authenticator: Authenticator
  readonly stop: () => Promise<void>
}

/** Every feature of the product, wired: a new one adds its routes to the list. */
export async function startFeatures(
  deps: Deps,
  _app: FastifyInstance,
  _registry: Registry,
): Promise<Features> {
  const sessions = createSessions(deps)
  return {
    routes: [
      ...authRoutes(deps, { sessions, hasWithdrawalPassword: async () => false }),
      ...callsRoutes(deps),
    ],
    authenticator: { member: sessions.authenticate, administrator: async () => 'unauthenticated' },
    stop: async () => undefined,
  }
}
