import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../../../contract/endpoint.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { createRateLimits } from '../../../../server/platform/http/requests/rate-limits.ts'
import { serveRoutes } from '../../../../server/platform/http/serve-routes.ts'
import { createTestClock } from '../../../support/test-clock.ts'

test('the server does not start while a served call has no handler, and names it', () => {
  const planned = defineEndpoint('POST /api/later', {
    access: 'anyone',
    offline: 'keep',
    state: 'planned',
    reply: z.object({}),
  })
  const table = [endpoints.captcha, planned]
  const start = () =>
    serveRoutes(Fastify(), {
      endpoints: table,
      routes: [],
      authenticator: { member: () => 'unauthenticated', administrator: async () => 'unauthenticated' },
      clock: createTestClock(),
      report: () => {},
      wantsTwoOwners: false,
      limits: createRateLimits(createTestClock(), true, () => {}),
    })
  expect(start).toThrow('POST /api/auth/captcha')
})
