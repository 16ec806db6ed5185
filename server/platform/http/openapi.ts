import * as z from 'zod/mini'
import { answerDays, type Endpoint, type Schema } from '../../../contract/endpoint.ts'
import { refusal, success } from '../../../contract/envelope.ts'
import { refusals } from '../../../contract/refusals.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 from the contract's table: what is parsed and encoded is what is documented. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Arara', version: '1', description: introduction },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: toSchema(refusal), Success: toSchema(success) },
    },
  }
}

const introduction = [
  'Every answer carries `status`, `code` and `message`; a refusal also `error`, a stable word:',
  Object.keys(refusals)
    .map(word => `\`${word}\``)
    .join(', '),
  'Amounts are decimal strings of BRL; times are ISO 8601 in UTC.',
].join(' ')

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    summary: `${endpoint.access}; offline: ${endpoint.offline}${endpoint.state === 'planned' ? '; not built yet (501)' : ''}`,
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [
      ...pathParameters(endpoint.path),
      ...headerParameters(endpoint),
      ...queryParameters(endpoint.query),
    ],
    ...(endpoint.method === 'POST' && { requestBody: { content: asJson(toSchema(endpoint.body)) } }),
    responses: {
      '200': {
        description: doneText(endpoint),
        content: asJson({ allOf: [{ $ref: '#/components/schemas/Success' }, toSchema(endpoint.reply)] }),
      },
      default: { description: 'Refused', content: asJson({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

function doneText({ idempotency, answerKept }: Endpoint): string {
  if (idempotency === 'none' || answerKept === 'always') return 'Done'
  return `Done. A copy under the same key gets the same answer for ${answerDays} days, then \`answer_expired\` without its fields.`
}

function asJson(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** The wire's side of a schema: what a codec reads and a reply is written as. */
function toSchema(schema: Schema): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function headerParameters(endpoint: Endpoint): Json[] {
  if (endpoint.idempotency === 'none') return []
  const schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' }
  return [{ name: 'Idempotency-Key', in: 'header', required: true, schema }]
}

function queryParameters(query: Schema): Json[] {
  const { properties = {}, required = [] } = toSchema(query)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }))
}
