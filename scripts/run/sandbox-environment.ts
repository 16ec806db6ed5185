import { join } from 'node:path'
import type { RunSettings } from './run-settings.ts'

/** Shared by the provider and the server, as a real provider's contract would have them. */
export const SANDBOX_SECRETS = ['PIX_CLIENT_SECRET', 'PIX_WEBHOOK_SECRET', 'PIX_CONTROL_TOKEN'] as const

/** The same for who knows the registry of the impeded, checks identities and sends text messages. */
export const PEOPLE_SECRETS = ['REGISTRY_KEY', 'IDENTITY_KEY', 'SMS_TOKEN', 'PEOPLE_CONTROL_TOKEN'] as const

export const sandboxUrl = (settings: RunSettings) => `http://127.0.0.1:${settings.pixPort}`

const isForSandbox = ([name, value]: [string, string | undefined]) =>
  name.startsWith('PIX_') && Boolean(value)

/** The sandbox is a stranger: of the environment it gets its own variables, least of all the server's database. */
export function sandboxEnvironment(
  settings: RunSettings,
  secrets: Record<string, string>,
): Record<string, string> {
  const shared = SANDBOX_SECRETS.map(name => [name, secrets[name] ?? ''])
  return {
    PATH: process.env.PATH ?? '',
    PIX_HOST: '127.0.0.1',
    PIX_PORT: String(settings.pixPort),
    PIX_DATA: join(settings.dataDir, 'pix'),
    PIX_CLIENT_ID: 'arara',
    PIX_RETURN_ORIGINS: `http://localhost:${settings.port} http://127.0.0.1:${settings.port}`,
    ...Object.fromEntries(Object.entries(process.env).filter(isForSandbox)),
    ...Object.fromEntries(shared),
  }
}

export const peopleUrl = (port: number) => `http://127.0.0.1:${port}`

/** As the payment sandbox: a stranger, who gets what is its own. */
export function peopleEnvironment(port: number, secrets: Record<string, string>): Record<string, string> {
  const { PATH = '', PEOPLE_SETTLE_MS = '' } = process.env
  const shared = PEOPLE_SECRETS.map(name => [name, secrets[name] ?? ''])
  return { PATH, PEOPLE_SETTLE_MS, PEOPLE_PORT: String(port), ...Object.fromEntries(shared) }
}
