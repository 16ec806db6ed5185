import { type Charge, type ChargeRequest, findCharge, isExpired } from './charge.ts'
import type { Context } from './context.ts'
import { inTransaction, run } from './database.ts'
import { capability } from './identifiers.ts'
import { Problem } from './problem.ts'

/** The request with its keys in one order, so that the same charge sent twice is the same text. */
function canonical(request: ChargeRequest): string {
  return JSON.stringify({
    chave: request.chave,
    devedor: request.devedor === undefined ? undefined : [request.devedor.cpf, request.devedor.nome],
    expiracao: request.calendario.expiracao,
    infoAdicionais: request.infoAdicionais?.map(({ nome, valor }) => ({ nome, valor })),
    solicitacaoPagador: request.solicitacaoPagador,
    valor: request.valor.original.toString(),
  })
}

function insertCharge(ctx: Context, txid: string, request: ChargeRequest): void {
  const token = capability(ctx.random)
  const location = `${ctx.settings.publicUrl.replace(/^https?:\/\//, '')}/qr/v2/${token}`
  run(
    ctx.db,
    `INSERT INTO cob (txid, chave, valor, devedor_cpf, devedor_nome, solicitacao, criacao, expiracao, status, loc_id,
       loc_token, location, request)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'ATIVA', (SELECT 1 + coalesce(max(loc_id), 0) FROM cob), ?, ?, ?)`,
    txid,
    request.chave,
    request.valor.original,
    request.devedor?.cpf ?? null,
    request.devedor?.nome ?? null,
    request.solicitacaoPagador ?? null,
    ctx.clock(),
    request.calendario.expiracao,
    token,
    location,
    canonical(request),
  )
}

export function requireCharge(ctx: Context, txid: string): Charge {
  const charge = findCharge(ctx.db, txid)
  if (charge === undefined) throw new Problem('CobNaoEncontrado', `Nenhuma cobrança com o txid ${txid}.`)
  return charge
}

/** Makes the charge, or gives back the one that the same request made before. The txid with another request is refused. */
export function putCharge(
  ctx: Context,
  txid: string,
  request: ChargeRequest,
): { created: boolean; charge: Charge } {
  if (request.chave !== ctx.settings.receiverKey) {
    throw new Problem('CobOperacaoInvalida', 'A chave não pertence ao recebedor.', [
      { razao: 'A chave não pertence ao recebedor', propriedade: 'chave' },
    ])
  }
  return inTransaction(ctx.db, () => {
    const known = findCharge(ctx.db, txid)
    if (known === undefined) {
      insertCharge(ctx, txid, request)
      return { created: true, charge: requireCharge(ctx, txid) }
    }
    if (known.request === canonical(request)) return { created: false, charge: known }
    throw new Problem('CobOperacaoInvalida', 'O txid já foi usado em outra cobrança.', [
      { razao: 'Já usado com outro conteúdo', propriedade: 'txid' },
    ])
  })
}

/** Withdraws an unpaid charge; removing it again changes nothing. */
export function removeCharge(ctx: Context, txid: string): Charge {
  return inTransaction(ctx.db, () => {
    const charge = requireCharge(ctx, txid)
    if (charge.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR') return charge
    if (charge.status !== 'ATIVA') throw new Problem('CobOperacaoInvalida', 'A cobrança não está ATIVA.')
    run(
      ctx.db,
      `UPDATE cob SET status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao = revisao + 1 WHERE txid = ?`,
      txid,
    )
    return requireCharge(ctx, txid)
  })
}

/** For testers: the charge's time is over now. What the client reads stays consistent (`criacao + expiracao`). */
export function expireCharge(ctx: Context, txid: string): Charge {
  return inTransaction(ctx.db, () => {
    const charge = requireCharge(ctx, txid)
    const now = ctx.clock()
    if (isExpired(charge, now)) return charge
    // Whole seconds that have passed; a charge younger than one second is made one second old.
    const lived = Math.max(1, Math.floor((now - charge.criacao) / 1000))
    const criacao = Math.min(charge.criacao, now - lived * 1000)
    run(ctx.db, 'UPDATE cob SET criacao = ?, expiracao = ? WHERE txid = ?', criacao, lived, txid)
    return requireCharge(ctx, txid)
  })
}
