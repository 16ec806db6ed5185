import * as z from 'zod/mini'
import { providerCalls } from './calls.ts'
import { providerWords } from './words.ts'

const headers = [
  ['x-provider-key', 'Id of the key that signs.'],
  ['x-timestamp', 'Seconds since 1970, at most 60 from the server’s clock.'],
  [
    'x-signature',
    'Hex of HMAC-SHA256 with the secret’s text over `<timestamp>.<path>.` and the raw bytes of the body.',
  ],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

const good = {
  type: 'object',
  required: ['status', 'balance', 'currency'],
  properties: {
    status: { const: 'OK' },
    balance: { type: 'integer', description: 'Minor units (centavos), bonus money included.' },
    currency: { enum: ['BRL', 'PLAY'] },
    transaction_id: {
      type: 'string',
      description: 'Ours; of bet, win, promotion-win, end-round and rollback.',
    },
    session: {
      type: 'string',
      description:
        'Of authenticate. Bets until the player’s sign-in ends, 30 minutes after the last bet, 12 hours at most; settles always.',
    },
    member_id: { type: 'string', description: 'Of authenticate.' },
    game_id: { type: 'string', description: 'Of authenticate.' },
    min_bet: { type: 'integer', description: 'Of authenticate: the least first bet of a round.' },
    max_bet: {
      type: 'integer',
      description: 'Of authenticate: the most that all bets of a round may come to.',
    },
  },
}

/** OpenAPI 3.1 of `/provider/v1/*`, from the schemas that read its calls. */
export function providerOpenApi(): object {
  const refusals = Map.groupBy(Object.entries(providerWords), ([, status]) => String(status))
  const responses = Object.fromEntries(
    [...refusals].map(([status, words]) => [status, refusalOf(words.map(([word]) => word))]),
  )
  const paths = Object.entries(providerCalls).map(([name, schema]) => {
    const { $schema: _dialect, ...body } = z.toJSONSchema(schema, { io: 'input' })
    const post = {
      operationId: name,
      parameters: headers,
      requestBody: { required: true, content: asJson(body) },
      responses: { '200': { description: 'Done', content: asJson(good) }, ...responses },
    }
    return [`/provider/v1/${name}`, { post }]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arara, seamless wallet for game providers',
      version: '1',
      description:
        'Rules, replays and examples: docs/reference/provider-protocol.md. `npm run provider:check` plays a provider against a server.',
    },
    paths: Object.fromEntries(paths),
  }
}

function refusalOf(words: readonly string[]) {
  const properties = { status: { const: 'ERROR' }, error: { enum: words } }
  return {
    description: words.join(', '),
    content: asJson({ type: 'object', required: ['status', 'error'], properties }),
  }
}

function asJson(schema: object) {
  return { 'application/json': { schema } }
}
