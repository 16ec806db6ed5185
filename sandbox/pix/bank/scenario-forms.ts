import type { Charge } from '../charge.ts'
import { toWire } from '../money.ts'
import type { Scenario } from '../pay.ts'
import { type Html, html, nothing } from './html.ts'
import { linkTo, type Visit } from './layout.ts'
import type { Words } from './words.ts'

/** What a tester typed wrong, or (`none`) that the bank refused. */
export type PageError = { field: 'valor' | 'cpf' | 'none'; text: string; typed: string }

function plainForm(visit: Visit, charge: Charge, scenario: Scenario, title: string, hint: string): Html {
  return html`<form method="post" action="${linkTo(visit, `/bank/${charge.txid}`)}">
<button class="row" name="scenario" value="${scenario}"><strong>${title}</strong><small>${hint}</small></button></form>`
}

type Field = { name: 'valor' | 'cpf'; label: string; value: string; hint: string }

function fieldForm(
  visit: Visit,
  words: Words,
  charge: Charge,
  scenario: Scenario,
  title: string,
  field: Field,
  error: PageError | undefined,
): Html {
  const wrong = error?.field === field.name ? error : undefined
  const errorId = `${field.name}-error`
  return html`<form class="row" method="post" action="${linkTo(visit, `/bank/${charge.txid}`)}">
<strong>${title}</strong>${field.hint === '' ? nothing : html`<small>${field.hint}</small>`}
<label for="${field.name}">${field.label}</label>
<span class="inline"><input id="${field.name}" name="${field.name}" inputmode="${field.name === 'cpf' ? 'numeric' : 'decimal'}" autocomplete="off" required value="${wrong?.typed ?? field.value}" ${wrong ? html`aria-invalid="true" aria-describedby="${errorId}"` : nothing}>
<button name="scenario" value="${scenario}">${words.do}</button></span>
${wrong ? html`<em class="error" id="${errorId}" role="alert">${wrong.text}</em>` : nothing}</form>`
}

/** Everything a tester may do with a charge besides simply paying it. A paid charge can only be paid once more. */
export function scenarioForms(
  visit: Visit,
  words: Words,
  charge: Charge,
  state: 'open' | 'paid',
  error: PageError | undefined,
): Html {
  if (state === 'paid') {
    return html`<div class="card rows">${plainForm(visit, charge, 'two_payments', words.again, words.twiceHint)}</div>`
  }
  const more = toWire(charge.valor + 100n)
  const amount: Field = {
    name: 'valor',
    label: words.amount,
    value: visit.language === 'pt' ? more.replace('.', ',') : more,
    hint: '',
  }
  const payer: Field = { name: 'cpf', label: words.cpf, value: '390.533.447-05', hint: words.otherPayerHint }
  return html`<div class="card rows">
${fieldForm(visit, words, charge, 'other_amount', words.otherAmount, amount, error)}
${fieldForm(visit, words, charge, 'wrong_payer', words.otherPayer, payer, error)}
${plainForm(visit, charge, 'after_expiry', words.late, words.lateHint)}
${plainForm(visit, charge, 'two_payments', words.twice, words.twiceHint)}
${plainForm(visit, charge, 'lost', words.lost, words.lostHint)}
</div>`
}
