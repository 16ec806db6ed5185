import type { RunSettings } from './run-settings.ts'
import { peopleUrl, sandboxUrl } from './sandbox-environment.ts'

/** Secrets of the server that a demo makes automatically; production brings its own. */
export const SERVER_SECRETS = [
  'APP_SECRET',
  'PIX_CLIENT_SECRET',
  'PIX_WEBHOOK_SECRET',
  'REGISTRY_KEY',
  'IDENTITY_KEY',
  'SMS_TOKEN',
  'VAPID_PRIVATE_KEY',
] as const

/** Where this machine itself reaches the server; a wildcard address is reached over loopback. */
export function serverUrl(settings: Pick<RunSettings, 'host' | 'port'>): string {
  const isWildcard = settings.host === '0.0.0.0' || settings.host === '::'
  const host = isWildcard ? '127.0.0.1' : settings.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`
}

type Variables = Record<string, string>

interface Known {
  readonly appUrl: string
  /** Where the sandbox's registry and identity checks listen in a demo. */
  readonly peoplePort: number
}

/** Everything the operator set, and over it what the supervisor knows better. */
export function serverEnvironment(
  settings: RunSettings,
  secrets: Variables,
  { appUrl, peoplePort }: Known,
): Variables {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const own: Variables = {
    MODE: settings.mode,
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: appUrl,
    ...Object.fromEntries(SERVER_SECRETS.flatMap(name => (secrets[name] ? [[name, secrets[name]]] : []))),
  }
  if (settings.mode === 'production') return { ...Object.fromEntries(given), ...own }
  // In a demo the terminal belongs to the addresses and accounts: one line a request would push them away.
  const people = peopleUrl(peoplePort)
  const peers = { REGISTRY_URL: people, IDENTITY_URL: people, PUSH_SANDBOX_URL: people, SMS_URL: people }
  const sender = { SMS_ACCOUNT: `AC${'0'.repeat(32)}`, SMS_FROM: '+5511900000000' }
  const beacon = { BEACON: 'sandbox', BEACON_URL: `${people}/beacon` }
  const sandbox = { PIX_URL: sandboxUrl(settings), ...peers, ...sender, ...beacon }
  return { LOG_LEVEL: 'warn', ...Object.fromEntries(given), ...own, ...sandbox }
}
