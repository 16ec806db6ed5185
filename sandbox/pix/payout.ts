import * as z from 'zod/mini'
import { type Context, iso } from './context.ts'
import { cpf } from './cpf.ts'
import { readOne } from './database.ts'
import { storedAmount, toWire, wireAmount } from './money.ts'
import { Problem } from './problem.ts'

const account = z.object({
  ispb: z.string().check(z.regex(/^[0-9A-Z]{8}$/, 'O ISPB tem 8 caracteres')),
  agencia: z.string().check(z.regex(/^\d{1,5}(-?[0-9xX])?$/, 'Agência inválida')),
  conta: z.string().check(z.regex(/^\d{1,20}(-?[0-9xX])?$/, 'Conta inválida')),
  tipo: z.enum(['CACC', 'SVGS', 'TRAN', 'SLRY']),
  cpf,
})

/** To a key or to an account, never both: a strict union tells which one is meant. */
export const payoutRequest = z.union([
  z.strictObject({ valor: wireAmount, chave: z.string().check(z.minLength(1), z.maxLength(77)) }),
  z.strictObject({ valor: wireAmount, conta: account }),
])

export type PayoutRequest = z.output<typeof payoutRequest>

export const payoutIdShape = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9-]{1,64}$/, 'O id deve ter de 1 a 64 letras, dígitos ou hífens'))

const payoutStatus = z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO', 'DEVOLVIDO'])
export const payoutResult = z.enum(['REALIZADO', 'NAO_REALIZADO', 'DEVOLVIDO'])
export type PayoutResult = z.output<typeof payoutResult>

export const storedPayout = z.object({
  id: z.string(),
  e2eid: z.string(),
  valor: storedAmount,
  request: z.string(),
  favorecido: z.nullable(z.string()),
  status: payoutStatus,
  motivo: z.nullable(z.string()),
  solicitacao: z.number(),
  liquidacao: z.nullable(z.number()),
  due_at: z.nullable(z.number()),
  result: z.nullable(payoutResult),
  next_motivo: z.nullable(z.string()),
})

export type Payout = z.output<typeof storedPayout>

/** ISO 20022 reasons as they come back from the settlement system. */
const REASONS: Record<string, string> = {
  AB03: 'Tempo esgotado na liquidação',
  AC03: 'Conta de destino inválida ou inexistente',
  AC06: 'Conta de destino bloqueada',
  AC07: 'Conta de destino encerrada',
  AC14: 'Tipo de conta incorreto',
  AM02: 'Valor acima do limite',
  AM04: 'Saldo insuficiente',
  BE01: 'Titular diferente do informado',
  DS04: 'Ordem rejeitada pela instituição de destino',
  ED05: 'Liquidação não concluída',
  MD06: 'Devolvido pelo recebedor',
  RR04: 'Motivo regulatório',
}

const destination = z.object({ chave: z.optional(z.string()), conta: z.optional(z.unknown()) })

export function payoutView(payout: Payout): object {
  const { chave, conta } = destination.parse(JSON.parse(payout.request))
  return {
    id: payout.id,
    endToEndId: payout.e2eid,
    valor: toWire(payout.valor),
    ...(chave === undefined ? {} : { chave }),
    ...(conta === undefined ? {} : { conta }),
    ...(payout.favorecido === null ? {} : { favorecido: JSON.parse(payout.favorecido) }),
    status: payout.status,
    ...(payout.motivo === null
      ? {}
      : { motivo: payout.motivo, descricao: REASONS[payout.motivo] ?? 'Não realizado' }),
    horario: {
      solicitacao: iso(payout.solicitacao),
      ...(payout.liquidacao === null ? {} : { liquidacao: iso(payout.liquidacao) }),
    },
  }
}

export function requirePayout(ctx: Context, id: string): Payout {
  const payout = readOne(ctx.db, storedPayout, 'SELECT * FROM payout WHERE id = ?', id)
  if (payout === undefined) throw new Problem('PayoutNaoEncontrado', `Nenhum pagamento com o id ${id}.`)
  return payout
}
