import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, readLanguage } from '../../../../contract/language.ts'

const selectable = 'selectableLanguages'

/** What `?lang=` may ask for on this server. */
export function decorateLanguages(app: FastifyInstance, languages: readonly Language[]): void {
  app.decorate(selectable, languages)
}

/** The language that the caller asked for with `?lang=`; anything else is `pt` (docs/rules/wire.md). */
export function languageOf(request: FastifyRequest): Language {
  return readLanguage(queryOf(request).lang, request.server.getDecorator<readonly Language[]>(selectable))
}

/** Fastify leaves the query untyped; here it becomes a record of unknowns for the contract to read. */
export function queryOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return recordOf(request.query)
}

export function paramsOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const texts = Object.entries(recordOf(request.params)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{1,2048}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
