import { type Charge, expiresAt, isExpired } from '../charge.ts'
import type { Context } from '../context.ts'
import { maskCpf } from '../cpf.ts'
import { listPaymentsOf, type Payment } from '../payment.ts'
import { listRefundsOf } from '../refund.ts'
import { type Html, html, nothing } from './html.ts'
import { linkTo, page, type Visit } from './layout.ts'
import { type PageError, scenarioForms } from './scenario-forms.ts'
import { showMoment, showMoney, showTime, type Words, wordsOf } from './words.ts'

function backLink(visit: Visit, words: Words, prominent: boolean): Html {
  if (visit.returnTo === undefined) return nothing
  return html`<a class="${prominent ? 'button' : 'quiet'}" href="${visit.returnTo}">${words.back}</a>`
}

function receipt(ctx: Context, visit: Visit, words: Words, payment: Payment): Html {
  const refunds = listRefundsOf(ctx.db, payment.e2eid).filter(refund => refund.status === 'DEVOLVIDO')
  const refunded = refunds.reduce((sum, refund) => sum + refund.valor, 0n)
  return html`<li><dl>
<div class="strong"><dt>${words.receiver} ${ctx.settings.receiverName}</dt><dd>${showMoney(payment.valor, visit.language)}</dd></div>
<div><dt>${words.paidBy}</dt><dd>${payment.payer_nome}<small>${maskCpf(payment.payer_cpf)}</small></dd></div>
<div><dt>${words.when}</dt><dd>${showMoment(payment.horario, visit.language)}</dd></div>
${refunded > 0n ? html`<div class="returned"><dt>${words.refundedAmount}</dt><dd>${showMoney(refunded, visit.language)}</dd></div>` : nothing}
<div class="whole"><dt>${words.id}</dt><dd class="code">${payment.e2eid}</dd></div>
</dl></li>`
}

function paidContent(ctx: Context, visit: Visit, words: Words, charge: Charge): Html {
  const receipts = listPaymentsOf(ctx.db, charge.txid).map(payment => receipt(ctx, visit, words, payment))
  return html`<section class="done" role="status">
<svg class="tick" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="M14 25l7 7 14-15"/></svg>
<h1>${words.paid}</h1><p>${words.paidHint}</p></section>
${backLink(visit, words, true)}
<ul class="receipts card">${receipts}</ul>
<details><summary>${words.tests}</summary>${scenarioForms(visit, words, charge, 'paid', undefined)}</details>`
}

function bill(ctx: Context, visit: Visit, words: Words, charge: Charge, now: number): Html {
  const ends = expiresAt(charge)
  const state = isExpired(charge, now)
    ? html`<p class="deadline over">${words.expired}</p>`
    : html`<p class="deadline" data-countdown="${ends - now}"><span data-before="${words.expiresIn}">${words.expiresAt}</span> <time datetime="${new Date(ends).toISOString()}">${showTime(ends, visit.language)}</time></p>`
  const debtor =
    charge.devedor_cpf === null
      ? html`${words.anyone}`
      : html`${charge.devedor_nome ?? ''}<small>${maskCpf(charge.devedor_cpf)}</small>`
  return html`<section class="card bill">
<h1>${words.paying}</h1>
<p class="amount">${showMoney(charge.valor, visit.language)}</p>
${state}
<dl><div><dt>${words.receiver}</dt><dd>${ctx.settings.receiverName}</dd></div>
<div><dt>${words.debtor}</dt><dd>${debtor}</dd></div>
${charge.solicitacao === null ? nothing : html`<div class="note"><dd>${charge.solicitacao}</dd></div>`}</dl>
</section>`
}

function openContent(
  ctx: Context,
  visit: Visit,
  words: Words,
  charge: Charge,
  error: PageError | undefined,
): Html {
  const now = ctx.clock()
  const expired = isExpired(charge, now)
  const alert = error?.field === 'none' ? html`<p class="alert" role="alert">${error.text}</p>` : nothing
  if (charge.status !== 'ATIVA') {
    return html`<p class="alert" role="status">${words.removed}</p>${bill(ctx, visit, words, charge, now)}${backLink(visit, words, true)}`
  }
  const scenario = expired ? 'after_expiry' : 'normal'
  const label = expired ? words.payLateNow : `${words.payNow} ${showMoney(charge.valor, visit.language)}`
  return html`${alert}${bill(ctx, visit, words, charge, now)}
<form method="post" action="${linkTo(visit, `/bank/${charge.txid}`)}">
<button class="button" name="scenario" value="${scenario}">${label}</button></form>
${expired ? html`<p class="hint">${words.expiredHint}</p>` : nothing}
${backLink(visit, words, false)}
${expired ? nothing : html`<details ${error === undefined || error.field === 'none' ? '' : 'open'}><summary>${words.tests}</summary>${scenarioForms(visit, words, charge, 'open', error)}</details>`}`
}

/** One charge as the payer's bank shows it: the bill and the ways to pay it, or the receipts. */
export function chargePage(ctx: Context, visit: Visit, charge: Charge, error?: PageError): string {
  const words = wordsOf(visit.language)
  const paid = charge.status === 'CONCLUIDA'
  const content = paid
    ? paidContent(ctx, visit, words, charge)
    : openContent(ctx, visit, words, charge, error)
  return page(visit, paid ? words.paid : words.paying, undefined, content)
}
