import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type Context, iso } from '../context.ts'
import { readOne, run } from '../database.ts'
import { Problem, parseOrRefuse } from '../problem.ts'
import { pathPart } from './requests.ts'

const webhookBody = z.object({
  webhookUrl: z
    .url({ protocol: /^https?$/, error: 'A webhookUrl deve ser http ou https' })
    .check(z.maxLength(2000)),
})
const storedWebhook = z.object({ chave: z.string(), url: z.string(), criacao: z.number() })
const keyShape = z.string().check(z.minLength(1), z.maxLength(77))

/** `/webhook/{chave}`: where notices go (API Pix 2.9.0, tag Webhook). Plain http is allowed: this is a sandbox. */
export function webhookRoutes(scope: FastifyInstance, ctx: Context): void {
  const keyOf = (params: unknown): string => {
    const chave = pathPart(params, 'chave', keyShape, 'WebhookOperacaoInvalida')
    if (chave === ctx.settings.receiverKey) return chave
    throw new Problem('WebhookOperacaoInvalida', 'A chave não pertence ao recebedor.')
  }

  scope.put('/webhook/:chave', async (request, reply) => {
    const chave = keyOf(request.params)
    const { webhookUrl } = parseOrRefuse(webhookBody, request.body, 'WebhookOperacaoInvalida')
    run(
      ctx.db,
      `INSERT INTO webhook (chave, url, criacao) VALUES (?, ?, ?)
       ON CONFLICT (chave) DO UPDATE SET url = excluded.url, criacao = excluded.criacao`,
      chave,
      webhookUrl,
      ctx.clock(),
    )
    return reply.code(200).send()
  })

  scope.get('/webhook/:chave', async request => {
    const chave = keyOf(request.params)
    const webhook = readOne(ctx.db, storedWebhook, 'SELECT * FROM webhook WHERE chave = ?', chave)
    if (webhook === undefined) throw new Problem('WebhookNaoEncontrado', 'Nenhum webhook para esta chave.')
    return { webhookUrl: webhook.url, chave, criacao: iso(webhook.criacao) }
  })

  scope.delete('/webhook/:chave', async (request, reply) => {
    const chave = keyOf(request.params)
    const removed = run(ctx.db, 'DELETE FROM webhook WHERE chave = ?', chave)
    if (removed === 0) throw new Problem('WebhookNaoEncontrado', 'Nenhum webhook para esta chave.')
    return reply.code(204).send()
  })
}
