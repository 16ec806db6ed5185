import * as z from 'zod/mini'
import { type IdentityReason, identityReasons } from '../../../../contract/account/identity.ts'
import { uuid } from '../../../../contract/fields.ts'
import { createCircuitBreaker } from '../../../platform/http/circuit-breaker.ts'
import { createJsonPeer, type PeerConfig, type PeerReply } from '../../../platform/http/json-peer.ts'
import type { IdentityProvider, IdentityReply } from './port.ts'

interface Surroundings {
  readonly fetch: typeof fetch
  readonly nowMs: () => number
}

/** A provider that finds more of one face has found a fault of its own. */
const mostFaces = 100

const check = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  reason: z.optional(z.nullable(z.string())),
  same_face: z.optional(z.array(uuid).check(z.maxLength(mostFaces))),
})

/** The adapter of a provider that speaks as `sandbox/README.md` has it. Names and documents travel in the body alone. */
export function createHttpIdentity(config: PeerConfig, { fetch, nowMs }: Surroundings): IdentityProvider {
  const peer = createJsonPeer(config, { fetch, breaker: createCircuitBreaker(nowMs) })
  const path = (id: string) => `/identity/checks/${encodeURIComponent(id)}`
  return {
    submit: async ({ id, person: { cpf, name, birthDate }, liveness, pictures }) => {
      const body = { person: { cpf, name, birth_date: birthDate }, liveness, pictures }
      return read(await peer({ method: 'PUT', path: path(id), body, reply: check }))
    },
    find: async id => read(await peer({ method: 'GET', path: path(id), reply: check })),
  }
}

function read(reply: PeerReply<z.output<typeof check>>): IdentityReply {
  if (reply.outcome === 'unknown') return { answer: 'unanswered', cause: reply.cause }
  if (reply.outcome === 'refused') return { answer: reply.status === 404 ? 'unknown' : 'refused' }
  const sameFace = reply.value.same_face ?? []
  switch (reply.value.status) {
    case 'PENDING':
      return { answer: 'pending' }
    case 'APPROVED':
      return { answer: 'approved', sameFace }
    case 'REJECTED': {
      const reason = reasonOf(reply.value.reason ?? '')
      // An unknown reason cannot be shown to the member: the case goes to an administrator.
      return reason === undefined ? { answer: 'refused' } : { answer: 'rejected', reason, sameFace }
    }
  }
}

function reasonOf(text: string): IdentityReason | undefined {
  const word = text.toLowerCase()
  return identityReasons.find(reason => reason === word)
}
