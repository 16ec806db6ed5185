import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { cspHash } from './inline-hashes.ts'
import { lazy } from './lazy.ts'
import { openApiDocument } from './openapi.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{margin-top:2.5rem}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid #8884;border-radius:8px}
summary{cursor:pointer;padding:.4rem 0}b{display:inline-block;min-width:3.5rem}small{opacity:.75}`

/** `/api/docs/openapi.json` and a page that reads without scripts or anything from elsewhere. */
export function serveApiDocs(app: FastifyInstance, endpoints: Readonly<Record<string, Endpoint>>): void {
  // Half of what a start costs, if it were made then.
  const json = lazy(() => JSON.stringify(openApiDocument(endpoints)))
  const page = lazy(() => docsPage(endpoints))
  app.get('/api/docs/openapi.json', async (_request, reply) => reply.type('application/json').send(json()))
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(page()),
  )
}

function docsPage(endpoints: Readonly<Record<string, Endpoint>>): string {
  const areas = Map.groupBy(Object.entries(endpoints), ([, one]) => one.path.split('/')[2] ?? 'api')
  const sections = [...areas].map(
    ([area, calls]) =>
      `<h2>${escapeHtml(area)}</h2>${calls.map(([name, one]) => section(name, one)).join('')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Arara API</title><style>${style}</style><h1>Arara API</h1>
<p>Generated from the contract. For machines: <a href="/api/docs/openapi.json">openapi.json</a>. Beside these calls,
<code>GET /api/events</code> is the member's stream of server-sent events, and game providers have a wallet of their own:
<a href="/provider/v1/openapi.json">provider openapi.json</a>.</p>${sections.join('')}</html>`
}

function section(name: string, endpoint: Endpoint): string {
  const { paths } = openApiDocument({ [name]: endpoint })
  const about = `${endpoint.access}${endpoint.idempotency === 'key' ? ', Idempotency-Key' : ''}, offline: ${endpoint.offline}`
  const planned = endpoint.state === 'planned' ? ' · not built yet' : ''
  return `<details><summary><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code>
<small>${escapeHtml(about)}${planned}</small></summary><pre>${escapeHtml(JSON.stringify(paths, undefined, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
