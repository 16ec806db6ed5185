import * as z from 'zod/mini'
import { createCircuitBreaker } from '../../../platform/http/circuit-breaker.ts'
import { createJsonPeer, type PeerConfig } from '../../../platform/http/json-peer.ts'
import type { ImpedimentRegistry } from '../../../platform/registry/port.ts'

interface Surroundings {
  readonly fetch: typeof fetch
  readonly nowMs: () => number
}

/** A reason that we do not know impedes all the same. */
const reasons = { SELF_EXCLUSION: 'self_exclusion', SOCIAL_BENEFIT: 'social_benefit' } as const
const isKnown = (text: string | undefined): text is keyof typeof reasons =>
  text !== undefined && text in reasons

const standing = z.object({ impeded: z.boolean(), reason: z.optional(z.nullable(z.string())) })

/** The adapter of a registry that speaks as `sandbox/README.md` has it. The CPF travels in the body, never in an address. */
export function createHttpRegistry(config: PeerConfig, { fetch, nowMs }: Surroundings): ImpedimentRegistry {
  const peer = createJsonPeer(config, { fetch, breaker: createCircuitBreaker(nowMs) })
  return {
    ask: async cpf => {
      const reply = await peer({ method: 'POST', path: '/registry/query', body: { cpf }, reply: standing })
      if (reply.outcome === 'unknown') return { answer: 'unanswered', cause: reply.cause }
      if (reply.outcome === 'refused') return { answer: 'unanswered', cause: `http_${reply.status}` }
      const { impeded, reason } = reply.value
      if (!impeded) return { answer: 'clear' }
      const word = reason ?? undefined
      return { answer: 'impeded', reason: isKnown(word) ? reasons[word] : 'other' }
    },
  }
}
