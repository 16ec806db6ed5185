import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** PEM texts. */
export interface TlsFiles {
  readonly cert: string | undefined
  readonly key: string | undefined
  /** Whom we believe instead of the public authorities. */
  readonly ca: string | undefined
}

const file = z.optional(z.string().check(z.refine(path => existsSync(path), 'must be a file that exists')))

export const tlsVariables = {
  /** Our certificate for the provider (mutual TLS, as API Pix wants it), its key, and the provider's own authority. */
  PIX_CLIENT_CERT: file,
  PIX_CLIENT_CERT_KEY: file,
  PIX_SERVER_CA: file,
}
const environment = z.object(tlsVariables)
type TlsEnvironment = z.output<typeof environment>

export function mistakesOfTls(env: TlsEnvironment): string[] {
  const isHalf = (env.PIX_CLIENT_CERT === undefined) !== (env.PIX_CLIENT_CERT_KEY === undefined)
  return isHalf ? ['PIX_CLIENT_CERT and PIX_CLIENT_CERT_KEY: give both or neither'] : []
}

export function readTls(env: TlsEnvironment): TlsFiles | undefined {
  const { PIX_CLIENT_CERT: cert, PIX_CLIENT_CERT_KEY: key, PIX_SERVER_CA: ca } = env
  if (cert === undefined && ca === undefined) return undefined
  const read = (path: string | undefined) => (path === undefined ? undefined : readFileSync(path, 'utf8'))
  return { cert: read(cert), key: read(key), ca: read(ca) }
}
