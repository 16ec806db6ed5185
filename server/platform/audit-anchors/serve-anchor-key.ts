import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { anchorKeyOf } from './anchor.ts'

/**
 * The public key of the audit log's signed heads, as a JSON Web Key (RFC 8037). An auditor keeps a copy of the first day: who
 * checks heads with it later needs no word of this server.
 */
export function serveAnchorKey(app: FastifyInstance, { secrets }: Pick<Deps, 'secrets'>): void {
  const { publicKey } = anchorKeyOf(secrets)
  const key = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', x: publicKey }
  app.get('/.well-known/audit-anchor-key.json', async (_request, reply) =>
    reply.type('application/jwk+json').send(JSON.stringify(key)),
  )
}
