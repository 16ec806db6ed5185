import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { infractionPage } from '../infraction.ts'
import { parseOrRefuse } from '../problem.ts'
import { statementPage } from '../statement.ts'
import { listParameters, listQuery, pageOffset, refuseBackwardsRange } from './requests.ts'

const statementQuery = z.object(listQuery)

/** `/extrato`: the receiver's account. The central bank's API has no such part; each provider has its own, and so have we. */
export function statementRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.get('/extrato', async request => {
    const query = parseOrRefuse(statementQuery, request.query, 'RequisicaoInvalida')
    refuseBackwardsRange(query, 'RequisicaoInvalida')
    const limit = query['paginacao.itensPorPagina']
    const { total, lancamentos } = statementPage(ctx, { ...query, limit, offset: pageOffset(query) })
    return { parametros: listParameters(query, total), lancamentos }
  })

  /** Infraction reports (DICT) that changed within a time: no part of API Pix either. */
  scope.get('/infracoes', async request => {
    const query = parseOrRefuse(statementQuery, request.query, 'RequisicaoInvalida')
    refuseBackwardsRange(query, 'RequisicaoInvalida')
    const limit = query['paginacao.itensPorPagina']
    const { total, infracoes } = infractionPage(ctx, { ...query, limit, offset: pageOffset(query) })
    return { parametros: listParameters(query, total), infracoes }
  })
}
