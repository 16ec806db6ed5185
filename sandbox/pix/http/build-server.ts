import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { TLSSocket } from 'node:tls'
import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { markAnswers } from '../../mark-answers.ts'
import { bankRoutes } from '../bank/bank-routes.ts'
import type { Context } from '../context.ts'
import { Problem, parseOrRefuse } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { checkBasic, checkBearer, issueToken } from './access-token.ts'
import { chargeRoutes } from './charge-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { installFaults } from './fault-hooks.ts'
import { paymentRoutes } from './payment-routes.ts'
import { payoutRoutes } from './payout-routes.ts'
import { statementRoutes } from './statement-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

const BODY_LIMIT = 64 * 1024

/** Client certificates are asked for, and demanded only of the API: people's browsers have none. */
function newFastify(settings: Settings): FastifyInstance {
  const { tls } = settings
  return Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    serverFactory: handler =>
      tls === undefined
        ? createServer(handler)
        : createTlsServer(
            {
              cert: tls.cert,
              key: tls.key,
              ca: tls.ca,
              requestCert: tls.ca !== undefined,
              rejectUnauthorized: false,
            },
            handler,
          ),
  })
}

const httpError = z.object({ statusCode: z.number(), message: z.string() })

/** What Fastify itself refuses (malformed JSON, too large) in the standard's form; anything unforeseen is a 500 without details. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const known = httpError.safeParse(error)
  if (!known.success || known.data.statusCode >= 500) {
    return new Problem('ErroInternoDoServidor', 'Condição inesperada ao processar a requisição.')
  }
  if (known.data.statusCode === 413) return new Problem('CorpoGrandeDemais', known.data.message)
  if (known.data.statusCode === 415) return new Problem('MidiaNaoSuportada', known.data.message)
  return new Problem('RequisicaoInvalida', known.data.message)
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    },
  )
}

const grant = z.object({ grant_type: z.literal('client_credentials'), scope: z.optional(z.string()) })

function apiRoutes(app: FastifyInstance, ctx: Context): void {
  app.register(async scope => {
    installFaults(scope, ctx)
    scope.addHook('onRequest', async request => {
      const { socket } = request.raw
      if (ctx.settings.tls?.ca === undefined || (socket instanceof TLSSocket && socket.authorized)) return
      throw new Problem('AcessoNegado', 'Certificado de cliente ausente ou inválido.')
    })

    scope.post('/oauth/token', async (request, reply) => {
      checkBasic(ctx, request.headers.authorization)
      const { scope: asked } = parseOrRefuse(grant, request.body, 'RequisicaoInvalida')
      return reply.header('cache-control', 'no-store').send(issueToken(ctx, asked))
    })

    scope.register(async guarded => {
      guarded.addHook('onRequest', async request => checkBearer(ctx, request))
      chargeRoutes(guarded, ctx)
      paymentRoutes(guarded, ctx)
      webhookRoutes(guarded, ctx)
      payoutRoutes(guarded, ctx)
      statementRoutes(guarded, ctx)
    })
  })
}

/** All doors of the provider: the API, the tests' controls, the payer's bank. */
export function buildServer(ctx: Context, work: () => Promise<void>): FastifyInstance {
  const app = newFastify(ctx.settings)
  markAnswers(app)
  readForms(app)
  app.setErrorHandler((error, _request, reply) => {
    const problem = toProblem(error)
    return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
  })
  app.setNotFoundHandler(() => {
    throw new Problem('NaoEncontrado', 'Não há nada neste endereço.')
  })
  app.get('/health', async () => ({ status: 'ok' }))
  apiRoutes(app, ctx)
  app.register(async scope => controlRoutes(scope, ctx, work))
  app.register(async scope => bankRoutes(scope, ctx))
  return app
}
