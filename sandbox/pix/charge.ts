import * as z from 'zod/mini'
import { buildDynamicCode } from './br-code.ts'
import { type Context, iso } from './context.ts'
import { cpf } from './cpf.ts'
import { type Database, readOne } from './database.ts'
import { storedAmount, toWire, wireAmount } from './money.ts'
import { listPaymentsOf, paymentView } from './payment.ts'

/** The charge as the client sends it (`PUT /cob/{txid}`, API Pix 2.9.0). Fields we do not know are let pass, as the standard asks. */
export const chargeRequest = z.object({
  calendario: z.object({ expiracao: z._default(z.int().check(z.positive(), z.lte(2_147_483_647)), 86_400) }),
  devedor: z.optional(z.object({ cpf, nome: z.string().check(z.minLength(1), z.maxLength(200)) })),
  valor: z.object({ original: wireAmount, modalidadeAlteracao: z.optional(z.literal(0)) }),
  chave: z.string().check(z.minLength(1), z.maxLength(77)),
  solicitacaoPagador: z.optional(z.string().check(z.maxLength(140))),
  infoAdicionais: z.optional(
    z
      .array(z.object({ nome: z.string().check(z.maxLength(50)), valor: z.string().check(z.maxLength(200)) }))
      .check(z.maxLength(50)),
  ),
})

export type ChargeRequest = z.output<typeof chargeRequest>

export const txidShape = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9]{26,35}$/, 'O txid deve ter de 26 a 35 letras e dígitos'))

export const storedCharge = z.object({
  txid: z.string(),
  chave: z.string(),
  valor: storedAmount,
  devedor_cpf: z.nullable(z.string()),
  devedor_nome: z.nullable(z.string()),
  solicitacao: z.nullable(z.string()),
  criacao: z.number(),
  expiracao: z.number(),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  revisao: z.number(),
  loc_id: z.number(),
  loc_token: z.string(),
  location: z.string(),
  request: z.string(),
})

export type Charge = z.output<typeof storedCharge>

export const findCharge = (db: Database, txid: string): Charge | undefined =>
  readOne(db, storedCharge, 'SELECT * FROM cob WHERE txid = ?', txid)

export const expiresAt = (charge: Charge): number => charge.criacao + charge.expiracao * 1000

/** Derived, never a status: the standard has no status for it. */
export const isExpired = (charge: Charge, nowMs: number): boolean => nowMs >= expiresAt(charge)

const copyAndPaste = (ctx: Context, charge: Charge): string =>
  buildDynamicCode({
    location: charge.location,
    amount: toWire(charge.valor),
    merchant: ctx.settings.receiverName,
    city: ctx.settings.receiverCity,
  })

const extras = z.object({
  infoAdicionais: z.optional(z.array(z.object({ nome: z.string(), valor: z.string() }))),
})

/** The charge in its wire form; `pix` is there once it was paid. */
export function chargeView(ctx: Context, charge: Charge): object {
  const payments = listPaymentsOf(ctx.db, charge.txid)
  const { infoAdicionais } = extras.parse(JSON.parse(charge.request))
  return {
    calendario: { criacao: iso(charge.criacao), expiracao: charge.expiracao },
    txid: charge.txid,
    revisao: charge.revisao,
    loc: { id: charge.loc_id, location: charge.location, tipoCob: 'cob', criacao: iso(charge.criacao) },
    location: charge.location,
    status: charge.status,
    ...(charge.devedor_cpf === null
      ? {}
      : { devedor: { cpf: charge.devedor_cpf, nome: charge.devedor_nome } }),
    valor: { original: toWire(charge.valor), modalidadeAlteracao: 0 },
    chave: charge.chave,
    ...(charge.solicitacao === null ? {} : { solicitacaoPagador: charge.solicitacao }),
    ...(infoAdicionais === undefined ? {} : { infoAdicionais }),
    pixCopiaECola: copyAndPaste(ctx, charge),
    ...(payments.length === 0 ? {} : { pix: payments.map(payment => paymentView(ctx.db, payment)) }),
  }
}
