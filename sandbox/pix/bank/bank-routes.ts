import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { findCharge, txidShape } from '../charge.ts'
import { requireCharge } from '../charge-service.ts'
import type { Context } from '../context.ts'
import { isCpf, plainCpf } from '../cpf.ts'
import { removeEntry, saveEntry } from '../directory.ts'
import { pathPart } from '../http/requests.ts'
import { typedAmount } from '../money.ts'
import { type PayRequest, payCharge, payRequest, scenario } from '../pay.ts'
import { Problem, parseOrRefuse } from '../problem.ts'
import { chargePage } from './charge-page.ts'
import { keysPage, readKeyForm } from './keys-page.ts'
import { linkTo, type Visit } from './layout.ts'
import { findPasted, listPage } from './list-page.ts'
import { locationRoute } from './location-route.ts'
import { allowedReturn } from './return-address.ts'
import type { PageError } from './scenario-forms.ts'
import { chooseLanguage, wordsOf } from './words.ts'

const visitQuery = z.object({
  lang: z.optional(z.string()),
  return: z.optional(z.string()),
  saved: z.optional(z.string()),
})
const form = z.record(z.string(), z.string())

const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function visitOf(ctx: Context, request: FastifyRequest, path: string): Visit {
  const query = visitQuery.safeParse(request.query)
  const { lang, return: back } = query.success ? query.data : {}
  return {
    language: chooseLanguage(lang, request.headers['accept-language']),
    returnTo: allowedReturn(back, ctx.settings.returnOrigins),
    base: new URL(ctx.settings.publicUrl).pathname.replace(/\/$/, ''),
    path,
  }
}

const sendPage = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(body)

function serveFiles(scope: FastifyInstance): void {
  const file = (name: string, type: string): void => {
    const body = readFileSync(new URL(name, import.meta.url))
    scope.get(`/bank/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'max-age=300').send(body),
    )
  }
  file('style.css', 'text/css; charset=utf-8')
  file('countdown.js', 'text/javascript; charset=utf-8')
  file('icon.svg', 'image/svg+xml')
}

/** A page of another origin must not press this bank's buttons. */
function refuseForeignPosts(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (request.method !== 'POST' || site === undefined || site === 'same-origin' || site === 'none') return
  throw new Problem('AcessoNegado', 'O formulário veio de outra página.')
}

type Reading = { ok: true; pay: PayRequest } | { ok: false; error: PageError }

function readPayForm(raw: unknown, visit: Visit): Reading {
  const words = wordsOf(visit.language)
  const fields = parseOrRefuse(form, raw, 'RequisicaoInvalida')
  const chosen = parseOrRefuse(scenario, fields.scenario, 'RequisicaoInvalida')
  const pay = payRequest.parse({ scenario: chosen })
  if (chosen === 'other_amount') {
    const typed = fields.valor ?? ''
    const valor = typedAmount(typed)
    if (valor === undefined) return { ok: false, error: { field: 'valor', text: words.badAmount, typed } }
    return { ok: true, pay: { ...pay, valor } }
  }
  if (chosen === 'wrong_payer') {
    const typed = fields.cpf ?? ''
    const cpf = plainCpf(typed)
    if (!isCpf(cpf)) return { ok: false, error: { field: 'cpf', text: words.badCpf, typed } }
    return { ok: true, pay: { ...pay, cpf } }
  }
  return { ok: true, pay }
}

function chargeRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.get('/bank/:txid', async (request, reply) => {
    const txid = pathPart(request.params, 'txid', txidShape, 'CobNaoEncontrado')
    return sendPage(reply, chargePage(ctx, visitOf(ctx, request, `/bank/${txid}`), requireCharge(ctx, txid)))
  })

  scope.post('/bank/:txid', async (request, reply) => {
    const txid = pathPart(request.params, 'txid', txidShape, 'CobNaoEncontrado')
    const visit = visitOf(ctx, request, `/bank/${txid}`)
    const reading = readPayForm(request.body, visit)
    if (!reading.ok)
      return sendPage(reply, chargePage(ctx, visit, requireCharge(ctx, txid), reading.error), 422)
    try {
      payCharge(ctx, txid, reading.pay)
    } catch (error) {
      const charge = findCharge(ctx.db, txid)
      if (!(error instanceof Problem) || charge === undefined) throw error
      const refusal: PageError = { field: 'none', text: wordsOf(visit.language).refused, typed: '' }
      return sendPage(reply, chargePage(ctx, visit, charge, refusal), 409)
    }
    return reply.redirect(linkTo(visit, visit.path), 303)
  })
}

function keyRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.get('/bank/keys', async (request, reply) => {
    const query = visitQuery.safeParse(request.query)
    const saved = query.success && query.data.saved !== undefined
    return sendPage(
      reply,
      keysPage(ctx, visitOf(ctx, request, '/bank/keys'), saved ? { kind: 'saved' } : undefined),
    )
  })

  scope.post('/bank/keys', async (request, reply) => {
    const visit = visitOf(ctx, request, '/bank/keys')
    const fields = parseOrRefuse(form, request.body, 'RequisicaoInvalida')
    if (fields.remove !== undefined) {
      removeEntry(ctx, fields.chave ?? '')
      return reply.redirect(linkTo(visit, '/bank/keys'), 303)
    }
    const typed = {
      tipo: fields.tipo ?? '',
      chave: fields.chave ?? '',
      nome: (fields.nome ?? '').trim() || '?',
      documento: fields.documento ?? '',
    }
    const outcome = readKeyForm(typed)
    if (!outcome.ok)
      return sendPage(reply, keysPage(ctx, visit, { kind: 'wrong', wrong: outcome.wrong, form: typed }), 422)
    saveEntry(ctx, outcome.entry)
    return reply.redirect(linkTo(visit, '/bank/keys', { saved: '1' }), 303)
  })
}

/** The payer's bank for people: server-rendered, own origin only, usable without script. */
export function bankRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    refuseForeignPosts(request)
  })
  serveFiles(scope)
  locationRoute(scope, ctx)

  scope.get('/bank', async (request, reply) =>
    sendPage(reply, listPage(ctx, visitOf(ctx, request, '/bank'), undefined)),
  )

  scope.post('/bank', async (request, reply) => {
    const visit = visitOf(ctx, request, '/bank')
    const code = parseOrRefuse(form, request.body, 'RequisicaoInvalida').code ?? ''
    const txid = findPasted(ctx, code)
    if (txid === undefined) return sendPage(reply, listPage(ctx, visit, code), 404)
    return reply.redirect(linkTo(visit, `/bank/${txid}`), 303)
  })

  keyRoutes(scope, ctx)
  chargeRoutes(scope, ctx)
}
