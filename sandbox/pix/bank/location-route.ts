import type { FastifyInstance } from 'fastify'
import { chargeView, storedCharge } from '../charge.ts'
import type { Context } from '../context.ts'
import { readOne } from '../database.ts'
import { Problem } from '../problem.ts'

/** Where the QR code leads. A phone's camera opens the bank page; a program gets the charge (unsigned: no JWS here). */
export function locationRoute(scope: FastifyInstance, ctx: Context): void {
  scope.get<{ Params: { token: string } }>('/qr/v2/:token', async (request, reply) => {
    const charge = readOne(
      ctx.db,
      storedCharge,
      'SELECT * FROM cob WHERE loc_token = ?',
      request.params.token,
    )
    if (charge === undefined) throw new Problem('CobNaoEncontrado', 'Nenhuma cobrança neste endereço.')
    if (request.headers.accept?.includes('text/html')) {
      return reply.redirect(`${ctx.settings.publicUrl}/bank/${charge.txid}`, 303)
    }
    if (charge.status.startsWith('REMOVIDA')) return reply.code(410).send()
    return chargeView(ctx, charge)
  })
}
