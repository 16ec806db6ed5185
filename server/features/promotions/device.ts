import type { Deps } from '../../deps.ts'
import type { CookieToSet } from '../../http/answer.ts'

/** A name for this browser that it cannot choose: random, signed, kept in a cookie no script reads. */
const cookieName = '__Host-arara-device'
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: 400 * 86_400 } as const

export interface Device {
  readonly id: string
  /** To be set where this browser had none yet. */
  readonly cookies: readonly CookieToSet[]
}

type DeviceDeps = Pick<Deps, 'secrets' | 'random'>

export function readDevice(deps: DeviceDeps, cookies: Readonly<Record<string, string | undefined>>): Device {
  const [id = '', signature = ''] = (cookies[cookieName] ?? '').split('.')
  if (/^[0-9a-f]{32}$/.test(id) && signature === signatureOf(deps, id)) return { id, cookies: [] }
  const fresh = deps.random(16).toString('hex')
  const value = `${fresh}.${signatureOf(deps, fresh)}`
  return { id: fresh, cookies: [{ name: cookieName, value, options }] }
}

function signatureOf({ secrets }: DeviceDeps, id: string): string {
  return secrets.sign('device', id).toString('base64url')
}
