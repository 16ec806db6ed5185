import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { findEntry } from '../directory.ts'
import { payoutIdShape, payoutRequest, payoutView, requirePayout } from '../payout.ts'
import { putPayout } from '../payout-service.ts'
import { Problem, parseOrRefuse } from '../problem.ts'
import { pathPart } from './requests.ts'

/** `/payout` and `/dict`: money out. The central bank's API has no such part (bacen/pix-api issue #254); this one is ours. */
export function payoutRoutes(scope: FastifyInstance, ctx: Context): void {
  const idOf = (params: unknown) => pathPart(params, 'id', payoutIdShape, 'PayoutOperacaoInvalida')

  scope.put('/payout/:id', async (request, reply) => {
    const id = idOf(request.params)
    const body = parseOrRefuse(payoutRequest, request.body, 'PayoutOperacaoInvalida')
    const { created, payout } = putPayout(ctx, id, body)
    return reply.code(created ? 201 : 200).send(payoutView(payout))
  })

  scope.get('/payout/:id', async request => payoutView(requirePayout(ctx, idOf(request.params))))

  scope.get('/dict/:chave', async request => {
    const chave = pathPart(request.params, 'chave', z.string().check(z.maxLength(77)), 'RequisicaoInvalida')
    const entry = findEntry(ctx.db, chave)
    if (entry === undefined) throw new Problem('ChaveNaoEncontrada', 'Nenhuma conta com esta chave Pix.')
    return entry
  })
}
