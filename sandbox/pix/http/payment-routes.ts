import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { readAll, readOne } from '../database.ts'
import { paymentItem } from '../pay.ts'
import { paymentView, storedPayment } from '../payment.ts'
import { parseOrRefuse } from '../problem.ts'
import { refundView } from '../refund.ts'
import { findRefund, putRefund, refundIdShape, refundRequest } from '../refund-service.ts'
import { listParameters, listQuery, pageOffset, pathPart, refuseBackwardsRange } from './requests.ts'

const e2eidShape = z.string().check(z.regex(/^[a-zA-Z0-9]{32}$/, 'O endToEndId tem 32 letras e dígitos'))
const paymentQuery = z.object({ ...listQuery, txid: z.optional(z.string()), cpf: z.optional(z.string()) })
const counted = z.object({ total: z.number() })

const FILTER = `FROM pix WHERE horario BETWEEN ?1 AND ?2 AND (?3 IS NULL OR txid = ?3) AND (?4 IS NULL OR payer_cpf = ?4)`

function listPayments(ctx: Context, raw: unknown): object {
  const query = parseOrRefuse(paymentQuery, raw, 'PixConsultaInvalida')
  refuseBackwardsRange(query, 'PixConsultaInvalida')
  const filter = [query.inicio, query.fim, query.txid ?? null, query.cpf ?? null]
  const total = readOne(ctx.db, counted, `SELECT count(*) AS total ${FILTER}`, ...filter)?.total ?? 0
  const payments = readAll(
    ctx.db,
    storedPayment,
    `SELECT * ${FILTER} ORDER BY horario, e2eid LIMIT ?5 OFFSET ?6`,
    ...filter,
    query['paginacao.itensPorPagina'],
    pageOffset(query),
  )
  return {
    parametros: listParameters(query, total),
    pix: payments.map(payment => paymentView(ctx.db, payment)),
  }
}

/** `/pix`: received payments and their refunds (API Pix 2.9.0, tag Pix). */
export function paymentRoutes(scope: FastifyInstance, ctx: Context): void {
  const e2eidOf = (params: unknown) => pathPart(params, 'e2eid', e2eidShape, 'PixConsultaInvalida')
  const refundIdOf = (params: unknown) => pathPart(params, 'id', refundIdShape, 'PixDevolucaoInvalida')

  scope.get('/pix', async request => listPayments(ctx, request.query))

  scope.get('/pix/:e2eid', async request => paymentItem(ctx, e2eidOf(request.params)))

  scope.put('/pix/:e2eid/devolucao/:id', async (request, reply) => {
    const e2eid = e2eidOf(request.params)
    const id = refundIdOf(request.params)
    const { valor } = parseOrRefuse(refundRequest, request.body, 'PixDevolucaoInvalida')
    const { created, refund } = putRefund(ctx, e2eid, id, valor)
    return reply.code(created ? 201 : 200).send(refundView(refund))
  })

  scope.get('/pix/:e2eid/devolucao/:id', async request =>
    refundView(findRefund(ctx, e2eidOf(request.params), refundIdOf(request.params))),
  )
}
