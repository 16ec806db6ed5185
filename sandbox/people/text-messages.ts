import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

type World = {
  /** Milliseconds since 1970. */
  clock: () => number
  /** Of every account: which one calls is not looked at. */
  token: string
  /** Answers in place of the provider where the plan of faults says so. */
  answerFault: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
}

type Message = { sid: string; to: string; from: string; body: string; sentAt: number }

/** So many are kept; the oldest go first. */
const KEPT_MOST = 500
const PAGE_MOST = 100

const sending = z.object({
  To: z.string(),
  Body: z.string().check(z.minLength(1), z.maxLength(1600)),
  From: z.optional(z.string().check(z.minLength(1))),
  MessagingServiceSid: z.optional(z.string().check(z.regex(/^MG[0-9a-f]{32}$/))),
})
const listing = z.object({ To: z.optional(z.string()), PageSize: z._default(z.coerce.number(), 50) })

/** A provider of text messages as Twilio's Messages resource has it, and every telephone that it reaches. */
export function serveTextMessages(app: FastifyInstance, { clock, token, answerFault }: World): void {
  const messages: Message[] = []
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request: FastifyRequest, body: string) =>
      Promise.resolve(Object.fromEntries(new URLSearchParams(body))),
  )
  const address = '/2010-04-01/Accounts/:account/Messages.json'
  app.post(address, async (request, reply) => {
    const account = accountOf(request)
    if (!knows(request, account, token)) return refuse(reply, 401, 20003, 'Authenticate')
    const fault = answerFault(request, reply)
    if (fault !== undefined) return fault
    const asked = sending.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 21602, 'Message body is required.')
    const { To: to, Body: body, From: from, MessagingServiceSid: service } = asked.data
    if (!/^\+[1-9]\d{7,14}$/.test(to)) return refuse(reply, 400, 21211, `Invalid 'To' Phone Number: ${to}`)
    const sender = from ?? service
    if (sender === undefined) return refuse(reply, 400, 21603, "A 'From' phone number is required.")
    const message = { sid: `SM${randomBytes(16).toString('hex')}`, to, from: sender, body, sentAt: clock() }
    messages.push(message)
    if (messages.length > KEPT_MOST) messages.shift()
    return reply.code(201).send(shown(message, account, 'queued'))
  })
  app.get(address, async (request, reply) => {
    const account = accountOf(request)
    if (!knows(request, account, token)) return refuse(reply, 401, 20003, 'Authenticate')
    const asked = listing.safeParse(request.query)
    if (!asked.success) return refuse(reply, 400, 20001, 'Invalid parameter')
    const { To: to, PageSize: size } = asked.data
    const found = messages.filter(message => to === undefined || message.to === to).toReversed()
    const page = found.slice(0, Math.min(size, PAGE_MOST))
    return { page: 0, page_size: size, messages: page.map(message => shown(message, account, 'delivered')) }
  })
}

const accountOf = (request: FastifyRequest) => z.object({ account: z.string() }).parse(request.params).account

function shown({ sid, to, from, body, sentAt }: Message, account: string, status: 'queued' | 'delivered') {
  const at = new Date(sentAt).toUTCString()
  const sent = { sid, account_sid: account, to, from, body, status, direction: 'outbound-api' }
  return { ...sent, date_created: at, error_code: null, error_message: null, num_segments: '1' }
}

function refuse(reply: FastifyReply, status: number, code: number, message: string) {
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  return reply.code(status).send({ code, message, more_info, status })
}

function knows({ headers }: FastifyRequest, account: string, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
