import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import * as z from 'zod/mini'
import { sendRefused } from './answers/send.ts'
import type { RateLimits } from './requests/rate-limits.ts'

export const reportsPath = '/api/reports'

const largestReport = 16 * 1024
/** Browsers send some dozens at once; a page that breaks its policy in a loop sends thousands. */
const mostOfOneRequest = 20

const text = z.catch(z.string(), '')
/** `report-uri` of CSP 2: one object, `application/csp-report`. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
/** The Reporting API: a list, `application/reports+json`. */
const newer = z.array(
  z.object({
    type: text,
    body: z.catch(z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }), {
      effectiveDirective: '',
      blockedURL: '',
      documentURL: '',
    }),
  }),
)

interface Violation {
  readonly directive: string
  /** What was blocked, without path and query: an origin, `inline`, `eval`, `trusted-types-sink`. */
  readonly blocked: string
  /** The page's path without query and ids. */
  readonly page: string
}

interface Options {
  readonly registry: Registry
  readonly limits: RateLimits
  readonly log: FastifyBaseLogger
}

/**
 * Takes what browsers report of broken content policies (CSP 3, Trusted Types): counted by directive, and logged without
 * anything personal. Answers 204 to whatever could be read, also to nothing.
 */
export function receivePolicyReports(app: FastifyInstance, { registry, limits, log }: Options): void {
  const counter = new Counter({
    name: 'policy_reports_total',
    help: 'Violations of the content security policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [registry],
  })
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestReport }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(reportsPath, async (request, reply) => {
      const tooOften = limits.ofAddress(request)
      if (tooOften !== undefined) return sendRefused(tooOften, request, reply)
      for (const violation of readReports(String(request.body ?? ''))) {
        counter.inc({ directive: violation.directive })
        log.warn(violation, 'a page broke its content policy')
      }
      return reply.code(204).send()
    })
  })
}

/** The violations in a report's body; none where it cannot be read. */
export function readReports(body: string): readonly Violation[] {
  const parsed = parseJson(body)
  const one = z.safeParse(older, parsed)
  if (one.success) {
    const report = one.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return [toViolation(directive, report['blocked-uri'], report['document-uri'])]
  }
  const many = z.safeParse(newer, parsed)
  if (!many.success) return []
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, mostOfOneRequest)
    .map(({ body: report }) => toViolation(report.effectiveDirective, report.blockedURL, report.documentURL))
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const directives: ReadonlySet<string> = new Set([
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'manifest-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

function toViolation(directive: string, blocked: string, page: string): Violation {
  const name = directive.split(' ')[0] ?? ''
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: URL.canParse(blocked) ? originOf(blocked) : blocked.replace(/[^a-z-]/gi, '').slice(0, 40),
    page: URL.canParse(page) ? pathOf(page) : '',
  }
}

/** An extension's address has no origin: its scheme says enough. */
function originOf(url: string): string {
  const { origin, protocol } = new URL(url)
  return origin === 'null' ? protocol : origin
}

function pathOf(url: string): string {
  return new URL(url).pathname
    .split('/')
    .map(part => (/^[a-zA-Z][a-zA-Z-]{0,40}$/.test(part) || part === '' ? part : ':id'))
    .join('/')
}
