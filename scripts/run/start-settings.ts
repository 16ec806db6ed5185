import { readConfig } from '../../server/platform/config/config.ts'
import { readRunSettings, type SettingsOutcome } from './run-settings.ts'
import { PEOPLE_SECRETS, SANDBOX_SECRETS } from './sandbox-environment.ts'
import { SERVER_SECRETS } from './server-environment.ts'

type Variables = Record<string, string | undefined>

/** What the supervisor will tell the server automatically, in the right form: only what the operator wrote is judged. */
function withStandIns(variables: Variables): Variables {
  const database = { DATABASE_URL: 'postgresql://app@localhost/arara' }
  if (variables.MODE === 'production') return { ...variables, ...database }
  const secrets = [...SERVER_SECRETS, ...SANDBOX_SECRETS, ...PEOPLE_SECRETS]
  const made = secrets.filter(name => !variables[name]).map(name => [name, '1'.repeat(64)])
  const peer = 'http://127.0.0.1:8090'
  const peers = { PIX_URL: peer, REGISTRY_URL: peer, IDENTITY_URL: peer, PUSH_SANDBOX_URL: peer }
  return { ...variables, ...Object.fromEntries(made), ...database, ...peers }
}

/**
 * The whole environment, the server's part of it too, before anything is started: an operator who mends one list of
 * mistakes must not be shown a second one, after PostgreSQL has come up.
 */
export function readStartSettings(variables: Variables): SettingsOutcome {
  const own = readRunSettings(variables)
  const server = readConfig(withStandIns(variables))
  const mistakes = own.ok ? [] : own.mistakes
  const named = new Set(mistakes.map(variableOf))
  // Both read MODE, HOST, PORT: said once.
  const more = server.ok ? [] : server.mistakes.filter(mistake => !named.has(variableOf(mistake)))
  if (own.ok && more.length === 0) return own
  return { ok: false, mistakes: [...mistakes, ...more] }
}

const variableOf = (mistake: string) => mistake.split(' ', 1)[0] ?? ''
