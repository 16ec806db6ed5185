import type { Deps } from '../../../deps.ts'
import type { CookieToSet } from '../../../platform/http/answers/answer.ts'

/** Recognises a browser that signed in before; reveals nothing about the member. */
const deviceCookieName = '__Host-arara-device'

/** The longest that browsers keep a cookie. */
const days = 400

export function deviceCookie(token: string): CookieToSet {
  return {
    name: deviceCookieName,
    value: token,
    options: { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: days * 24 * 3600 },
  }
}

/** What a browser sent, if it has the form of ours. */
export function readDeviceToken(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  const token = cookies[deviceCookieName]
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

/** How a browser stands in the database. */
export function hashDevice({ secrets }: Pick<Deps, 'secrets'>, token: string): Buffer {
  return secrets.sign('device', token)
}

export interface KnownDevice {
  /** Names the browser, which cannot choose it: for keyed hashes only. */
  readonly token: string
  /** How it stands in the database. */
  readonly hash: Buffer
  /** To be set where this browser had no name yet. */
  readonly cookies: readonly CookieToSet[]
}

/** The browser that calls; one that has no name yet gets one. */
export function knowDevice(
  deps: Pick<Deps, 'random' | 'secrets'>,
  cookies: Readonly<Record<string, string | undefined>>,
): KnownDevice {
  const known = readDeviceToken(cookies)
  const token = known ?? deps.random(32).toString('base64url')
  return { token, hash: hashDevice(deps, token), cookies: known === undefined ? [deviceCookie(token)] : [] }
}
