import * as z from 'zod/mini'
import { asIdentifier } from '../../../contract/text-kinds.ts'
import { readLocation } from '../br-code.ts'
import { expiresAt, storedCharge } from '../charge.ts'
import type { Context } from '../context.ts'
import { readAll, readOne } from '../database.ts'
import { html, nothing } from './html.ts'
import { linkTo, page, type Visit } from './layout.ts'
import { showMoney, showTime, wordsOf } from './words.ts'

const found = z.object({ txid: z.string() })

/** The charge that a pasted copy-and-paste code (or its bare txid) means. */
export function findPasted(ctx: Context, pasted: string): string | undefined {
  const location = readLocation(pasted)
  return readOne(
    ctx.db,
    found,
    'SELECT txid FROM cob WHERE location = ? OR txid = ?',
    location ?? '',
    asIdentifier(pasted).replaceAll(' ', ''),
  )?.txid
}

/** The bank's first page: paste a code, or pick one of the charges that can still be paid. */
export function listPage(ctx: Context, visit: Visit, notFound: string | undefined): string {
  const words = wordsOf(visit.language)
  const charges = readAll(
    ctx.db,
    storedCharge,
    `SELECT * FROM cob WHERE status = 'ATIVA' AND criacao + expiracao * 1000 > ? ORDER BY criacao DESC LIMIT 50`,
    ctx.clock(),
  )
  const rows = charges.map(
    charge => html`<li><a class="row" href="${linkTo(visit, `/bank/${charge.txid}`)}">
<span><strong>${charge.devedor_nome ?? words.anyone}</strong><small>${words.expiresAt} ${showTime(expiresAt(charge), visit.language)}</small></span>
<b>${showMoney(charge.valor, visit.language)}</b></a></li>`,
  )
  const content = html`<form class="card paste" method="post" action="${linkTo(visit, '/bank')}">
<h1><label for="code">${words.paste}</label></h1>
<p class="hint" id="code-hint">${words.pasteHint}</p>
<textarea id="code" name="code" rows="3" required autocomplete="off" spellcheck="false" autocapitalize="off" aria-describedby="code-hint">${notFound ?? ''}</textarea>
${notFound === undefined ? nothing : html`<em class="error" role="alert">${words.notFound}</em>`}
<button class="button">${words.find}</button></form>
<h2>${words.open}</h2>
${rows.length === 0 ? html`<p class="hint">${words.none}</p>` : html`<ul class="card rows">${rows}</ul>`}`
  return page(visit, words.charges, 'charges', content)
}
