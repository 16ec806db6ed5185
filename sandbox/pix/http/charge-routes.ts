import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { chargeRequest, chargeView, storedCharge, txidShape } from '../charge.ts'
import { putCharge, removeCharge, requireCharge } from '../charge-service.ts'
import type { Context } from '../context.ts'
import { readAll, readOne } from '../database.ts'
import { parseOrRefuse } from '../problem.ts'
import { listParameters, listQuery, pageOffset, pathPart, refuseBackwardsRange } from './requests.ts'

const removal = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') })
const chargeQuery = z.object({ ...listQuery, cpf: z.optional(z.string()), status: z.optional(z.string()) })
const counted = z.object({ total: z.number() })

const FILTER = `FROM cob WHERE criacao BETWEEN ?1 AND ?2 AND (?3 IS NULL OR devedor_cpf = ?3) AND (?4 IS NULL OR status = ?4)`

function listCharges(ctx: Context, raw: unknown): object {
  const query = parseOrRefuse(chargeQuery, raw, 'CobConsultaInvalida')
  refuseBackwardsRange(query, 'CobConsultaInvalida')
  const filter = [query.inicio, query.fim, query.cpf ?? null, query.status ?? null]
  const total = readOne(ctx.db, counted, `SELECT count(*) AS total ${FILTER}`, ...filter)?.total ?? 0
  const charges = readAll(
    ctx.db,
    storedCharge,
    `SELECT * ${FILTER} ORDER BY criacao, txid LIMIT ?5 OFFSET ?6`,
    ...filter,
    query['paginacao.itensPorPagina'],
    pageOffset(query),
  )
  return { parametros: listParameters(query, total), cobs: charges.map(charge => chargeView(ctx, charge)) }
}

/** `/cob`: charges (API Pix 2.9.0, tag CobPayload). */
export function chargeRoutes(scope: FastifyInstance, ctx: Context): void {
  const txidOf = (params: unknown) => pathPart(params, 'txid', txidShape, 'CobOperacaoInvalida')

  scope.put('/cob/:txid', async (request, reply) => {
    const txid = txidOf(request.params)
    const body = parseOrRefuse(chargeRequest, request.body, 'CobOperacaoInvalida')
    const { created, charge } = putCharge(ctx, txid, body)
    return reply.code(created ? 201 : 200).send(chargeView(ctx, charge))
  })

  scope.patch('/cob/:txid', async request => {
    const txid = txidOf(request.params)
    parseOrRefuse(removal, request.body, 'CobOperacaoInvalida')
    return chargeView(ctx, removeCharge(ctx, txid))
  })

  scope.get('/cob/:txid', async request => chargeView(ctx, requireCharge(ctx, txidOf(request.params))))

  scope.get('/cob', async request => listCharges(ctx, request.query))
}
