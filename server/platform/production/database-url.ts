import { isThisMachine } from './private-peers.ts'

/** `sslmode` values under which node-postgres speaks TLS, with a certificate that it verifies, or does not connect. */
const encryptedModes: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full'])

/** A database off this machine is spoken to by TLS alone; a Unix socket (`?host=/run/postgresql`) is this machine. */
export function mistakesOfDatabaseUrl(name: string, url: string): string[] {
  if (!URL.canParse(url)) return []
  const { hostname, searchParams } = new URL(url)
  // The driver takes the last of several.
  const parameters = new Map(searchParams)
  const host = parameters.get('host') ?? decodeURIComponent(hostname)
  if (host.startsWith('/') || isThisMachine(host)) return []
  return isVerified(parameters)
    ? []
    : [`${name} must ask for TLS (?sslmode=verify-full) in production: its database is on another machine`]
}

function isVerified(parameters: ReadonlyMap<string, string>): boolean {
  const mode = parameters.get('sslmode')
  // Next to a mode, `ssl=true` means nothing to the driver.
  if (mode === undefined) return parameters.get('ssl') === 'true'
  // As libpq reads it, `require` without an authority takes any certificate.
  const takesAny = parameters.get('uselibpqcompat') === 'true' && !parameters.has('sslrootcert')
  return encryptedModes.has(mode) && !(mode === 'require' && takesAny)
}
