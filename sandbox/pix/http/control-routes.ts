import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { chargeView, txidShape } from '../charge.ts'
import { expireCharge } from '../charge-service.ts'
import type { Context } from '../context.ts'
import { deliveryView, listDeliveries } from '../delivery.ts'
import { makeAllDue } from '../delivery-work.ts'
import { newEntry, saveEntry } from '../directory.ts'
import { fault, listFaults, planFaults } from '../faults.ts'
import { closeReport, infractionView, reportPayment } from '../infraction.ts'
import { wireAmount } from '../money.ts'
import { payCharge, payRequest } from '../pay.ts'
import { payoutIdShape, payoutResult, payoutView } from '../payout.ts'
import { decidePayout } from '../payout-service.ts'
import { Problem, parseOrRefuse } from '../problem.ts'
import { refundView } from '../refund.ts'
import { decideRefund, disputePayment, planRefunds, refundIdShape } from '../refund-service.ts'
import { statementView } from '../statement.ts'
import { sameSecret } from './access-token.ts'
import { pathPart } from './requests.ts'

const INVALID = 'RequisicaoInvalida'
const wait = z._default(z.int().check(z.gte(0), z.lte(86_400_000)), 0)
const faultPlan = z.object({ next: z.array(fault).check(z.maxLength(100)) })
const payoutDecision = z.object({
  result: payoutResult,
  motivo: z.optional(z.string().check(z.regex(/^[A-Z]{2}\d{2}$/, 'O motivo tem a forma AC03'))),
  after_ms: wait,
})
const refundDecision = z.object({
  result: z.enum(['DEVOLVIDO', 'NAO_REALIZADO']),
  after_ms: wait,
  count: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
})
const dispute = z.object({ valor: z.optional(wireAmount), after_ms: wait })
const infraction = z.object({ valor: z.optional(wireAmount) })
const infractionEnd = z.object({ result: z.enum(['AGREED', 'DISAGREED', 'CANCELLED']) })

function moneyRoutes(scope: FastifyInstance, ctx: Context): void {
  const e2eidOf = (params: unknown) => pathPart(params, 'e2eid', z.string(), INVALID)
  const txidOf = (params: unknown) => pathPart(params, 'txid', txidShape, INVALID)

  scope.post('/control/pay/:txid', async request => {
    const body = parseOrRefuse(payRequest, request.body ?? {}, INVALID)
    return { pix: payCharge(ctx, txidOf(request.params), body) }
  })

  scope.post('/control/expire/:txid', async request =>
    chargeView(ctx, expireCharge(ctx, txidOf(request.params))),
  )

  scope.post('/control/payout/:id', async request => {
    const id = pathPart(request.params, 'id', payoutIdShape, INVALID)
    const { result, motivo, after_ms } = parseOrRefuse(payoutDecision, request.body, INVALID)
    const payout = decidePayout(ctx, id, { result, motivo: motivo ?? null, afterMs: after_ms })
    return payout === undefined ? { id, waiting: true } : payoutView(payout)
  })

  scope.post('/control/refund/:e2eid/:id', async request => {
    const id = pathPart(request.params, 'id', refundIdShape, INVALID)
    const { result, after_ms, count } = parseOrRefuse(refundDecision, request.body, INVALID)
    if (id === 'next') {
      planRefunds(ctx, e2eidOf(request.params), result, count)
      return { waiting: count }
    }
    return refundView(decideRefund(ctx, e2eidOf(request.params), id, result, after_ms))
  })

  scope.post('/control/dispute/:e2eid', async request => {
    const { valor, after_ms } = parseOrRefuse(dispute, request.body ?? {}, INVALID)
    return refundView(disputePayment(ctx, e2eidOf(request.params), valor, after_ms))
  })

  scope.post('/control/infraction/:e2eid', async request => {
    const { valor } = parseOrRefuse(infraction, request.body ?? {}, INVALID)
    return infractionView(reportPayment(ctx, e2eidOf(request.params), valor))
  })

  scope.post('/control/infraction/:id/close', async request => {
    const { result } = parseOrRefuse(infractionEnd, request.body, INVALID)
    return infractionView(closeReport(ctx, pathPart(request.params, 'id', z.string(), INVALID), result))
  })
}

/** `/control`: what only a test may do. Off (404) while no control token is set. `work` does everything that is due. */
export function controlRoutes(scope: FastifyInstance, ctx: Context, work: () => Promise<void>): void {
  scope.addHook('onRequest', async request => {
    const token = ctx.settings.controlToken
    if (token === undefined) throw new Problem('NaoEncontrado', 'O controle de testes está desligado.')
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!sameSecret(given, token)) throw new Problem('NaoAutorizado', 'Token de controle inválido.')
  })

  moneyRoutes(scope, ctx)

  scope.post('/control/faults', async request => {
    planFaults(ctx, parseOrRefuse(faultPlan, request.body, INVALID).next)
    return { next: listFaults(ctx) }
  })

  scope.get('/control/faults', async () => ({ next: listFaults(ctx) }))

  scope.post('/control/keys', async (request, reply) =>
    reply.code(201).send(saveEntry(ctx, parseOrRefuse(newEntry, request.body, INVALID))),
  )

  const deliveries = () => ({ deliveries: listDeliveries(ctx.db).map(deliveryView) })
  scope.get('/control/deliveries', async () => deliveries())

  scope.post('/control/deliveries/flush', async () => {
    makeAllDue(ctx)
    await work()
    return deliveries()
  })

  scope.get('/control/statement', async () => statementView(ctx))
}
