import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** How a launch token is stored: a stolen table opens no game. */
export function hashLaunchToken(secrets: Secrets, token: string): Buffer {
  return secrets.sign('launch-token', token)
}
