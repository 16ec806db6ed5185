import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const chainHash = 'a7a7a0'.padEnd(64, '0')
const genesisMs = 1_692_803_367_000
const periodMs = 1_000
/** Anybody can sign with it: that is why production refuses this beacon. */
const secret = Uint8Array.from(
  Buffer.from('3a49489cfc6c3cc5dab62151bcda19808a4f08b0ba4aaa705bbe4b21dfe3f6cc', 'hex'),
)
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** The value of a round, as drand's relays tell it: SHA-256 of the number, eight bytes, signed. */
export function sandboxPulse(round: number) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const digest = Uint8Array.from(createHash('sha256').update(number).digest())
  const { shortSignatures } = bls12_381
  const signature = shortSignatures.sign(shortSignatures.hash(digest, domain), secret).toBytes()
  const randomness = createHash('sha256').update(signature).digest('hex')
  return { round, randomness, signature: Buffer.from(signature).toString('hex') }
}

const place = z.object({
  chain: z.literal(chainHash),
  round: z.coerce.number().check(z.int(), z.gte(1)),
})

/** A public beacon, of one signer: values exist when their time has come, and no sooner. */
export function serveBeacon(app: FastifyInstance, clock: () => number): void {
  app.get('/beacon/:chain/public/:round', async (request, reply) => {
    const asked = z.safeParse(place, request.params)
    if (!asked.success) return reply.code(404).send({ error: 'not_found' })
    const { round } = asked.data
    if (genesisMs + (round - 1) * periodMs > clock()) return reply.code(425).send({ error: 'too_early' })
    return sandboxPulse(round)
  })
}
