import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Schema } from '../../../../contract/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import { lazy } from '../../../platform/http/lazy.ts'
import { type ProviderCall, providerCalls } from './calls.ts'
import type { WhoSigned } from './keys.ts'
import { providerOpenApi } from './openapi.ts'
import type { ProviderAnswer, ProviderWallet } from './service.ts'
import { providerWords } from './words.ts'

const largestBody = 16 * 1024

type Serve = (apiCode: string, body: unknown) => Promise<ProviderAnswer>

/** Serves `POST /provider/v1/…`: signed bytes in, the protocol's own answers out. */
export function serveProviders(
  app: FastifyInstance,
  deps: Deps,
  whoSigned: WhoSigned,
  wallet: ProviderWallet,
): void {
  const serves: Record<ProviderCall, Serve> = {
    authenticate: parsed(providerCalls.authenticate, wallet.authenticate),
    balance: parsed(providerCalls.balance, wallet.balance),
    bet: parsed(providerCalls.bet, wallet.bet),
    win: parsed(providerCalls.win, wallet.win),
    'promotion-win': parsed(providerCalls['promotion-win'], wallet.promotionWin),
    rollback: parsed(providerCalls.rollback, wallet.rollback),
    'end-round': parsed(providerCalls['end-round'], wallet.endRound),
  }
  const description = lazy(() => JSON.stringify(providerOpenApi()))
  app.get('/provider/v1/openapi.json', (_request, reply) =>
    reply.type('application/json').send(description()),
  )
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, bytes, done) =>
      done(null, bytes),
    )
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      if (error.statusCode === 413) return send(reply, 'BAD_REQUEST')
      deps.log.error({ call: request.url, message: error.message }, 'a provider call failed')
      return send(reply, 'TRY_AGAIN')
    })
    for (const [call, serve] of Object.entries(serves)) {
      scope.post(`/provider/v1/${call}`, async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const apiCode = await signerOf(request, bytes, whoSigned)
        if (apiCode === undefined) return send(reply, 'INVALID_SIGNATURE')
        return send(reply, await serve(apiCode, readJson(bytes)))
      })
    }
  })
}

function parsed<S extends Schema>(
  schema: S,
  serve: (apiCode: string, body: z.output<S>) => Promise<ProviderAnswer>,
): Serve {
  return async (apiCode, body) => {
    const read = z.safeParse(schema, body)
    return read.success ? serve(apiCode, read.data) : 'BAD_REQUEST'
  }
}

async function signerOf(
  { headers, url }: FastifyRequest,
  body: Buffer,
  whoSigned: WhoSigned,
): Promise<string | undefined> {
  const { 'x-provider-key': keyId, 'x-timestamp': timestamp, 'x-signature': signature } = headers
  if (typeof keyId !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') {
    return undefined
  }
  return whoSigned(keyId, signature, { timestamp, path: url, body })
}

function readJson(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return value
  } catch {
    return undefined
  }
}

function send(reply: FastifyReply, answer: ProviderAnswer): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (typeof answer !== 'string') return reply.send(answer)
  return reply.code(providerWords[answer]).send({ status: 'ERROR', error: answer })
}
