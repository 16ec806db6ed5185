import type { FastifyInstance } from 'fastify'
import { refuse } from '../answers/refuse.ts'
import { largestBody, readJsonBody } from './json-body.ts'

/**
 * Bodies are JSON of at most 64 KB. A body that cannot be read reaches the handler as a `Refused`, so that it is
 * answered like any other refusal, in the caller's language.
 */
export function receiveJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBody },
    (_request, bytes, done) => done(null, readJsonBody(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes))),
  )
  // Without a body there is no content type to speak of; with one, only JSON is understood.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, bytes, done) =>
    done(null, bytes.length === 0 ? {} : refuse('content_type_unsupported')),
  )
}
