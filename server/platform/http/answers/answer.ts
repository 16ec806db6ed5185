import type { CookieSerializeOptions } from '@fastify/cookie'

export interface CookieToSet {
  readonly name: string
  /** `undefined` takes the cookie away. */
  readonly value: string | undefined
  readonly options: CookieSerializeOptions
}

interface Beside {
  readonly httpHeaders?: Readonly<Record<string, string>>
  readonly cookies?: readonly CookieToSet[]
}

/** Fields of a good answer with something beside them. Without anything beside, a handler returns the fields bare. */
export class Answer<Fields> {
  readonly fields: Fields
  readonly beside: Beside

  constructor(fields: Fields, beside: Beside) {
    this.fields = fields
    this.beside = beside
  }
}

export function answer<Fields>(fields: Fields, beside: Beside): Answer<Fields> {
  return new Answer(fields, beside)
}

/** A whole envelope as bytes, for lists that are the same for everybody: made once by `serialise`, sent many times. */
export class Serialised {
  readonly body: Buffer
  readonly etag: string
  readonly brotli: Buffer | undefined
  readonly gzip: Buffer | undefined

  constructor(parts: {
    body: Buffer
    etag: string
    brotli?: Buffer | undefined
    gzip?: Buffer | undefined
  }) {
    this.body = parts.body
    this.etag = parts.etag
    this.brotli = parts.brotli
    this.gzip = parts.gzip
  }
}
