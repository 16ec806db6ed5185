import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Endpoint, Schema, SuccessWord } from '../../../../contract/endpoint.ts'
import type { Refusal } from '../../../../contract/envelope.ts'
import type { Language } from '../../../../contract/language.ts'
import { type FieldWord, refusals } from '../../../../contract/refusals.ts'
import { Serialised } from './answer.ts'
import type { Refused } from './refuse.ts'
import { fieldSentence, refusalSentence, successSentence } from './sentences.ts'

export type Envelope = Readonly<Record<string, unknown>>

/** A good answer on the wire: the endpoint's own fields, encoded, inside the envelope of every answer. */
export function successEnvelope(endpoint: Endpoint, fields: unknown, language: Language): Envelope {
  const wire = z.encode(endpoint.reply, fields)
  return storedEnvelope(wire, endpoint.givesNothing(fields) ? 'done' : endpoint.success, language)
}

/** The envelope around fields that are already in their wire form, as `call.answer` keeps them. */
export function storedEnvelope(wire: unknown, said: SuccessWord, language: Language): Envelope {
  if (typeof wire !== 'object' || wire === null) throw new Error('An answer is an object of fields')
  return { status: 'success', code: 200, message: successSentence(said, language), ...wire }
}

export function refusalEnvelope(refused: Refused, language: Language, requestId: string): Refusal {
  const { details, errors } = refused.parts
  return {
    status: 'error',
    code: refusals[refused.word],
    message: refusalSentence(refused.word, details ?? {}, language),
    error: refused.word,
    request_id: requestId,
    ...(details && { details: { ...details } }),
    ...(errors && {
      errors: mapWords(errors, word => fieldSentence(word, language)),
      words: mapWords(errors, word => word),
    }),
    ...(refused.word === 'force_offline' && { force_offline: true }),
  }
}

function mapWords(
  errors: Readonly<Record<string, readonly FieldWord[]>>,
  write: (word: FieldWord) => string,
): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, words.map(write)]))
}

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Below this the headers outweigh what compression saves. */
const worthCompressing = 1024

/** Bytes of an answer that is the same for everybody who asks in this language, compressed once. */
export function serialise<Reply extends Schema>(
  endpoint: Endpoint<Schema, Schema, Reply>,
  fields: z.output<Reply>,
  language: Language,
): Serialised {
  const body = Buffer.from(JSON.stringify(successEnvelope(endpoint, fields, language)))
  const etag = etagOf(body)
  if (body.length < worthCompressing) return new Serialised({ body, etag })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return new Serialised({ body, etag, brotli: brotliCompressSync(body, { params }), gzip: gzipSync(body) })
}

/** Makes each language's answer on its first request and keeps it. */
export function byLanguage(make: (language: Language) => Serialised): (language: Language) => Serialised {
  const made = new Map<Language, Serialised>()
  return language => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}
