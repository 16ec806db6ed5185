import * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { PixConfig } from '../../../platform/config/money-config.ts'
import { createCircuitBreaker } from '../../../platform/http/circuit-breaker.ts'
import {
  chargeReply,
  infractionsReply,
  ownerReply,
  paymentReply,
  paymentsReply,
  payoutReply,
  refundReply,
  statementReply,
} from './pix-wire.ts'
import type { ChargeOrder, PaymentProvider, Period } from './port.ts'
import { createCaller } from './provider-call.ts'

interface Surroundings {
  readonly fetch: typeof fetch
  readonly nowMs: () => number
}

const pageSize = 100

/**
 * The adapter for a provider that speaks API Pix 2.9.0 over HTTP. What that API does not have stands at an address of its own, as
 * `sandbox/README.md` has it (decision 038).
 */
export function createHttpProvider(config: PixConfig, { fetch, nowMs }: Surroundings): PaymentProvider {
  const callerOf = (url: string) =>
    createCaller({ ...config, url, fetch, nowMs, breaker: createCircuitBreaker(nowMs) })
  const call = callerOf(config.url)
  const callBeside = config.besideUrl === config.url ? call : callerOf(config.besideUrl)
  const refundPath = (e2eid: string, id: string) => `/pix/${encode(e2eid)}/devolucao/${encode(id)}`
  return {
    putCharge: order =>
      call({
        method: 'PUT',
        path: `/cob/${encode(order.txid)}`,
        body: chargeBody(order, config.key),
        reply: chargeReply,
      }),
    findCharge: txid => call({ method: 'GET', path: `/cob/${encode(txid)}`, reply: chargeReply }),
    removeCharge: txid =>
      call({
        method: 'PATCH',
        path: `/cob/${encode(txid)}`,
        body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
        reply: chargeReply,
      }),
    findPayment: e2eid => call({ method: 'GET', path: `/pix/${encode(e2eid)}`, reply: paymentReply }),
    listPayments: async period => {
      const reply = await call({ method: 'GET', path: `/pix?${periodQuery(period)}`, reply: paymentsReply })
      if (reply.outcome !== 'ok') return reply
      const hasMore = period.page + 1 < reply.value.parametros.paginacao.quantidadeDePaginas
      return { outcome: 'ok', value: { payments: reply.value.pix, hasMore } }
    },
    listInfractions: async period => {
      const reply = await callBeside({
        method: 'GET',
        path: `/infracoes?${periodQuery(period)}`,
        reply: infractionsReply,
      })
      if (reply.outcome !== 'ok') return reply
      const hasMore = period.page + 1 < reply.value.parametros.paginacao.quantidadeDePaginas
      return { outcome: 'ok', value: { infractions: reply.value.infracoes, hasMore } }
    },
    listStatement: async period => {
      const reply = await callBeside({
        method: 'GET',
        path: `/extrato?${periodQuery(period)}`,
        reply: statementReply,
      })
      if (reply.outcome !== 'ok') return reply
      const hasMore = period.page + 1 < reply.value.parametros.paginacao.quantidadeDePaginas
      return { outcome: 'ok', value: { lines: reply.value.lancamentos, hasMore } }
    },
    putRefund: (e2eid, id, amount) =>
      call({
        method: 'PUT',
        path: refundPath(e2eid, id),
        body: { valor: formatCentavos(amount) },
        reply: refundReply,
      }),
    findRefund: (e2eid, id) => call({ method: 'GET', path: refundPath(e2eid, id), reply: refundReply }),
    putWebhook: webhookUrl =>
      call({ method: 'PUT', path: `/webhook/${encode(config.key)}`, body: { webhookUrl }, reply: nothing }),
    findKeyOwner: key => callBeside({ method: 'GET', path: `/dict/${encode(key)}`, reply: ownerReply }),
    putPayout: (id, amount, destination) =>
      callBeside({
        method: 'PUT',
        path: `/payout/${encode(id)}`,
        body: { valor: formatCentavos(amount), ...destination },
        reply: payoutReply,
      }),
    findPayout: id => callBeside({ method: 'GET', path: `/payout/${encode(id)}`, reply: payoutReply }),
  }
}

const encode = encodeURIComponent
/** Some providers answer a body here, some none. */
const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

function chargeBody({ amount, lifeSeconds, payer, description }: ChargeOrder, key: string): object {
  return {
    calendario: { expiracao: lifeSeconds },
    devedor: { cpf: payer.cpf, nome: payer.name },
    valor: { original: formatCentavos(amount), modalidadeAlteracao: 0 },
    chave: key,
    solicitacaoPagador: description,
  }
}

function periodQuery({ from, to, page }: Period): URLSearchParams {
  return new URLSearchParams({
    inicio: from.toISOString(),
    fim: to.toISOString(),
    'paginacao.paginaAtual': String(page),
    'paginacao.itensPorPagina': String(pageSize),
  })
}
