import { normalisePhone } from '../../../contract/phone.ts'
import { asIdentifier } from '../../../contract/text-kinds.ts'
import { type Context, SANDBOX_BANK, SANDBOX_ISPB } from '../context.ts'
import { cnpj, isCpf, plainCpf } from '../cpf.ts'
import { type Entry, hasShape, type KeyType, keyType, listEntries } from '../directory.ts'
import { type Html, html, nothing } from './html.ts'
import { linkTo, page, type Visit } from './layout.ts'
import { type Words, wordsOf } from './words.ts'

type KeyForm = { tipo: string; chave: string; nome: string; documento: string }
type KeyOutcome = { ok: true; entry: Entry } | { ok: false; wrong: 'badKey' | 'badDocument' }

/** People type phones without +55 and keys with dots; the directory knows one spelling of each. */
function canonicalKey(typed: string, tipo: KeyType): string {
  const text = asIdentifier(typed)
  switch (tipo) {
    case 'CPF':
      return plainCpf(text)
    case 'CNPJ':
      return text.replace(/[.\-/\s]/g, '').toUpperCase()
    case 'PHONE': {
      const mobile = normalisePhone(text)
      if (mobile !== undefined) return mobile
      const digits = text.replace(/\D/g, '')
      return text.startsWith('+') ? `+${digits}` : `+55${digits}`
    }
    case 'EMAIL':
    case 'EVP':
      return text.toLowerCase()
  }
}

function holderOf(form: KeyForm): Entry['titular'] | undefined {
  const document = asIdentifier(form.documento)
    .replace(/[.\-/\s]/g, '')
    .toUpperCase()
  if (isCpf(document)) return { cpf: document, nome: form.nome }
  return cnpj.safeParse(document).success ? { cnpj: document, nome: form.nome } : undefined
}

/** What the typed form means, or what is wrong with it. */
export function readKeyForm(form: KeyForm): KeyOutcome {
  const tipo = keyType.safeParse(form.tipo)
  if (!tipo.success) return { ok: false, wrong: 'badKey' }
  const chave = canonicalKey(form.chave, tipo.data)
  if (!hasShape(chave, tipo.data) || chave.length > 77) return { ok: false, wrong: 'badKey' }
  const titular = holderOf(form)
  if (titular === undefined) return { ok: false, wrong: 'badDocument' }
  return {
    ok: true,
    entry: { chave, tipo: tipo.data, titular, banco: { ispb: SANDBOX_ISPB, nome: SANDBOX_BANK } },
  }
}

function entryRow(visit: Visit, words: Words, entry: Entry): Html {
  const document = 'cpf' in entry.titular ? entry.titular.cpf : entry.titular.cnpj
  return html`<li class="row key"><span><strong>${entry.chave}</strong><small>${words.typeNames[entry.tipo]} · ${entry.titular.nome} · ${document}</small></span>
<form method="post" action="${linkTo(visit, '/bank/keys')}"><input type="hidden" name="chave" value="${entry.chave}"><button name="remove" value="yes">${words.remove}</button></form></li>`
}

function textField(name: keyof KeyForm, label: string, value: string): Html {
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" required maxlength="200" autocomplete="off" value="${value}">`
}

type KeysNotice = { kind: 'saved' } | { kind: 'wrong'; wrong: 'badKey' | 'badDocument'; form: KeyForm }

/** The bank's keys: what payouts can be sent to, and a form for more of them. */
export function keysPage(ctx: Context, visit: Visit, notice: KeysNotice | undefined): string {
  const words = wordsOf(visit.language)
  const form = notice?.kind === 'wrong' ? notice.form : { tipo: 'PHONE', chave: '', nome: '', documento: '' }
  const options = keyType.options.map(
    tipo =>
      html`<option value="${tipo}" ${tipo === form.tipo ? 'selected' : ''}>${words.typeNames[tipo]}</option>`,
  )
  const entries = listEntries(ctx.db).map(entry => entryRow(visit, words, entry))
  const content = html`<h1>${words.keys}</h1><p class="hint">${words.keysIntro}</p>
${notice?.kind === 'saved' ? html`<p class="success" role="status">${words.saved}</p>` : nothing}
<form class="card stack" method="post" action="${linkTo(visit, '/bank/keys')}">
<label for="tipo">${words.type}</label><select id="tipo" name="tipo">${options}</select>
${textField('chave', words.key, form.chave)}${textField('nome', words.name, form.nome)}${textField('documento', words.document, form.documento)}
${notice?.kind === 'wrong' ? html`<em class="error" role="alert">${words[notice.wrong]}</em>` : nothing}
<button class="button">${words.register}</button></form>
${entries.length === 0 ? html`<p class="hint">${words.noKeys}</p>` : html`<ul class="card rows">${entries}</ul>`}`
  return page(visit, words.keys, 'keys', content)
}
